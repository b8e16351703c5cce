"""The modes: reduce, repair, generalize and explain."""

from __future__ import annotations

import json
from typing import Any, Iterable, Optional, Union, overload

from . import _library
from ._errors import Error, NotInteresting
from ._exceptions import Raises, accepting, failing, language_read_by
from ._languages import Grammar, language_of
from ._library import Handle, Input, library, options_text
from ._progress import Progress
from ._results import AnyText, Bytes, Explanation, Outcome, Pattern, Text, decoder_for, encoded, text_result
from ._runs import Mode, run, warn
from ._tests import Predicate, PredicateTest, Test, verdict_of
from ._workers import Workers

AnyTest = Union[Predicate, Test]


@overload
def reduce(text: str, test: AnyTest, **arguments: Any) -> Text: ...


@overload
def reduce(text: bytes, test: AnyTest, **arguments: Any) -> Bytes: ...


def reduce(text: AnyText, test: AnyTest, *, language: Optional[str] = None, grammar: Optional[Grammar] = None,
           start: Optional[str] = None, raises: Optional[Raises] = None, jobs: Optional[int] = None,
           progress: Optional[bool] = None, **options: Any) -> Any:
    """Returns a small text that still fails: a Text if `text` is str, else Bytes.

    raises:   the test is any function, and fails by raising this exception, or one of a tuple, as it does for `text`:
              of the same class, from the same line of your code. Without an exception it passes
    language: a bundled language, such as "json"; `hone languages` lists them. Of json.loads, ast.parse, tomllib.loads,
              ElementTree.fromstring and yaml.safe_load as the test, it is known
    grammar:  instead, ANTLR files, or a dictionary of expansions as in the Fuzzing Book
    start:    the start rule
    jobs:     tests that run at once: for a function (default: 1) in as many worker processes, for a hone.Test by
              default as many as there are processors
    progress: show the progress on standard error; by default on terminals and in notebooks
    options:  those of `hone reduce`, such as max_tests=1000, max_time=60 or effort="max"

    Raises NotInteresting if the text doesn't fail, what the test raises, and hone.Error for wrong options. Ctrl-C ends
    the run.

    >>> import hone
    >>> small = hone.reduce("[1, [2, [3, 4]]]", lambda text: "3" in text, language="json")
    >>> small, small.stats["output_tokens"]
    ('3', 1)
    """
    if raises is not None:
        language = language or (None if grammar else language_read_by(test))
        test = failing(test, raises, text)
    outcome = _call(library.hone_reduce, text, test, language_of(language, grammar, start, True), jobs, progress,
                    options)
    if not outcome.texts():
        raise NotInteresting(_why_not(outcome, "the input doesn't fail: the test returned another answer than True"))
    return text_result(outcome, text)


@overload
def repair(text: str, accepts: AnyTest, **arguments: Any) -> Text: ...


@overload
def repair(text: bytes, accepts: AnyTest, **arguments: Any) -> Bytes: ...


def repair(text: AnyText, accepts: AnyTest, *, language: Optional[str] = None, grammar: Optional[Grammar] = None,
           start: Optional[str] = None, raises: Optional[Raises] = None, jobs: Optional[int] = None,
           progress: Optional[bool] = None, **options: Any) -> Any:
    """Returns a text that the test accepts, by returning True, and that keeps as much as possible of the given one.

    With `raises`, the test is any function: it refuses a text by raising this exception, or one of a tuple.
    Without a language or grammar, only brackets and quotes guide the search. all=3 finds up to three repairs; the
    result's `others` are those after the first one. Other arguments are those of hone.reduce.

    >>> import hone, json
    >>> hone.repair('{"price": 12,5, "tags": ["a" "b"]}', json.loads, raises=ValueError)
    '{"price": 12.5, "tags": ["a", "b"]}'
    """
    if raises is not None:
        language = language or (None if grammar else language_read_by(accepts))
        accepts = accepting(accepts, raises)
    known = language is not None or grammar is not None
    chosen = language_of(language, grammar, start, False) if known else None
    outcome = _call(library.hone_repair, text, accepts, chosen, jobs, progress, options)
    if not outcome.texts():
        raise NotInteresting(_why_not(outcome, _why_no_repair(outcome)))
    return text_result(outcome, text)


def generalize(text: AnyText, test: AnyTest, *, language: Optional[str] = None, grammar: Optional[Grammar] = None,
               start: Optional[str] = None, jobs: Optional[int] = None, progress: Optional[bool] = None,
               **options: Any) -> Pattern:
    """Returns the pattern of the texts that fail as this one does. The arguments are those of hone.reduce.

    >>> import hone
    >>> def fails(text):
    ...     return "{" in text and "[]" in text
    >>> pattern = hone.generalize('[{"sizes": [], "colour": "red"}]', fails, language="json")
    >>> print(pattern)
    … [<nothing between>] …
    >>> pattern.match('[1, {"c": []}]'), pattern.match('{"c": 1}')
    (True, False)
    >>> all(fails(text) for text in pattern.generate(5))
    True
    """
    outcome = _call(library.hone_generalize, text, test, language_of(language, grammar, start, False), jobs, progress,
                    options)
    if not outcome.texts():
        raise NotInteresting(_why_not(outcome, "the input doesn't fail: the test returned another answer than True"))
    return Pattern(outcome, text)


def explain(texts: Iterable[AnyText], test: AnyTest, *, failing: Iterable[AnyText] = (),
            passing: Iterable[AnyText] = (), language: Optional[str] = None, grammar: Optional[Grammar] = None,
            start: Optional[str] = None, jobs: Optional[int] = None, progress: Optional[bool] = None,
            **options: Any) -> Explanation:
    """Returns the circumstances under which texts fail. One text that fails is enough to begin with.

    `failing` and `passing` are further texts whose verdict is known. Other arguments are those of hone.reduce.

    >>> import hone
    >>> tree = hone.explain(["sqrt(-900)"], lambda text: "sqrt(-" in text, language="calc", max_tests=60)
    >>> tree.predict("sqrt(-16)"), tree.predict("cos(16)")
    (True, False)
    """
    given = [(text, verdict) for some, verdict in ((texts, _library.UNKNOWN), (failing, _library.FAIL),
                                                   (passing, _library.PASS))
             for text in ([some] if isinstance(some, (str, bytes)) else some)]
    if not given:
        raise Error("no text to explain: give one that fails")
    chosen = language_of(language, grammar, start, False)
    inputs = (Input * len(given))()
    for place, (text, verdict) in zip(inputs, given):
        data = encoded(text)
        place.text, place.size, place.verdict = data, len(data), verdict

    def mode(run_pointer: Any, options_json: bytes, made: Any, error: Any) -> int:
        return library.hone_explain(run_pointer, chosen.pointer, inputs, len(given), options_json, made, error)

    outcome = _run(mode, given[0][0], test, jobs, progress, options)
    if not outcome.texts():
        raise NotInteresting(_why_not(outcome, "nothing was found that tells failing texts from passing ones"))
    return Explanation(outcome)


def _call(function: Any, text: AnyText, test: AnyTest, language: Optional[Handle], jobs: Optional[int],
          progress: Optional[bool], options: dict[str, Any]) -> Outcome:
    data = encoded(text)
    pointer = language.pointer if language is not None else None
    return _run(lambda handle, given, made, error: function(handle, pointer, data, len(data), given, made, error), text,
                test, jobs, progress, options)


def _run(mode: Any, text: AnyText, test: AnyTest, jobs: Optional[int], progress: Optional[bool],
         options: dict[str, Any]) -> Outcome:
    """Calls the mode with a test of texts like `text`."""
    if jobs is not None and jobs < 1:
        raise Error(f"jobs should be a number from 1 on, not {jobs}")
    if isinstance(test, Test):
        jobs_given, used, workers = jobs, test, None
    else:
        decode = decoder_for(text)
        jobs_given = jobs or 1

        def ask(candidate: bytes) -> int:
            return verdict_of(test(decode(candidate)))

        workers = Workers(ask, jobs_given) if jobs_given > 1 else None
        used = PredicateTest(workers.ask if workers else ask)
    given = options_text({**options, "jobs": jobs_given})
    call: Mode = lambda handle, made, error: mode(handle, given, made, error)
    try:
        outcome = Outcome(run(call, used, Progress(progress, len(encoded(text)))))
    finally:
        if workers:
            workers.close()
    if outcome.stats().get("confirmed") is False:
        warn('the result did not hold when it was tested once more: make the test deterministic, or give repeat="auto"')
    return outcome


def _why_no_repair(outcome: Outcome) -> str:
    diagnosis = json.loads(outcome.json() or "{}")
    doubtful = sum(len(repair["doubtful"]) for repair in diagnosis.get("repairs", [])[:1])
    if not doubtful:
        return "no text made from the input was accepted"
    where = "1 place" if doubtful == 1 else f"{doubtful} places"
    return f"values of the repair are doubtful at {where}: leave strict out, and its `doubtful` lists them"


def _why_not(outcome: Outcome, reason: str) -> str:
    return reason if outcome.stopped() == "done" else f"there is no result yet: the run ended by {outcome.stopped()}"
