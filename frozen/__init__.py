"""What `build.spec` does to the parts of the standalone program so that it stays small."""
