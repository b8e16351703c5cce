"""libhone.so.2: its functions as Python sees them. The C header hone_c.h describes them."""

from __future__ import annotations

import ctypes
import json
import os
from ctypes import POINTER, byref, c_char_p, c_double, c_int, c_size_t, c_uint64, c_void_p
from pathlib import Path
from typing import Any, Callable, Mapping

from ._errors import Error

PREDICATE = ctypes.CFUNCTYPE(c_int, c_void_p, c_size_t, c_void_p)
TAKE = PREDICATE


class Event(ctypes.Structure):
    """hone_event."""

    _fields_ = [("note", c_char_p), ("pass_", c_char_p), ("text", c_void_p), ("size", c_size_t), ("verdict", c_int),
                ("best", c_int), ("tests", c_uint64)]


OBSERVER = ctypes.CFUNCTYPE(c_int, POINTER(Event), c_void_p)


class Input(ctypes.Structure):
    """hone_input."""

    _fields_ = [("text", c_char_p), ("size", c_size_t), ("verdict", c_int)]


OK, ERROR, ABORTED = 0, 1, 2
UNKNOWN, FAIL, PASS, UNRESOLVED, ABORT = -1, 0, 1, 2, 3
DONE, MAX_TESTS, MAX_TIME, CANCELLED = 0, 1, 2, 3

_OUT, _ERROR = POINTER(c_void_p), POINTER(c_void_p)
_MODE = [c_void_p, c_void_p, c_char_p, c_size_t, c_char_p, _OUT, _ERROR]
_FUNCTIONS: Mapping[str, tuple[Any, list[Any]]] = {
    "hone_version": (c_char_p, []),
    "hone_free": (None, [c_void_p]),
    "hone_language_new": (c_int, [c_char_p, _OUT, _ERROR]),
    "hone_language_free": (None, [c_void_p]),
    "hone_test_callback": (c_int, [PREDICATE, c_void_p, _OUT, _ERROR]),
    "hone_test_new": (c_int, [c_char_p, _OUT, _ERROR]),
    "hone_test_free": (None, [c_void_p]),
    "hone_run_new": (c_int, [c_void_p, OBSERVER, c_void_p, _OUT, _ERROR]),
    "hone_cancel": (None, [c_void_p]),
    "hone_run_free": (None, [c_void_p]),
    "hone_reduce": (c_int, _MODE),
    "hone_repair": (c_int, _MODE),
    "hone_generalize": (c_int, _MODE),
    "hone_explain": (c_int, [c_void_p, c_void_p, POINTER(Input), c_size_t, c_char_p, _OUT, _ERROR]),
    "hone_result_stop": (c_int, [c_void_p]),
    "hone_result_verdict": (c_int, [c_void_p]),
    "hone_result_count": (c_size_t, [c_void_p]),
    "hone_result_text": (c_void_p, [c_void_p, c_size_t, POINTER(c_size_t)]),
    "hone_result_stats": (c_char_p, [c_void_p]),
    "hone_result_json": (c_char_p, [c_void_p]),
    "hone_result_svg": (c_int, [c_void_p, _OUT, _ERROR]),
    "hone_result_match": (c_int, [c_void_p, c_char_p, c_size_t, POINTER(c_int), _ERROR]),
    "hone_result_generate": (c_int, [c_void_p, c_uint64, c_size_t, TAKE, c_void_p, _ERROR]),
    "hone_result_predict": (c_int, [c_void_p, c_char_p, c_size_t, POINTER(c_int), POINTER(c_double), _ERROR]),
    "hone_result_free": (None, [c_void_p]),
}


def _load() -> ctypes.CDLL:
    """The library that LIBHONE names, or the one that was installed with this package, or that of the system."""
    installed = Path(__file__).resolve().parents[3] / "libhone.so.2"  # of PREFIX/lib/python3/dist-packages/hone
    place = os.environ.get("LIBHONE") or (str(installed) if installed.exists() else "libhone.so.2")
    try:
        loaded = ctypes.CDLL(place)
    except OSError as error:
        remedy = "install libhone2, or let LIBHONE name libhone.so.2"
        raise ImportError(f"hone needs its library: {remedy} ({error})") from None
    for name, (result, arguments) in _FUNCTIONS.items():
        function = getattr(loaded, name)
        function.restype, function.argtypes = result, arguments
    return loaded


library = _load()


class Failed(Error):
    """A call that returned another status than OK."""

    def __init__(self, status: int, message: str):
        super().__init__(message)
        self.status = status


def check(call: Callable[[Any], int]) -> None:
    """Raises Failed unless `call(error)` returns OK."""
    error = c_void_p()
    status = call(byref(error))
    if status == OK:
        return
    message = ctypes.string_at(error.value).decode(errors="replace") if error.value else "out of memory"
    library.hone_free(error)
    raise Failed(status, message)


class Handle:
    """Owns what `call(made, error)` makes; `free` is the name of the function that frees it."""

    def __init__(self, free: str, call: Callable[[Any, Any], int]):
        self.pointer = c_void_p()
        self._free = getattr(library, free)
        check(lambda error: call(byref(self.pointer), error))

    def __del__(self) -> None:
        if getattr(self, "pointer", None):
            self._free(self.pointer)


def bytes_at(place: int, size: int) -> bytes:
    return ctypes.string_at(place, size) if size else b""


def options_text(options: Mapping[str, Any]) -> bytes:
    """Options as the library takes them: max_tests is max-tests there, and None stands for an option not given."""
    given = {name.replace("_", "-"): value for name, value in options.items() if value is not None}
    return json.dumps(given, default=os.fspath).encode()
