from cssmin import minify


def test_comment():
    assert minify("/* x */a{b:c}") == "a{b:c}\n"


def test_colour():
    assert minify("a { color: #aabbcc; }") == "a{color:#abc}\n"


def test_zero():
    assert minify("a { margin: 0px 0em; }") == "a{margin:0 0}\n"
