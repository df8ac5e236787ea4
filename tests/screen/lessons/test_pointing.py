"""What a lesson points out is there and in sight, and what it says fits beside the board, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from pygame import Rect
from screen.lessons.follow import Follower, MouseFollower, lesson_context

from game.engine.cards import Action, Tool, face
from game.engine.cells import at
from game.engine.commands import ClaimGoal
from game.engine.events import Broke, Claimed, Collapsed, GoalRevealed, Laid, Looked, Passed, Repaired
from game.scenes.lessons.chapter import ChapterScene
from game.scenes.lessons.guidance import Guide
from game.scenes.lessons.guided import GuidedScene
from game.scenes.lessons.opening import open_lesson
from game.scenes.lessons.panel import Said
from game.scenes.lessons.taught import TaughtTable
from game.system.i18n import PSEUDO_LANGUAGE, languages, use_language
from game.system.settings import Settings
from game.tabletop.view.goal_tags import tag_rect
from game.ui.pads.prompts import LAST_USED
from game.words.lessons.chapters import STEPS
from game.words.lessons.foreman import LOW_DECK, Topic, explain, opening
from game.words.lessons.prompts import Ask, Device, prompt
from game.words.lessons.step import Await
from game.words.lessons.titles import CHAPTERS, Lesson

_LEAST_FACTOR = 0.6
"""How small the words of the panel become at most, as part of the size that the player has chosen."""


class Looking(Follower):
    """Looks, whenever something else is said, whether it can be read and whether what is meant can be seen."""

    def look(self, table: TaughtTable) -> None:
        self.faults += [f"{table.panel.said.text!r}: {fault}" for fault in _faults(table)]

    def obey(self, guide: Guide) -> None:
        self._wait(4)  # the view may be on its way
        self.look(self.table)
        super().obey(guide)

    faults: list[str]

    def __init__(self, lesson: Lesson, size: tuple[int, int], scale: int) -> None:
        self.faults = []
        super().__init__(lesson_context(size=size, settings=Settings(text_scale=scale, window=size)), lesson)


def _faults(table: TaughtTable) -> Iterator[str]:
    panel, window = table.panel, table.view.layout.viewport.rect
    yield from _clipped(table)
    for name in table.pointed():
        if table.rect_of(name) is None:
            yield f"there is no {name}"
    guide = table.guide()
    rings = 2 if guide is not None and guide.ask in (Ask.TAKE, Ask.GIVE_UP) else 1
    if guide is not None and guide.target is not None and len(table.ringed()) < rings:
        yield "what is to be pressed is not in sight"
    for rect in table.ringed():
        if not rect.w or not window.collidepoint(rect.center):
            yield f"{rect} is out of sight"
        if rect.colliderect(panel.rect):
            yield f"{rect} lies below the panel"


def _clipped(table: TaughtTable) -> Iterator[str]:
    panel, viewport = table.panel, table.view.layout.viewport
    buttons = [button.rect for button in table.buttons if panel.rect.contains(button.rect)]
    foot = min(rect.y for rect in buttons)
    for widget in panel.texts:
        for line in widget.texts(viewport):
            if not Rect(panel.rect.x, panel.rect.y, panel.rect.w, foot - panel.rect.y).contains(line.rect):
                yield f"{line.text!r} does not fit"


@pytest.mark.parametrize(
    ("lesson", "size", "scale"),
    [*((lesson, (1024, 640), 200) for lesson in CHAPTERS), (Lesson.BLUFF, (1280, 720), 100)],
)
def test_what_is_pointed_out_is_in_sight(lesson: Lesson, size: tuple[int, int], scale: int) -> None:
    follower = Looking(lesson, size, scale)
    follower.play()
    assert not follower.faults


@pytest.mark.parametrize("language", [*languages(), PSEUDO_LANGUAGE])
def test_every_step_fits_in_every_language(language: str) -> None:
    """At the narrowest window with the largest text, with the longest of the prompts that a step can have."""
    use_language(language)
    small = (1024, 640)
    settings = Settings(text_scale=200, window=small, language=language)
    for lesson in CHAPTERS:
        scene = open_lesson(lesson_context(size=small, settings=settings), lesson)
        assert isinstance(scene, ChapterScene)
        scene.resize(scene.context.viewport)
        for number, step in enumerate(STEPS[lesson]):
            scene.number = number
            how = "" if step.awaits in (Await.READ, Await.OTHERS) else _longest_prompt(step.awaits)
            _say(scene, Said(scene.told().title, step.words, how))
            assert not list(_clipped(scene)), (lesson, number)
            assert scene.panel.factor >= _LEAST_FACTOR, (lesson, number)
        scene.close()
    use_language("en")


@pytest.mark.parametrize("language", [*languages(), PSEUDO_LANGUAGE])
def test_all_that_the_foreman_explains_fits_in_every_language(language: str) -> None:
    use_language(language)
    small = (1024, 640)
    settings = Settings(text_scale=200, window=small, language=language)
    scene = open_lesson(lesson_context(size=small, settings=settings), Lesson.GUIDED)
    assert isinstance(scene, GuidedScene)
    scene.resize(scene.context.viewport)
    view = scene.session.view(0)
    low = replace(view, table=replace(view.table, deck=LOW_DECK))
    names = ("Ada", "Bo", "Cy")
    explained = [*opening(0, "Ada"), *explain(low, _EVENTS, names)]
    assert {lore.topic for lore in explained} == set(Topic), "nothing is left out here"
    for lore in explained:
        _say(scene, Said(scene.told().title, lore.text))
        assert not list(_clipped(scene)), lore.topic
        assert scene.panel.factor >= _LEAST_FACTOR, lore.topic
    scene.close()
    use_language("en")


_EVENTS = (
    Broke(1, 0, Tool.PICK, 0),
    Broke(1, 0, Tool.PICK, 2),
    Repaired(1, 0, Action.REPAIR_PICK, Tool.PICK, 2),
    Laid(1, 0, face("N"), at(0, 1)),
    Collapsed(1, 0, at(0, 1), face("N")),
    Looked(1, 0, 2, None),
    Looked(0, 0, 2, "gold"),
    Claimed(1, ClaimGoal(2, "gold")),
    GoalRevealed(1, 1, "NE", face("NE")),
    Passed(1, (0,), None),
)
"""One event for each thing that the foreman explains."""


def _say(scene: TaughtTable, said: Said) -> None:
    layout_panel, buttons, small = scene.panel.rect, scene.main_buttons(), scene.small_buttons()
    scene.panel.arrange(layout_panel, said, buttons, small)
    scene.buttons = [*buttons, *small]


def _longest_prompt(awaits: Await) -> str:
    fields = dict.fromkeys(("take", "next", "confirm", "give", "turn", "end", "talk"), "Page down")
    asks = (Ask.TURN,) if awaits is Await.TURN else tuple(ask for ask in Ask if ask is not Ask.TURN)
    return max((prompt(device, ask, fields) for device in Device for ask in asks), key=len)


def test_how_it_is_done_is_told_for_the_device_in_hand() -> None:
    mouse = MouseFollower(lesson_context(), Lesson.TOOLS)
    scene = mouse.table
    while scene.guide() is None:
        mouse.act()
    told = {scene.how()}
    assert scene.ghost.shown or scene.device is not Device.MOUSE
    for LAST_USED.keys, LAST_USED.pad in ((True, False), (False, True)):
        told.add(scene.how())
    LAST_USED.pad = LAST_USED.keys = False
    told.add(scene.how())
    assert len(told) == 3


def _ready(settings: Settings) -> TaughtTable:
    """A table at its first move, its person with the mouse in hand."""
    follower = Follower(lesson_context(settings=settings), Lesson.TOOLS)
    while follower.table.guide() is None:
        follower.act()
    LAST_USED.keys = False
    follower.table.update(0.1)
    return follower.table


def test_a_hand_shows_the_first_drag_until_it_was_done_once() -> None:
    table = _ready(Settings())
    assert table.ghost.shown
    assert table.wake_in is not None
    table._dragged = True
    table.update(0.1)
    assert not table.ghost.shown
    assert not _ready(Settings(lessons=("lay",))).ghost.shown, "who has played a chapter knows"


def test_with_less_motion_the_hand_gives_way_to_an_arrow_that_stands_still() -> None:
    table = _ready(Settings(reduced_motion=True))
    assert not table.ghost.shown
    for _each in range(20):
        table.update(0.1)
    assert table.wake_in is None


@pytest.mark.parametrize("scale", [100, 130, 160, 200])
@pytest.mark.parametrize("lesson", [Lesson.LAY, Lesson.GUIDED])
def test_start_goals_and_their_names_show_at_the_smallest_window_with_nothing_over_them(
    lesson: Lesson, scale: int
) -> None:
    small = (1024, 640)
    context = lesson_context(size=small, settings=Settings(text_scale=scale, window=small))
    table = Follower(context, lesson).table
    view, maze = table.view, table.session.table.maze
    for cell in (*maze.cards, *maze.closed):
        assert view.layout.open_cloth.contains(view.cell(cell))
        assert view.cell(cell).collidelist([view.layout.piles, view.layout.candle]) == -1
    for tag in view.tags():
        assert view.layout.open_cloth.contains(tag_rect(view.viewpoint.camera, tag))
