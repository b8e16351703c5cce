"""Worker processes that call a test, for more than one job: threads of one Python process would wait for each other."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Callable

from ._errors import Error

_ask: Callable[[bytes], int] | None = None


def _begin(ask: Callable[[bytes], int]) -> None:
    global _ask
    _ask = ask
    # Ctrl-C reaches all processes of a terminal; the caller's process ends the run.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _answer(candidate: bytes) -> int:
    assert _ask is not None
    return _ask(candidate)


class Workers:
    """Processes that are forked from this one, so that the test may be any function."""

    def __init__(self, ask: Callable[[bytes], int], count: int):
        self._pool = ProcessPoolExecutor(count, multiprocessing.get_context("fork"), _begin, (ask,))
        self._pool.submit(os.getpid).result()

    def ask(self, candidate: bytes) -> int:
        """Raises what the test raises."""
        try:
            return self._pool.submit(_answer, candidate).result()
        except BrokenProcessPool:
            raise Error("the test ended its worker process: let it return or raise, or give jobs=1") from None

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
