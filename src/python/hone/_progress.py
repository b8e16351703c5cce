"""Shows the progress of a run, in a line that is written anew."""

from __future__ import annotations

import sys
import time
from typing import Optional


class Progress:
    """On standard error. By default only on a terminal or in a notebook."""

    def __init__(self, wanted: Optional[bool], size: int):
        self._wanted = wanted if wanted is not None else sys.stderr.isatty() or "ipykernel" in sys.modules
        self._size = self._best = size
        self._next = time.monotonic() + 1
        self._shown = False

    def committed(self, tests: int, best: Optional[int]) -> None:
        """`best`: the size of the candidate, if that is the best text so far."""
        if best is not None:
            self._best = best
        if not self._wanted or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + 0.2
        self._shown = True
        print(f"\rhone: {tests} tests, {self._size} -> {self._best} bytes  ", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._shown:
            print(file=sys.stderr)
