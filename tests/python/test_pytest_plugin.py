"""The plug-in of pytest, as pytest loads it. PYTHONPATH and LIBHONE name what is tested."""

import os
import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

try:
    import hypothesis
    import pytest
except ImportError as missing:
    print(f"skipped: {missing.name} isn't installed")
    sys.exit(77)

TESTS = """
    import json
    import pytest
    from hypothesis import given, settings, strategies as st

    def total(document):
        def of(value):
            if isinstance(value, dict):
                return sum(of(v) for v in value.values())
            if isinstance(value, list):
                return sum(of(v) for v in value)
            return value + 0
        return of(json.loads(document))

    @pytest.mark.parametrize("document", ['{"a": [1, 2, {"b": [3, null]}], "c": 4}', "[1]"])
    def test_total(document):
        print("looked at", len(document))
        assert total(document) >= 0

    class TestBytes:
        @pytest.mark.parametrize("number,data", [(1, b"one two three")])
        @pytest.mark.hone(language="generic", max_tests=500)
        def test_words(self, number, data, tmp_path):
            assert b"two" not in data

    @given(st.just("int f(int a) { return a + 1; }"))
    @pytest.mark.hone(language="c")
    @settings(database=None)
    def test_hypothesis(source):
        assert "return" not in source

    calls = []

    @pytest.mark.parametrize("text", ["abc"])
    def test_only_the_first_time(text):
        calls.append(text)
        assert len(calls) > 1

    @pytest.mark.parametrize("unread", ['{"a": [1, 2}'])
    def test_lines_of_a_library_do_not_count(unread):
        if unread:
            json.loads(unread)

    @pytest.mark.parametrize("text", ["abc"])
    @pytest.mark.hone(language="no-such-language")
    def test_wrong_language(text):
        assert False

    @pytest.mark.parametrize("printed", ["[1, 2, 3]"])
    def test_output_is_the_fixtures(printed, capsys):
        print(printed)
        assert "2" not in capsys.readouterr().out

    @pytest.mark.parametrize("half", ["a \\ud800 b"])
    def test_no_unicode(half):
        assert not half

    @pytest.mark.xfail(strict=True)
    @pytest.mark.parametrize("text", ["abc"])
    def test_that_was_to_fail(text):
        pass
"""


class PytestPlugin(unittest.TestCase):
    def run_pytest(self, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "test_it.py").write_text(textwrap.dedent(TESTS))
            command = [sys.executable, "-m", "pytest", "-p", "hone.pytest_plugin", "-p", "no:cacheprovider", *arguments]
            return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                  env={**os.environ, "PYTEST_ADDOPTS": ""}).stdout

    def test_prints_small_texts(self):
        shown = self.run_pytest("--hone=json")
        self.assertIn("9 failed, 1 passed", shown)
        self.assertIn("document = 'null'\n4 of 39 characters, after ", shown)
        self.assertIn("data = b'two'\n3 of 13 bytes, after ", shown)
        self.assertIn("source = 'return;'\n7 of 30 characters, after ", shown)
        self.assertIn("unread = '['\n1 of 12 characters, after ", shown)
        self.assertIn("not reduced: called again with this text, the test did not fail in the same way", shown)
        self.assertIn("printed = '2'\n1 of 9 characters, after ", shown)
        self.assertIn("not reduced: 'utf-8' codec can't encode character", shown)
        self.assertIn("XPASS(strict)", shown)
        self.assertIn("not reduced: there is no built-in language 'no-such-language'", shown)
        self.assertIn("Falsifying example: test_hypothesis(", shown)
        # What the further calls print isn't shown.
        self.assertEqual(shown.count("looked at"), 2)

    def test_does_nothing_unless_asked(self):
        self.assertNotIn("hone:", self.run_pytest())


if __name__ == "__main__":
    unittest.main()
