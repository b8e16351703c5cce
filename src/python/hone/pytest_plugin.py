"""A plug-in for pytest: `pytest --hone` makes the text arguments of failing tests small.

It is for tests with parameters (pytest.mark.parametrize) and for tests of Hypothesis. Each argument that is str or bytes
is reduced as long as the test ends with the same exception in the same line of your code. `--hone=json` says in which
language the texts are; a test may say it itself, and give other arguments of hone.reduce:

    @pytest.mark.hone(language="json", max_time=10)

The test's function is called again and again with the same fixtures, so it should leave them as they are.
"""

from __future__ import annotations

import contextlib
import functools
import inspect
import io
from typing import Any, Callable, Dict, Iterator, Optional

import pytest

import hone
from hone._exceptions import failure_of

_SECONDS = 60.0  #: for each text, unless the mark says otherwise


def pytest_addoption(parser: Any) -> None:
    parser.getgroup("hone").addoption("--hone", nargs="?", const="generic", metavar="LANGUAGE",
                                      help="make the text arguments of failing tests small, as texts of the language")


def pytest_configure(config: Any) -> None:
    config.addinivalue_line("markers", "hone(**arguments): arguments of hone.reduce for the test's texts under --hone")


@contextlib.contextmanager
def _captured(item: Any) -> Iterator[None]:
    """What the test prints isn't shown, and its capsys or capfd gets it, as while pytest calls it."""
    capture = item.config.pluginmanager.getplugin("capturemanager")
    fixtures = [item.funcargs[name] for name in ("capsys", "capsysbinary", "capfd", "capfdbinary")
                if name in item.funcargs]
    if capture is None or not fixtures:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            yield
        return
    capture.resume_global_capture()
    capture.activate_fixture()
    for fixture in fixtures:
        fixture.readouterr()  # of the call before
    try:
        yield
    finally:
        capture.deactivate_fixture()
        capture.suspend_global_capture(in_=False)
        capture.read_global_capture()


class _Call:
    """A call of a test that failed."""

    def __init__(self, item: Any, function: Callable[..., Any], arguments: Dict[str, Any], error: BaseException,
                 texts: Iterator[str]):
        self.item, self.function, self.arguments = item, function, arguments
        self.failure = failure_of(error)
        self.texts = [name for name in texts if isinstance(arguments.get(name), (str, bytes)) and arguments[name]]

    def fails(self, name: str, text: Any) -> Any:
        """As a test of hone.reduce: with another text as the argument of that name."""
        try:
            with _captured(self.item):
                self.function(**{**self.arguments, name: text})
            return False
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # pytest.skip and pytest.fail raise no Exception
            return True if failure_of(error) == self.failure else hone.UNRESOLVED


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item: Any) -> Iterator[None]:
    """Has Hypothesis tell of the calls that fail; its last one is of the smallest example that it found."""
    inner = getattr(getattr(item, "obj", None), "hypothesis", None)
    if inner is None or item.config.option.hone is None:
        yield
        return
    function = inner.inner_test

    @functools.wraps(function)
    def recorded(*values: Any, **named: Any) -> Any:
        __tracebackhide__ = True
        try:
            return function(*values, **named)
        except Exception as error:
            arguments = inspect.signature(function).bind_partial(*values, **named).arguments
            item.hone_call = _Call(item, function, dict(arguments), error, iter(arguments))
            raise

    inner.inner_test = recorded
    try:
        yield
    finally:
        inner.inner_test = function


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: Any, call: Any) -> Iterator[None]:
    outcome: Any = yield
    report = outcome.get_result()
    if item.config.option.hone is None or call.when != "call" or not report.failed or call.excinfo is None:
        return  # without an exception: a test that was to fail has passed
    failed = getattr(item, "hone_call", None) or _parametrized(item, call.excinfo.value)
    if failed is None:
        return
    for name in failed.texts:
        report.sections.append((f"hone: {name}", _reduced(item, failed, name)))


def _parametrized(item: Any, error: BaseException) -> Optional[_Call]:
    function = getattr(item, "obj", None)
    if not hasattr(item, "callspec") or inspect.iscoroutinefunction(function):
        return None
    names = inspect.signature(function).parameters
    arguments = {name: value for name, value in item.funcargs.items() if name in names}
    return _Call(item, function, arguments, error, iter(item.callspec.params))


def _reduced(item: Any, failed: _Call, name: str) -> str:
    """What is told of the argument, which is the small one from now on."""
    mark = item.get_closest_marker("hone")
    given = dict(mark.kwargs) if mark else {}
    if "grammar" not in given:
        given.setdefault("language", item.config.option.hone)
    text = failed.arguments[name]
    try:
        small = hone.reduce(text, lambda candidate: failed.fails(name, candidate),
                            **{"max_time": _SECONDS, "progress": False, **given})
    except hone.NotInteresting:
        return "not reduced: called again with this text, the test did not fail in the same way"
    except Exception as error:  # pytest ends the whole session if its plug-ins raise
        return f"not reduced: {error}"
    plain: Any = bytes(small) if isinstance(small, bytes) else str(small)
    failed.arguments[name] = plain
    unit = "bytes" if isinstance(text, bytes) else "characters"
    return f"{name} = {plain!r}\n{len(plain)} of {len(text)} {unit}, after {small.stats['tests']} tests"
