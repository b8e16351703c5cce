"""The Python package, as a program uses it. PYTHONPATH, LIBHONE and PROGRAM name what is tested."""

import contextlib
import doctest
import importlib
import io
import json
import os
import pkgutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import unittest
import warnings
from pathlib import Path

import hone

HAY = '{"hay": [1, 2, {"deep": ["needle", 3]}], "more": "hay"}'


def has_needle(text):
    return '"needle"' in text


EXPRESSIONS = {
    "<start>": ["<expr>"],
    "<expr>": ["<term> + <expr>", "<term> - <expr>", "<term>"],
    "<term>": ["<factor> * <term>", "<factor> / <term>", "<factor>"],
    "<factor>": ["+<factor>", "-<factor>", "(<expr>)", "<integer>.<integer>", "<integer>"],
    "<integer>": [("<digit><integer>", {"prob": 0.2}), "<digit>"],
    "<digit>": list("0123456789"),
}


class Modes(unittest.TestCase):
    def test_results_and_counts_are_those_of_the_program(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "in.json").write_text(HAY)
            command = [os.environ["PROGRAM"], "reduce", "in.json", "-o", "out.json", "-q", "--stats", "stats.json"]
            subprocess.run([*command, "-c", "grep -q '\"needle\"' $1"], cwd=folder, check=True,
                           env={**os.environ, "XDG_CACHE_HOME": folder})
            stats = json.loads(Path(folder, "stats.json").read_text())
            small = hone.reduce(HAY, has_needle, language="json")
            self.assertEqual(small, Path(folder, "out.json").read_text())
            for name in ("tests", "cached", "fail", "pass", "output_tokens", "minimal"):
                self.assertEqual(small.stats[name], stats[name], name)

    def test_texts_are_of_the_type_of_the_input(self):
        seen = set()

        def has_bytes(text):
            seen.add(type(text))
            return b"\xff" in text

        small = hone.reduce(b'["a", "\xff\x00"]', has_bytes, language="json")
        self.assertIs(type(small), hone.Bytes)
        self.assertIn(b"\xff", small)
        self.assertLess(len(small), 5)
        self.assertEqual(seen, {bytes})
        self.assertEqual(hone.reduce('["a", "ü"]', lambda text: "ü" in text, language="json"), '"ü"')

    def test_options_are_those_of_the_command_line(self):
        small = hone.reduce(HAY, has_needle, language="json", max_tests=5, passes=["hdd"])
        self.assertEqual((small.stopped, small.stats["tests"]), ("max-tests", 5))
        with self.assertRaisesRegex(hone.Error, "perhaps max-tests is meant"):
            hone.reduce(HAY, has_needle, language="json", max_test=5)
        with self.assertRaisesRegex(hone.Error, "json"):
            hone.reduce(HAY, has_needle, language="jsonn")

    def test_wrong_arguments_are_told(self):
        with self.assertRaisesRegex(hone.Error, "not NoneType"):
            hone.reduce(None, has_needle, language="json")
        with self.assertRaisesRegex(hone.Error, "jobs should be a number from 1 on"):
            hone.reduce(HAY, has_needle, language="json", jobs=0)
        pattern = hone.generalize(HAY, has_needle, language="json")
        with self.assertRaisesRegex(hone.Error, "not -1"):
            pattern.generate(-1)

    def test_an_input_that_passes_has_no_result(self):
        with self.assertRaisesRegex(hone.NotInteresting, "doesn't fail"):
            hone.reduce("[1]", has_needle, language="json")
        with self.assertRaisesRegex(hone.NotInteresting, "accepted"):
            hone.repair("[1", lambda text: False, language="json")

    def test_a_strict_repair_says_that_it_is_doubtful(self):
        def is_json(text):
            try:
                return json.loads(text) is not None
            except ValueError:
                return False

        with self.assertRaisesRegex(hone.NotInteresting, "doubtful at 1 place"):
            hone.repair('{"price": 9.99", "qty": 3}', is_json, language="json", strict=True)

    def test_several_repairs(self):
        def valid(text):
            try:
                json.loads(text)
                return True
            except ValueError:
                return False

        fixed = hone.repair('{"a": 5", "b": "6}', accepts=valid, language="json", all=3)
        for text in (fixed, *fixed.others):
            self.assertTrue(valid(text), text)
        self.assertGreater(len(fixed.others), 0)
        self.assertEqual(fixed.diagnosis["repairs"][0]["findings"][0]["line"], 1)
        self.assertEqual(hone.repair("[1]", accepts=valid, language="json"), "[1]")

    def test_known_verdicts_are_not_asked(self):
        asked = set()

        def negative_root(text):
            asked.add(text)
            return "sqrt(-" in text

        tree = hone.explain(["sqrt(-900)"], negative_root, failing=["sqrt(-1)"], passing=["sqrt(77)"], language="calc",
                            max_tests=60)
        self.assertNotIn("sqrt(77)", asked)
        self.assertGreater(tree.probability("sqrt(-3)"), 0.5)
        self.assertLess(tree.probability("sqrt(3)"), 0.5)
        self.assertIn("fails", tree.sentences)


class Tests(unittest.TestCase):
    def test_programs(self):
        small = hone.reduce(HAY, hone.Test(commands="grep -q '\"needle\"' $1"), language="json", jobs=2)
        self.assertEqual(small, '"needle"')
        with self.assertRaisesRegex(hone.Error, "/nowhere"):
            hone.Test(command=["/nowhere", "@@"], exit=1)

    def test_a_server(self):
        with tempfile.TemporaryDirectory() as folder:
            server = Path(folder, "server.py")
            server.write_text("import hone\nprint('no answer')\nhone.serve(lambda text: b'needle' in text)\n")
            test = hone.Test(test_server=f"{sys.executable} {server} 2>/dev/null | sed -u 1d")
            self.assertEqual(hone.reduce(HAY, test, language="json", jobs=2), '"needle"')

    def test_worker_processes_give_the_same(self):
        here = os.getpid()

        def elsewhere(text):
            if os.getpid() == here:
                raise AssertionError("called in the caller's process")
            return has_needle(text)

        small = hone.reduce(HAY, elsewhere, language="json", jobs=3)
        alone = hone.reduce(HAY, has_needle, language="json")
        self.assertEqual((small, small.stats["tests"]), (alone, alone.stats["tests"]))

    def test_a_worker_that_ends_is_an_error(self):
        def dies(text):
            return has_needle(text) if len(text) > 20 else os._exit(3)

        with self.assertRaisesRegex(hone.Error, "ended its worker process"):
            hone.reduce(HAY, dies, language="json", jobs=2)

    def test_an_unclear_answer_is_refused(self):
        with self.assertRaisesRegex(TypeError, "returned None: return True"):
            hone.reduce(HAY, lambda text: None, language="json")

    def test_unresolved(self):
        small = hone.reduce(HAY, lambda text: has_needle(text) or hone.UNRESOLVED, language="json")
        self.assertEqual((small, small.stats["pass"]), ('"needle"', 0))
        self.assertGreater(small.stats["unresolved"], 0)


def price_of(document):
    return document["price"]


def net_of(text):
    document = json.loads(text)
    price_of(document)
    return document["price"]["net"]


class Raises(unittest.TestCase):
    PRICES = '{"item": "gear", "price": {"gross": [1, 2]}, "tags": ["net", "a"]}'

    def test_of_a_reduction_is_the_exception_at_its_place(self):
        for jobs in (1, 2):
            # {} raises KeyError, too, but elsewhere, and [] raises TypeError.
            small = hone.reduce(self.PRICES, net_of, raises=KeyError, language="json", jobs=jobs)
            self.assertEqual(small, '{"price":{}}')
            self.assertGreater(small.stats["unresolved"], 0)
        self.assertEqual(hone.reduce(self.PRICES.encode(), net_of, raises=(KeyError, ValueError), language="json"),
                         b'{"price":{}}')

    def test_of_another_line_is_another_one(self):
        def names(text):
            users = json.loads(text)["users"]
            for user in users:
                user["name"].lower()

        text = '{"users": [{"name": "Ada"}, {"name": "Joe", "tags": [1, 2]}, {"tags": [3]}], "more": [4, 5]}'
        self.assertEqual(hone.reduce(text, names, raises=KeyError, language="json"), '{"users":[{}]}')

    def test_of_a_library_are_at_the_callers_place(self):
        def total(text):
            return sum(map(int, text.split(",")))

        def total_of_halves(text):
            left, _, right = text.partition(";")
            other = total(right) if right else 0
            return int(left) + other

        # A word left of ";" raises ValueError in int, too, but from another function.
        self.assertEqual(hone.reduce("1; 2, 3, four, 5", total_of_halves, raises=ValueError), ";a")

    def test_of_a_repair_refuse(self):
        self.assertEqual(hone.repair('{"price": 12,5, "tags": ["a" "b"]}', json.loads, raises=ValueError, language="json"),
                         '{"price": 12.5, "tags": ["a", "b"]}')
        # What these functions read is known.
        self.assertEqual(hone.repair('{"a": [1, 2, "b": 3}', json.loads, raises=ValueError), '{"a": [1, 2], "b": 3}')
        small = hone.reduce("[1, 2, x]", json.loads, raises=ValueError, trust_test=True)
        self.assertEqual(small.stats["language"], "json")
        with self.assertRaises(KeyError):
            hone.repair("{", net_of, raises=ValueError, language="json")

    def test_must_be_what_the_input_raises(self):
        with self.assertRaisesRegex(hone.NotInteresting, "the function raised nothing"):
            hone.reduce("[]", json.loads, raises=ValueError)
        with self.assertRaisesRegex(hone.NotInteresting, "the input raises JSONDecodeError, which isn't in raises") as at:
            hone.reduce("[", json.loads, raises=KeyError)
        self.assertIsInstance(at.exception.__cause__, ValueError)
        with self.assertRaisesRegex(hone.Error, "raises is for a function"):
            hone.reduce("[", hone.Test(command=["false"], exit=1), raises=ValueError)


class Ends(unittest.TestCase):
    def assert_raises_its_own(self, jobs):
        def explodes(text):
            if len(text) < 20:
                raise ValueError("my own")
            return True

        try:
            hone.reduce(HAY, explodes, language="json", jobs=jobs)
        except ValueError as error:  # assertRaises would forget the traceback
            shown = "".join(traceback.format_exception(type(error), error, error.__traceback__))
        self.assertRegex(shown, "(?s)in explodes.*my own")

    def test_an_exception_reaches_the_caller(self):
        self.assert_raises_its_own(jobs=1)

    def test_an_exception_in_a_worker_reaches_the_caller(self):
        self.assert_raises_its_own(jobs=2)

    def test_control_c(self):
        calls = []

        def interrupts(text):
            calls.append(text)
            if len(calls) == 20:
                os.kill(os.getpid(), signal.SIGINT)
            if len(calls) >= 20:
                time.sleep(0.01)
            return text == long

        long = "[" + ",".join(map(str, range(5000))) + "]"
        with self.assertRaises(KeyboardInterrupt):
            hone.reduce(long, interrupts, language="json")
        self.assertLess(len(calls), 5000)
        # The next run isn't concerned.
        self.assertEqual(hone.reduce(HAY, has_needle, language="json"), '"needle"')

    def test_control_c_ends_the_test_before_the_program(self):
        script = """if True:
            import hone, os, signal, sys, time
            calls = []
            def interrupts(text):
                calls.append(text)
                if len(calls) == 20:
                    os.kill(os.getpid(), signal.SIGINT)
                    time.sleep(0.2)
                    print("ended", flush=True)
                return len(text) > 1000
            try:
                hone.reduce("[" + "1," * 5000 + "1]", interrupts, language="json")
            except KeyboardInterrupt:
                sys.exit(3)
        """
        ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
        self.assertEqual((ended.stdout, ended.stderr, ended.returncode), ("ended\n", "", 3))

    def test_eight_threads(self):
        results = []
        threads = [threading.Thread(target=lambda: results.append(str(hone.reduce(HAY, has_needle, language="json"))))
                   for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(results, ['"needle"'] * 8)

    def test_notes_are_warnings(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            hone.reduce("[1, 2]", lambda text: True, language="json", trust_test=True)
        self.assertTrue(any("empty" in str(warning.message) for warning in caught), caught)
        self.assertEqual(Path(caught[0].filename).name, Path(__file__).name)

    def test_a_test_that_fails_for_anything_is_not_taken(self):
        with self.assertRaisesRegex(hone.Error, "also fails for the empty file.*trust-test"):
            hone.reduce("[1, 2]", lambda text: True, language="json")

    def test_a_flaky_test_is_repeated_by_its_rate(self):
        runs = {}

        def flaky(text):
            runs[text] = runs.get(text, 0) + 1
            return "needle" in text and runs[text] % 4 != 3

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            small = hone.reduce(HAY, flaky, language="json", repeat="auto")
        self.assertEqual(small, '"needle"')
        self.assertEqual(small.stats["input_runs"]["fails"], 10)
        self.assertTrue(small.stats["confirmed"])

    def test_a_result_that_does_not_hold_is_a_warning(self):
        asked = []

        def fails_once(text):
            asked.append(text)
            return has_needle(text) and (text == HAY or asked.count(text) == 1)

        with self.assertWarnsRegex(UserWarning, "did not hold"):
            hone.reduce(HAY, fails_once, language="json")

    def test_progress(self):
        shown = io.StringIO()

        def slow(text):
            time.sleep(0.1)
            return has_needle(text)

        with contextlib.redirect_stderr(shown):
            hone.reduce(HAY, slow, language="json", progress=True)
        self.assertRegex(shown.getvalue(), r"hone: \d+ tests, 55 -> \d+ bytes")


class Expansions(unittest.TestCase):
    def test_of_the_fuzzing_book(self):
        def fails(text):
            return "((" in text and "))" in text

        pattern = hone.generalize("1 + ((2 * 3)) / 4", fails, grammar=EXPRESSIONS)
        self.assertIn("((<expr>))", str(pattern))
        members = pattern.generate(10)
        self.assertEqual(len(members), 10)
        self.assertTrue(all(map(fails, members)), members)

    def test_texts_that_share_characters(self):
        # Taken as tokens, "if" would hide the name "iff", and "\\'" needs an escape.
        grammar = {"<start>": ["if <name>", "<name>\\'"], "<name>": ["i<name>", "f<name>", "\u00fc", ""]}
        small = hone.reduce("if iff\u00fc", lambda text: "\u00fc" in text, grammar=grammar)
        self.assertEqual(small.stats["input_tokens"], 7)
        self.assertIn("\u00fc", small)

    def test_mistakes(self):
        with self.assertRaisesRegex(hone.Error, "<start> uses <none>"):
            hone.reduce("1", lambda text: True, grammar={"<start>": ["<none>"]})
        with self.assertRaisesRegex(hone.Error, "no symbol <start>"):
            hone.reduce("1", lambda text: True, grammar={"<s>": ["1"]})


class Notebooks(unittest.TestCase):
    def test_results_show_themselves(self):
        self.assertIn("&quot;needle&quot;", hone.reduce(HAY, has_needle, language="json")._repr_html_())
        pattern = hone.generalize('["needle"]', has_needle, language="json")
        self.assertIn("<svg", pattern._repr_html_())
        self.assertEqual(json.loads(pattern.json)["language"], "json")


def load_tests(loader, tests, pattern):
    """The examples of all modules, too."""
    for module in pkgutil.iter_modules(hone.__path__, "hone."):
        if module.name == "hone.pytest_plugin":  # needs pytest; test_pytest_plugin.py tests it
            continue
        tests.addTests(doctest.DocTestSuite(importlib.import_module(module.name)))
    tests.addTests(doctest.DocTestSuite(hone))
    return tests


if __name__ == "__main__":
    unittest.main()
