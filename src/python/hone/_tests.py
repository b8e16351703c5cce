"""Tests: functions of the caller, and programs."""

from __future__ import annotations

from typing import Any, Callable, Union

from ._library import ABORT, FAIL, PASS, PREDICATE, Handle, bytes_at, library, options_text
from ._library import UNRESOLVED as UNRESOLVED_VERDICT


class _Unresolved:
    def __repr__(self) -> str:
        return "hone.UNRESOLVED"


#: The answer of a test that can't tell: the text is invalid, or fails in another way.
UNRESOLVED = _Unresolved()

Answer = Union[bool, _Unresolved]
#: A function of a text, which is str or bytes as the input is.
Predicate = Callable[[Any], Answer]


def verdict_of(answer: object) -> int:
    if answer is True:
        return FAIL
    if answer is False:
        return PASS
    if answer is UNRESOLVED:
        return UNRESOLVED_VERDICT
    raise TypeError(f"the test returned {answer!r}: return True (it fails), False (it passes) or hone.UNRESOLVED")


class Test:
    """A test that runs a program for each candidate, with the options of the command line.

    >>> import hone
    >>> hone.repair("[1, 2", hone.Test(command=["python3", "-m", "json.tool", "@@"], exit=0), language="json")
    '[1, 2]'

    Others are test="./test.sh", commands="grep -q needle $1" and test_server="python3 server.py".
    """

    __test__ = False  # for pytest, which would take it for a class of tests

    def __init__(self, **options: Any):
        self.handle = Handle("hone_test_free",
                             lambda made, error: library.hone_test_new(options_text(options), made, error))


class PredicateTest:
    """Calls a function of bytes that returns a verdict. Its first exception ends the run and is kept."""

    def __init__(self, ask: Callable[[bytes], int]):
        self.exception: BaseException | None = None
        self._ask = ask
        self._callback = PREDICATE(self._call)
        self.handle = Handle("hone_test_free",
                             lambda made, error: library.hone_test_callback(self._callback, None, made, error))

    def _call(self, place: int, size: int, _data: object) -> int:
        try:
            return self._ask(bytes_at(place, size))
        except BaseException as error:  # SystemExit and KeyboardInterrupt, too, must not end in the library
            if self.exception is None:
                self.exception = error
            return ABORT
