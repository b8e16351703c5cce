"""Exceptions as verdicts, for `raises`: code that fails by raising is a test as it is."""

from __future__ import annotations

import os
import sysconfig
from types import CodeType
from typing import Any, Callable, Optional, Tuple, Type, Union

from ._errors import Error, NotInteresting
from ._tests import UNRESOLVED, Predicate, Test

#: An exception, or several of them.
Raises = Union[Type[BaseException], Tuple[Type[BaseException], ...]]

_FOREIGN = tuple({os.path.join(os.path.realpath(folder), "") for folder in
                  [os.path.dirname(__file__), *(sysconfig.get_path(name) for name in
                                                ("stdlib", "platstdlib", "purelib", "platlib"))]})


def _place_of(error: BaseException) -> Tuple[str, str, int]:
    """File, function and line of the innermost frame that is neither of a library nor of hone; if all are, the innermost
    one of those."""
    found, own = ("", "", 0), False
    at = error.__traceback__
    while at is not None:
        code: CodeType = at.tb_frame.f_code
        name = os.path.realpath(code.co_filename)
        is_own = not (name.startswith(_FOREIGN) or "/dist-packages/" in name or code.co_filename.startswith("<frozen"))
        if is_own or not own:
            found, own = (os.path.basename(name), code.co_name, at.tb_lineno), is_own
        at = at.tb_next
    return found


def failure_of(error: BaseException) -> Tuple[Any, ...]:
    """Its class and place: failures of which they are the same are one."""
    return (type(error), *_place_of(error))


#: Functions of which one knows what they read.
_READ_BY = {("json", "loads"): "json", ("ast", "parse"): "python", ("tomllib", "loads"): "toml",
            ("xml.etree.ElementTree", "XML"): "xml", ("yaml", "safe_load"): "yaml"}


def language_read_by(function: Any) -> Optional[str]:
    """The bundled language of what the function reads, if that is known."""
    return _READ_BY.get((getattr(function, "__module__", ""), getattr(function, "__qualname__", "")))


def _checked(function: Any) -> None:
    if isinstance(function, Test):
        raise Error("raises is for a function: a hone.Test has options such as exit=1")


def failing(function: Callable[[Any], Any], raises: Raises, text: Any) -> Predicate:
    """The test of a reduction: a text fails if the function raises what it raises for `text`, at the same place."""
    _checked(function)
    try:
        function(text)
    except raises as error:
        expected = failure_of(error)
    except Exception as error:
        raise NotInteresting(f"the input raises {type(error).__name__}, which isn't in raises") from error
    else:
        raise NotInteresting("the input doesn't fail: the function raised nothing")

    def ask(candidate: Any) -> Any:
        try:
            function(candidate)
        except raises as error:
            return True if failure_of(error) == expected else UNRESOLVED
        except Exception:  # another failure
            return UNRESOLVED
        return False

    return ask


def accepting(function: Callable[[Any], Any], raises: Raises) -> Predicate:
    """The test of a repair: a text is refused if the function raises one of these exceptions, and else accepted."""
    _checked(function)

    def ask(candidate: Any) -> bool:
        try:
            function(candidate)
        except raises:
            return False
        return True

    return ask
