"""Runs a mode so that Ctrl-C ends it, and exceptions of the test and of the progress reach the caller."""

from __future__ import annotations

import sys
import threading
import warnings
from typing import Any, Callable, Union

from ._library import OBSERVER, Handle, library
from ._progress import Progress
from ._tests import PredicateTest, Test

#: Called with the run, the place for the result and the place for the error.
Mode = Callable[[Any, Any, Any], int]


class _Watch:
    """The run's observer."""

    def __init__(self, progress: Progress):
        self.exception: BaseException | None = None
        self.notes: list[str] = []
        self._progress = progress

    def __call__(self, event: Any, _data: object) -> int:
        try:
            now = event.contents
            if now.note is not None:
                self.notes.append(now.note.decode(errors="replace"))
            else:
                self._progress.committed(now.tests, now.size if now.best else None)
            return 0
        except BaseException as error:
            self.exception = error
            return 1


def warn(message: str) -> None:
    """At the place that has called this package."""
    depth = 1
    while (frame := sys._getframe(depth)).f_back and frame.f_globals.get("__package__") == __package__:
        depth += 1
    warnings.warn(message, stacklevel=depth + 1)


def run(mode: Mode, test: Union[Test, PredicateTest], progress: Progress) -> Handle:
    """The result. The library works in a thread of its own, so that the caller's thread can take signals."""
    watch = _Watch(progress)
    observer = OBSERVER(watch)
    handle = Handle("hone_run_free",
                    lambda made, error: library.hone_run_new(test.handle.pointer, observer, None, made, error))
    results: list[Handle] = []
    errors: list[BaseException] = []
    begun, ended = threading.Event(), threading.Event()

    def work(*_in_use: object) -> None:
        begun.wait()
        try:
            results.append(Handle("hone_result_free", lambda made, error: mode(handle.pointer, made, error)))
        except BaseException as error:
            errors.append(error)
        finally:
            ended.set()

    # Another Ctrl-C ends this function before the thread, which then still needs what the library calls.
    thread = threading.Thread(target=work, args=(observer, test), name="hone", daemon=True)
    thread.start()
    # Ctrl-C before this place leaves a thread that never begins. After it the library's thread is waited for by an
    # event: Thread.join takes a thread for ended once Ctrl-C has interrupted it (bpo-45274), and the library would then
    # call a test of an interpreter that ends, which aborts the program.
    try:
        begun.set()
        ended.wait()
    except BaseException:
        library.hone_cancel(handle.pointer)
        begun.set()
        ended.wait()
        raise
    finally:
        progress.end()
    for note in watch.notes:
        warn(note)
    for exception in (getattr(test, "exception", None), watch.exception, *errors):
        if exception is not None:
            raise exception
    return results[0]

