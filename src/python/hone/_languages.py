"""Languages of texts: bundled ones by name, and grammars of the user's own."""

from __future__ import annotations

import functools
import os
import tempfile
from pathlib import Path
from typing import Optional, Sequence, Union

from ._expansions import Expansions, to_antlr
from ._library import Handle, library, options_text

#: ANTLR grammar files, or a dictionary of expansions as in the Fuzzing Book.
Grammar = Union[str, "os.PathLike[str]", Sequence[Union[str, "os.PathLike[str]"]], Expansions]


def language_of(language: Optional[str], grammar: Optional[Grammar], start: Optional[str], islands: bool) -> Handle:
    """Raises hone.Error if both are given, or if there is no such language."""
    if grammar is None:
        return _bundled(language or "generic", start, islands)
    if isinstance(grammar, dict):
        return _of_expansions(to_antlr(grammar, start or "<start>"))
    files = [grammar] if isinstance(grammar, (str, os.PathLike)) else list(grammar)
    return _made(language=language, grammar=files, start=start)


def _made(**options: object) -> Handle:
    given = options_text(options)
    return Handle("hone_language_free", lambda made, error: library.hone_language_new(given, made, error))


@functools.lru_cache(maxsize=None)
def _bundled(name: str, start: Optional[str], islands: bool) -> Handle:
    return _made(language=name, start=start, islands=islands)


@functools.lru_cache(maxsize=16)
def _of_expansions(grammar: str) -> Handle:
    with tempfile.TemporaryDirectory(prefix="hone-") as folder:
        file = Path(folder) / "Expansions.g4"
        file.write_text(grammar, encoding="utf-8")
        return _made(grammar=[str(file)])
