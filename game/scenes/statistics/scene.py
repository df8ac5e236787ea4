"""Statistics: what became of all finished games, by whom and in what they were played (UX S11).

Nothing of a game that is not over is counted or shown here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.scenes.routes import ToAchievements
from game.scenes.shared.ground import OakGround
from game.scenes.shared.sign import Lettering
from game.scenes.statistics.choosing import Filter, all_words, chooser_tip, compared_words, value_words
from game.scenes.statistics.figure_rows import ChartSign, FigureRow, figure_rows
from game.scenes.statistics.keeper import Keeper
from game.scenes.statistics.layout import Content, Page, lay_out
from game.scenes.statistics.plot import Plot
from game.scenes.statistics.plots import Kind, comparison, file_words, kind_words, picture_of, plot_of
from game.statistics.figures import CHOSEN_BY, Answer, Aspect, Figures, Value
from game.system.i18n import _
from game.ui.context import LOOK_AGAIN, Context
from game.ui.paint import draw_plate
from game.ui.scene import Change, Open, Pop, Push
from game.ui.screen import Screen
from game.ui.theme import PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.dialog import Choice, Dialog
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.things import comma_words


class StatisticsScene(Screen):
    """Filters at the top, figures at the left, plots at the right, and below them what can be done."""

    name = "statistics"
    first = "back"

    def __init__(self, context: Context, aspect: Aspect = Aspect.ROLE, kind: Kind = Kind.GOLD) -> None:
        super().__init__(context)
        self._ground = OakGround(context)
        folder = context.data_folder
        self._keeper = None if folder is None else Keeper(context, folder)
        self._answer: Answer | None = None
        self._waits = self._keeper is not None
        self._chosen: dict[Aspect, Value] = {}
        self._aspect, self._kind = aspect, kind
        self._plots: list[Plot] = []
        self._rows: list[FigureRow] = []
        self._page = Page()
        self._views = (ScrollView("figures"), ScrollView("plots"))
        self._ask()
        self._say()

    # What is shown

    def _ask(self) -> None:
        if self._keeper is not None:
            self._waits = True
            self._keeper.ask(dict(self._chosen))

    def _show(self, answer: Answer | None) -> None:
        """Show these figures, or that there are none."""
        self._answer = answer if answer is not None and any(answer.choices.values()) else None
        self._waits = False
        self._say()
        self.rearrange()

    def _say(self) -> None:
        """Make everything that has words, in the language of now."""
        self._heading = Lettering(_("Statistics"), 38, centred=True)
        self._empty = RichText(self._empty_words(), size=18, colour=PARCHMENT_INK, centred=True)
        answer = self._answer
        self._rows = [] if answer is None else figure_rows(answer.figures)
        self._filters = [] if answer is None else [self._filter(aspect, answer.choices) for aspect in CHOSEN_BY]
        self._choosers = self._plot_choosers() if answer is not None else []
        self._make_plots()
        self._buttons = self._make_buttons()

    def _make_plots(self) -> None:
        self._plots = [] if self._answer is None else self._new_plots(self._answer.figures)

    def _new_plots(self, figures: Figures) -> list[Plot]:
        return [comparison(figures, self._aspect), plot_of(figures, self._kind, self._aspect)]

    def _empty_words(self) -> str:
        if self._keeper is None:
            return _("There is no folder that statistics could be kept in.")
        return _(
            "No finished game has been counted yet. Every game that is played to its end is counted by itself. "
            "Games from before can be counted from their records."
        )

    def _filter(self, aspect: Aspect, choices: Mapping[Aspect, tuple[Value, ...]]) -> Filter:
        def choose(value: Value | None) -> Change:
            self._chosen.pop(aspect, None)
            if value is not None:
                self._chosen[aspect] = value
            self._ask()
            return None

        offered = [(None, all_words(aspect)), *((value, value_words(aspect, value)) for value in choices[aspect])]
        tip = chooser_tip(aspect)
        return Filter(f"by-{aspect}", offered, self._chosen.get(aspect), choose, tooltip=tip)

    def _plot_choosers(self) -> list[Widget]:
        aspects = [(aspect, compared_words(aspect)) for aspect in Aspect]
        kinds = [(kind, kind_words(kind, self._aspect)) for kind in Kind]
        tip = _("Bars show the share of rounds won, the thin lines how sure that is: 95 of 100 times it lies within.")
        return [
            Cycler("compare", aspects, self._aspect, self._compare_by, style="wood", tooltip=tip),
            Cycler("show", kinds, self._kind, self._show_kind, style="wood"),
        ]

    def _compare_by(self, aspect: Aspect) -> Change:
        self._aspect = aspect
        self._choosers = self._plot_choosers()
        self._make_plots()
        self.rearrange()
        return None

    def _show_kind(self, kind: Kind) -> Change:
        self._kind = kind
        self._make_plots()
        self.rearrange()
        return None

    def _make_buttons(self) -> list[Button]:
        keeper = self._keeper
        count = Button("count-again", self._count_words(), self._count_again, style="slate", icon="recap", size=17)
        count.tooltip = _(
            "Counts every finished game that is kept, forgotten ones too. Games whose records are gone stay counted."
        )
        table = Button("export", _("Save as CSV"), self._export, style="slate", icon="save", size=17)
        table.tooltip = _("A line for each seat in each round, for spreadsheets and other programs.")
        pictures = Button("pictures", _("Save the plots"), self._save_pictures, style="slate", icon="save", size=17)
        pictures.tooltip = _("The two plots that show now, as pictures.")
        reset = Button("reset", _("Forget all"), self._ask_to_reset, style="slate", icon="cross", size=17)
        back = Button("back", _("Back"), Pop, style="brass", icon="back", size=19)
        for button in (count, table, pictures, reset):
            button.enabled = keeper is not None and not keeper.acting
            button.why_not = (
                _("There is no folder to keep anything in.") if keeper is None else _("One thing at a time.")
            )
        for button in (table, pictures, reset):
            if button.enabled and self._answer is None:
                button.enabled, button.why_not = False, _("Nothing is counted.")
        count.enabled = keeper is not None and (not keeper.acting or keeper.progress is not None)
        return [back, _to_achievements(), count, table, pictures, reset]

    def _count_words(self) -> str:
        progress = None if self._keeper is None else self._keeper.progress
        if progress is None:
            return _("Count kept games again")
        return _("Stop counting ({done} of {all})").format(done=progress[0], all=progress[1])

    # What is done

    def _count_again(self) -> Change:
        if self._keeper is not None:
            self._keeper.count_again()
            self._renew()
        return None

    def _export(self) -> Change:
        if self._keeper is not None:
            self._keeper.export()
            self._renew()
        return None

    def _ask_to_reset(self) -> Change:
        def reset() -> Change:
            if self._keeper is not None:
                self._keeper.reset()
                self._renew()
            return Pop()

        keep = Choice("keep", _("Keep them"), Pop)
        sentence = _(
            "The games themselves stay saved. What has been played so far is counted again only when you ask for that "
            "here."
        )
        forget = Choice("forget", _("Forget them"), reset)
        return Push(Dialog(self.context, _("Forget all statistics and achievements?"), sentence, [keep, forget]))

    def _save_pictures(self) -> Change:
        answer = self._answer
        if self._keeper is not None and answer is not None:
            chosen = self._chosen_words()
            names = (f"won-by-{self._aspect}", file_words(self._kind, self._aspect))
            plots = [picture_of(plot, chosen, self.context) for plot in self._new_plots(answer.figures)]
            self._keeper.save(plots, names)
            self._renew()
        return None

    def _chosen_words(self) -> str:
        return comma_words([value_words(aspect, value) for aspect, value in self._chosen.items()]) or _("All games")

    def _renew(self) -> None:
        """Say anew what can be done, and what is being done."""
        self._buttons = self._make_buttons()
        self.rearrange()

    def update(self, dt: float) -> Change:
        keeper = self._keeper
        if keeper is not None:
            if keeper.act_done():
                self._ask()
                self._renew()
            elif keeper.progress is not None and self._count_words() not in [each.label for each in self._buttons]:
                self._renew()
            answer = keeper.take_answer()
            if answer is not None or (self._waits and not keeper.asking):
                self._show(answer)
            news = keeper.take_news()
            if news:
                self.context.tell_now(news.pop())
            self.context.notices.extend(news)
        return super().update(dt)

    @property
    def wake_in(self) -> float | None:
        return LOOK_AGAIN if self._keeper is not None and self._keeper.busy else super().wake_in

    @property
    def at_rest(self) -> bool:
        return self._keeper is None or not self._keeper.busy

    def finish(self) -> None:
        """Wait for what was asked: for tests and still pictures."""
        if self._keeper is not None:
            self._keeper.finish()
            self.update(0.0)

    def close(self) -> None:
        super().close()
        if self._keeper is not None:
            self._keeper.close()

    # How it looks

    def resize(self, viewport: Viewport) -> None:
        self._say()
        super().resize(viewport)

    def handle(self, event: pygame.Event) -> Change:
        if event.type == pygame.MOUSEMOTION:
            for plot in self._plots:
                self.ring.changed |= plot.point(event.pos)
        return super().handle(event)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        content = Content(
            heading=self._heading,
            rows=self._rows or ([] if self._waits else [ChartSign(), self._empty]),
            filters=self._filters,
            choosers=self._choosers,
            plots=self._plots,
            buttons=self._buttons[:-1],
            reset=self._buttons[-1],
        )
        self._page = lay_out(content, self._views, viewport)
        return self._page.parts

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._ground.draw(canvas)
        if self._answer is not None or not self._waits:
            draw_plate(canvas, self._page.board, "parchment", self.viewport, radius=4, seed=4)

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        for plot in self._plots:
            plot.draw_tip(canvas, self.viewport)


def _to_achievements() -> Button:
    act = partial(Open, ToAchievements())
    return Button("achievements", _("Achievements"), act, style="slate", icon="crown", size=17)
