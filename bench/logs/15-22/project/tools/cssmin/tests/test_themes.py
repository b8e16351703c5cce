"""All themes that we ship must fit into one TCP window when minified and keep their colours."""
import re
from pathlib import Path

import pytest

from cssmin import minify

THEMES = sorted((Path(__file__).parents[3] / "themes").glob("*/theme.css"))


@pytest.mark.parametrize("number", range(len(THEMES)))
def test_variables_are_defined(number):
    css = minify(THEMES[number].read_text("utf-8"))
    defined = set(re.findall(r"(--[\w-]+):", css))
    used = set(re.findall(r"var\((--[\w-]+)\)", css))
    assert used <= defined


@pytest.mark.parametrize("number", range(len(THEMES)))
def test_size(number):
    css = minify(THEMES[number].read_text("utf-8"))
    assert len(css.encode()) < 14000
