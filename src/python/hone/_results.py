"""What the modes return. Results show themselves in notebooks."""

from __future__ import annotations

import ctypes
import html
import json
from ctypes import byref, c_char_p, c_double, c_int, c_size_t, c_void_p
from typing import Any, Callable, Dict, List, Optional, Union

from ._errors import Error
from ._library import CANCELLED, DONE, FAIL, MAX_TESTS, MAX_TIME, TAKE, Handle, bytes_at, check, library

AnyText = Union[str, bytes]


def encoded(text: AnyText) -> bytes:
    if not isinstance(text, (str, bytes)):
        raise Error(f"a text should be str or bytes, not {type(text).__name__}")
    return text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape")


def decoder_for(text: AnyText) -> Callable[[bytes], Any]:
    """Makes texts of bytes, of the same type as `text`."""
    if isinstance(text, bytes):
        return lambda given: given
    return lambda given: given.decode("utf-8", "surrogateescape")


class Outcome:
    """A result of the library."""

    def __init__(self, handle: Handle):
        self.pointer = handle.pointer
        self._handle = handle

    def texts(self) -> List[bytes]:
        all_texts = []
        for index in range(library.hone_result_count(self.pointer)):
            size = c_size_t()
            place = library.hone_result_text(self.pointer, index, byref(size))
            all_texts.append(bytes_at(place, size.value))
        return all_texts

    def stats(self) -> Dict[str, Any]:
        return json.loads(library.hone_result_stats(self.pointer))

    def json(self) -> Optional[str]:
        text = library.hone_result_json(self.pointer)
        return text.decode() if text is not None else None

    def stopped(self) -> str:
        return {DONE: "done", MAX_TESTS: "max-tests", MAX_TIME: "max-time", CANCELLED: "cancelled"}[
            library.hone_result_stop(self.pointer)]

    def failed(self) -> bool:
        """The input fails; for hone.repair: it is accepted as it is."""
        return library.hone_result_verdict(self.pointer) == FAIL

    def svg(self) -> str:
        drawing = c_void_p()
        check(lambda error: library.hone_result_svg(self.pointer, byref(drawing), error))
        try:
            return ctypes.string_at(drawing.value or 0).decode()
        finally:
            library.hone_free(drawing)


class _Found:
    """What all results have."""

    stats: Dict[str, Any]  #: the figures of the run, as --stats writes them
    stopped: str  #: why it ended: done, max-tests or max-time


class _FoundText(_Found):
    before: Any  #: the input
    others: List[Any]  #: of hone.repair with all=N: further repairs
    diagnosis: Optional[Dict[str, Any]]  #: of hone.repair: what was wrong
    doubtful: List[Dict[str, Any]]  #: of hone.repair: places where a value may be wrong, each with other readings

    def _repr_html_(self) -> str:
        cells = "".join(f"<td style='text-align: left; vertical-align: top'><pre>{html.escape(_shown(text))}</pre></td>"
                        for text in (self.before, self))
        sizes = "".join(f"<th>{len(encoded(text))} bytes</th>" for text in (self.before, self))
        return f"<table><tr>{sizes}</tr><tr>{cells}</tr></table>"


class Text(_FoundText, str):
    """The text that hone.reduce or hone.repair found, with the figures of the run."""


class Bytes(_FoundText, bytes):
    """The same if the input was bytes."""


def _shown(text: Any) -> str:
    return text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)


def text_result(outcome: Outcome, before: AnyText) -> Any:
    """A Text or Bytes, as `before` is; the outcome has texts."""
    decode = decoder_for(before)
    found = [decode(text) for text in outcome.texts()]
    result: Any = Bytes(found[0]) if isinstance(before, bytes) else Text(found[0])
    diagnosis = outcome.json()
    result.before, result.others = before, found[1:]
    result.diagnosis = json.loads(diagnosis) if diagnosis else None
    repairs = result.diagnosis["repairs"] if result.diagnosis else []
    result.doubtful = repairs[0]["doubtful"] if repairs else []
    result.stats, result.stopped = outcome.stats(), outcome.stopped()
    return result


class Pattern(_Found):
    """The inputs that fail as one did. str(pattern) is the pattern in one line."""

    def __init__(self, outcome: Outcome, before: AnyText):
        self._outcome = outcome
        self._decode = decoder_for(before)
        line, small = outcome.texts()
        self._line = line.decode("utf-8", "replace")
        self.small = self._decode(small)  #: the small input from which the pattern was made
        self.json = outcome.json() or ""  #: the file of hone generalize, for hone match and hone generate
        self.stats, self.stopped = outcome.stats(), outcome.stopped()

    def __str__(self) -> str:
        return self._line

    def __repr__(self) -> str:
        return f"<hone.Pattern {self._line}>"

    def match(self, text: AnyText) -> bool:
        """Does the pattern occur in the text? It may then fail for the same reason."""
        given, found = encoded(text), c_int()
        check(lambda error: library.hone_result_match(self._outcome.pointer, given, len(given), byref(found), error))
        return found.value != 0

    def generate(self, count: int = 10, seed: int = 0) -> List[Any]:
        """New texts of the pattern, at most `count`: all of them should fail. The same seed makes the same texts."""
        if not isinstance(count, int) or count < 0:
            raise Error(f"count should be a number of texts, not {count!r}")
        texts: List[Any] = []

        def take(place: int, size: int, _data: object) -> int:
            texts.append(self._decode(bytes_at(place, size)))
            return 0

        callback = TAKE(take)
        check(lambda error: library.hone_result_generate(self._outcome.pointer, seed, count, callback, None, error))
        return texts

    def _repr_html_(self) -> str:
        return f"<code>{html.escape(self._line)}</code>{self._outcome.svg()}"


class Explanation(_Found):
    """The circumstances under which texts fail, as a decision tree, which str(explanation) shows."""

    def __init__(self, outcome: Outcome):
        self._outcome = outcome
        tree, sentences = outcome.texts()
        self._tree = tree.decode("utf-8", "replace")
        self.sentences = sentences.decode("utf-8", "replace")  #: the rules in plain words
        self.json = outcome.json() or ""  #: the model's file, for hone predict
        self.stats, self.stopped = outcome.stats(), outcome.stopped()

    def __str__(self) -> str:
        return self._tree

    def _forecast(self, text: AnyText) -> tuple[bool, float]:
        given, verdict, probability = encoded(text), c_int(), c_double()
        check(lambda error: library.hone_result_predict(self._outcome.pointer, c_char_p(given), len(given),
                                                        byref(verdict), byref(probability), error))
        return verdict.value == FAIL, probability.value

    def predict(self, text: AnyText) -> bool:
        """Should the text fail?"""
        return self._forecast(text)[0]

    def probability(self, text: AnyText) -> float:
        """How sure that is: the probability that the text fails."""
        fails, probability = self._forecast(text)
        return probability if fails else 1 - probability

    def _repr_html_(self) -> str:
        return self._outcome.svg()
