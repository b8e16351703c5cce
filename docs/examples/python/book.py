import string

import hone

# The three failures of the Debugging Book's chapter on generalizing, each with its grammar.
MARKUP = {
    "<start>": ["<html>"],
    "<html>": ["<plain-text>", "<tagged-text>"],
    "<plain-text>": ["", "<plain-char><plain-text>"],
    "<plain-char>": ["<letter>", "<digit>", "<other>", "<whitespace>"],
    "<letter>": list(string.ascii_letters),
    "<digit>": list(string.digits),
    "<other>": list(string.punctuation.replace("<", "").replace(">", "")),
    "<whitespace>": list(string.whitespace),
    "<tagged-text>": ["<opening-tag><html><closing-tag>", "<self-closing-tag>", "<opening-tag>"],
    "<opening-tag>": ["<lt><id><gt>", "<lt><id><attrs><gt>"],
    "<closing-tag>": ["<lt>/<id><gt>"],
    "<self-closing-tag>": ["<lt><id><attrs>/<gt>"],
    "<lt>": ["<"],
    "<gt>": [">"],
    "<id>": ["<letter>", "<id><letter>", "<id><digit>"],
    "<attrs>": ["<attr>", "<attr><attrs>"],
    "<attr>": [" <id>='<plain-text>'", ' <id>="<plain-text>"'],
}
INTEGER = {
    "<start>": ["<int>"],
    "<int>": ["<positive-int>", "-<positive-int>"],
    "<positive-int>": ["<digit>", "<nonzero-digit><positive-int>"],
    "<nonzero-digit>": list("123456789"),
    "<digit>": list(string.digits),
}
THREE = {**INTEGER, "<start>": ["<int>, <int>, <int>"]}


def markup_is_left(text):
    tag = quote = False
    left = ""
    for c in text:
        if c == "<" and not quote:
            tag = True
        elif c == ">" and not quote:
            tag = False
        elif c == '"' or c == "'" and tag:  # the mistake: "or" binds less than "and"
            quote = not quote
        elif not tag:
            left += c
    return "<" in left or ">" in left


def numbers_in(text):
    return [int(number) for number in text.split(", ")]


def is_negative(text):
    return numbers_in(text)[0] < 0


def middle_is_wrong(text):
    x, y, z = numbers_in(text)
    middle = z
    if y < z:
        if x < y:
            middle = y
        elif x < z:
            middle = y  # the mistake: this should be x
    elif x > y:
        middle = y
    elif x > z:
        middle = x
    return middle != sorted([x, y, z])[1]


def judged_by(fails):
    """The test: texts that aren't numbers are no failures."""
    def test(text):
        try:
            return fails(text)
        except ValueError:
            return hone.UNRESOLVED
    return test


for text, fails, grammar in [('<foo>"bar</foo>', markup_is_left, MARKUP), ("-1", is_negative, INTEGER),
                             ("2, 1, 3", middle_is_wrong, THREE)]:
    pattern = hone.generalize(text, judged_by(fails), grammar=grammar)
    members = pattern.generate(1000)
    print(f"{text:17} {pattern}")
    print(f"{'':17} {sum(map(fails, members))} of {len(members)} members fail, such as {members[:3]}")
