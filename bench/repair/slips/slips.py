"""One slip of a person in a valid text. A slip is a function of a text and a random generator, and gives the broken text
and the texts that a person would want; `CUT` stands for whatever holds no more than the original and all that is whole.
"""
import json
import re

from formats import read

CUT = object()
SLIPS = {}


class NoPlace(Exception):
    pass


def slip(*formats):
    def enter(function):
        for kind in formats:
            SLIPS.setdefault(kind, {})[function.__name__.replace("_", "-")] = function
        return function
    return enter


def pick(rng, places):
    places = list(places)
    if not places:
        raise NoPlace
    return rng.choice(places)


def match(rng, pattern, text, flags=re.M):
    return pick(rng, re.finditer(pattern, text, flags))


def replaced(text, begin, end, new):
    return text[:begin] + new + text[end:]


JSON_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}\[\],:]')


def json_tokens(text, wanted):
    """The tokens that fit an expression, and whether a text is a key."""
    return [token for token in JSON_TOKEN.finditer(text) if re.fullmatch(wanted, token[0], re.S)]


STRING = r'".*"'
SCALAR = r"-?\d.*|true|false|null"


# JSON and JSON Lines

@slip("json", "jsonl")
def lost_comma(text, rng):
    comma = pick(rng, json_tokens(text, ","))
    return replaced(text, *comma.span(), ""), [text]


@slip("json", "jsonl")
def lost_colon(text, rng):
    colon = pick(rng, json_tokens(text, ":"))
    return replaced(text, *colon.span(), ""), [text]


@slip("json", "jsonl")
def lost_opening_quote(text, rng):
    string = pick(rng, json_tokens(text, STRING))
    return replaced(text, string.start(), string.start() + 1, ""), [text]


@slip("json", "jsonl")
def lost_closing_quote(text, rng):
    string = pick(rng, json_tokens(text, STRING))
    return replaced(text, string.end() - 1, string.end(), ""), [text]


@slip("json", "jsonl")
def lost_quotes(text, rng):
    string = pick(rng, [s for s in json_tokens(text, STRING) if "\\" not in s[0] and len(s[0]) > 2])
    return replaced(text, *string.span(), string[0][1:-1]), [text]


@slip("json", "jsonl")
def stray_quote(text, rng):
    scalar = pick(rng, json_tokens(text, SCALAR))
    at = rng.choice(scalar.span())
    quoted = replaced(text, *scalar.span(), f'"{scalar[0]}"')
    return replaced(text, at, at, '"'), [text, quoted]


@slip("json", "jsonl")
def inner_quotes(text, rng):
    string = pick(rng, [s for s in json_tokens(text, STRING) if re.search(r"\w \w+ \w", s[0]) and "\\" not in s[0]])
    word = pick(rng, re.finditer(r"(?<= )\w+(?= )", string[0]))
    begin, end = string.start() + word.start(), string.start() + word.end()
    return (replaced(text, begin, end, f'"{word[0]}"'), [replaced(text, begin, end, f'\\"{word[0]}\\"')])


@slip("json", "jsonl")
def inch(text, rng):
    string = pick(rng, [s for s in json_tokens(text, STRING) if re.search(r"\d[ .)]", s[0])])
    digit = pick(rng, re.finditer(r"\d(?=[ .)])", string[0]))
    at = string.start() + digit.end()
    return replaced(text, at, at, '"'), [replaced(text, at, at, '\\"')]


@slip("json", "jsonl")
def lost_closer(text, rng):
    closer = pick(rng, json_tokens(text, r"[\]}]"))
    return replaced(text, *closer.span(), ""), [text]


@slip("json", "jsonl")
def lost_opener(text, rng):
    opener = pick(rng, json_tokens(text, r"[\[{]"))
    return replaced(text, *opener.span(), ""), [text]


@slip("json", "jsonl")
def spare_closer(text, rng):
    closer = pick(rng, json_tokens(text, r"[\]}]"))
    return replaced(text, closer.end(), closer.end(), closer[0]), [text]


@slip("json", "jsonl")
def wrong_closer(text, rng):
    closer = pick(rng, json_tokens(text, r"[\]}]"))
    return replaced(text, *closer.span(), "]" if closer[0] == "}" else "}"), [text]


@slip("json", "jsonl")
def trailing_comma(text, rng):
    closer = pick(rng, json_tokens(text, r"[\]}]"))
    at = len(text[:closer.start()].rstrip())
    if text[at - 1] in "[{":
        raise NoPlace
    return replaced(text, at, at, ","), [text]


@slip("json", "jsonl")
def double_comma(text, rng):
    comma = pick(rng, json_tokens(text, ","))
    return replaced(text, *comma.span(), ",,"), [text]


@slip("json", "jsonl")
def semicolon_for_comma(text, rng):
    comma = pick(rng, json_tokens(text, ","))
    return replaced(text, *comma.span(), ";"), [text]


@slip("json", "jsonl")
def equals_for_colon(text, rng):
    colon = pick(rng, json_tokens(text, ":"))
    return replaced(text, *colon.span(), " ="), [text]


@slip("json", "toml")
def comment(text, rng):
    line = match(rng, r"[\[{,\"\w]$", text)
    if '"""' in text or "'''" in text:
        raise NoPlace
    remark = rng.choice(["// TODO: check", "/* old */"] + ([" # see below"] if '": ' in text else []))
    return replaced(text, line.end(), line.end(), " " + remark), [text]


@slip("json", "jsonl")
def python_literal(text, rng):
    word = pick(rng, json_tokens(text, "true|false|null"))
    return replaced(text, *word.span(), {"true": "True", "false": "False", "null": "None"}[word[0]]), [text]


@slip("json", "jsonl")
def single_quotes(text, rng):
    string = pick(rng, [s for s in json_tokens(text, STRING) if "'" not in s[0] and "\\" not in s[0]])
    return replaced(text, *string.span(), f"'{string[0][1:-1]}'"), [text]


@slip("json", "jsonl")
def all_single_quotes(text, rng):
    if "'" in text or "\\" in text:
        raise NoPlace
    return text.replace('"', "'"), [text]


@slip("json", "jsonl")
def smart_quotes(text, rng):
    string = pick(rng, json_tokens(text, STRING))
    return replaced(text, *string.span(), f"“{string[0][1:-1]}”"), [text]


@slip("json", "jsonl")
def unquoted_key(text, rng):
    key = match(rng, r'"([A-Za-z_]\w*)"(?=\s*:)', text)
    return replaced(text, *key.span(), key[1]), [text]


@slip("json")
def wrapped_string(text, rng):
    string = pick(rng, [s for s in json_tokens(text, STRING) if re.search(r"\w \w", s[0])])
    blank = pick(rng, re.finditer(r"(?<=\w) (?=\w)", string[0]))
    at = string.start() + blank.start()
    return replaced(text, at, at + 1, "\n"), [text, replaced(text, at, at + 1, "\\n"), replaced(text, at, at + 1, "")]


@slip("json", "jsonl", "toml")
def windows_path(text, rng):
    string = pick(rng, [s for s in json_tokens(text, STRING) if "\\" not in s[0] and text[s.end():s.end() + 1] in ",\n}]"])
    path = pick(rng, [r"C:\Data\Users", r"D:\Work\Logs\All", r"C:\Program Files\Cool"])
    return replaced(text, *string.span(), f'"{path}"'), [replaced(text, *string.span(), json.dumps(path))]


@slip("json", "jsonl", "toml", "yaml", "csv", "xml", "obj", "dot", "sql", "ini")
def cut(text, rng):
    return text[:rng.randrange(len(text) // 3, len(text.rstrip()))], CUT


@slip("json")
def left_over_tail(text, rng):
    return text + text[-rng.randint(2, min(40, len(text) // 2)):], [text]


@slip("jsonl")
def lost_newline(text, rng):
    at = match(rng, r"\n(?=.)", text).start()
    return replaced(text, at, at + 1, ""), [text]


@slip("json", "jsonl")
def decimal_comma(text, rng):
    number = match(rng, r"(?<=[ :\[])-?\d+\.\d+(?=[,\s\]}])", text)
    return replaced(text, *number.span(), number[0].replace(".", ",")), [text]


@slip("json", "jsonl")
def other_number(text, rng):
    number = match(rng, r"(?<=[:\[] )-?\d+(\.\d+)?(?=[,\s\]}])", text)
    forms = ["+" + number[0], "0" + number[0], number[0] + "."] if "." not in number[0] else ["+" + number[0]]
    if number[0].startswith("0."):
        forms = [number[0][1:]]
    if number[0].startswith("-"):
        raise NoPlace
    return replaced(text, *number.span(), rng.choice(forms)), [text]


@slip("json", "jsonl")
def missing_value(text, rng):
    value = match(rng, r'(?<=: )("[^"\\\n{}]*"|-?\d[\d.]*|true|false|null)(?=\s*[,}])', text)
    begin = text.rfind('"', 0, text.rfind('"', 0, value.start()))
    comma = re.match(r"\s*,", text[value.end():])
    without = replaced(text, begin, value.end() + (comma.end() if comma else 0), "")
    without = re.sub(r",(\s*})", r"\1", without) if not comma else without
    return replaced(text, *value.span(), ""), [without, replaced(text, *value.span(), "null")]


@slip("json")
def text_around(text, rng):
    front, back = rng.choice([("Here is the file:\n", ""), ("```json\n", "```\n"), ("", "\nDone in 3 ms\n"), ("var data = ", ";"),
                              ("12:03:11 INFO ", "")])
    return front + text.rstrip() + "\n" + back, [text]


@slip("json", "jsonl", "toml", "dot", "sql", "csv", "obj")
def stray_letter(text, rng):
    places = {"obj": r"(?<=\d)(?=[ \n])", "csv": r'(?<=")(?=[,\n])'}
    kind = "obj" if re.match(r"(#.*\n|v |\s)+", text) else "csv" if text.count(",") > text.count("=") and "{" not in text and "(" not in text else ""
    at = match(rng, places.get(kind, r"(?<=[,;\]}\"])(?=[ \n,])|(?<=[ \n])(?=[\[{\"])"), text).start()
    return replaced(text, at, at, rng.choice("sdfjklx")), [text]


@slip("json", "jsonl")
def quote_and_comma_swapped(text, rng):
    place = match(rng, r'",', text)
    return replaced(text, *place.span(), ',"'), [text]


@slip("json")
def merge_conflict(text, rng):
    lines = text.splitlines(True)
    at = pick(rng, [i for i, line in enumerate(lines) if re.fullmatch(r'\s+"\w+": [\w".]+,\n', line)])
    other = re.sub(r": .*,", ": 4711,", lines[at])
    wanted = ["".join(lines), "".join(lines[:at] + [other] + lines[at + 1:])]
    lines[at] = f"<<<<<<< HEAD\n{lines[at]}=======\n{other}>>>>>>> theirs\n"
    return "".join(lines), wanted


# YAML

@slip("yaml")
def tab_for_blanks(text, rng):
    line = match(rng, r"^ +(?=\S)", text)
    return replaced(text, *line.span(), "\t" * max(1, len(line[0]) // 2)), [text]


@slip("yaml")
def indented_by_one_more(text, rng):
    line = match(rng, r"^ *(?=[\w-])", text)
    return replaced(text, *line.span(), line[0] + " "), [text]


@slip("yaml")
def indented_by_one_less(text, rng):
    line = match(rng, r"^ +(?=[\w-])", text)
    return replaced(text, *line.span(), line[0][1:]), [text]


@slip("yaml")
def colon_in_value(text, rng):
    value = match(rng, r"^(\s*(?:- )?\w+: )([A-Za-z][\w .]*)$", text)
    return (replaced(text, value.start(2), value.start(2), "Note: "),
            [replaced(text, *value.span(2), f'"Note: {value[2]}"')])


@slip("yaml")
def sign_before_value(text, rng):
    value = match(rng, r"^(\s*(?:- )?\w+: )([A-Za-z][\w .]*)$", text)
    sign = rng.choice("@%`*")
    return replaced(text, value.start(2), value.start(2), sign), [replaced(text, *value.span(2), f'"{sign}{value[2]}"')]


@slip("yaml")
def template(text, rng):
    value = match(rng, r"^(\s*(?:- )?\w+: )(\w[\w.-]*)$", text)
    return (replaced(text, *value.span(2), "{{ name }}/x"), [replaced(text, *value.span(2), '"{{ name }}/x"')])


@slip("yaml", "toml", "dot", "csv")
def lost_last_quote(text, rng):
    string = match(rng, r'(?<![\w"\\])"[^"\n\\]+"(?=[\s,\]};]|$)', text)
    return replaced(text, string.end() - 1, string.end(), ""), [text]


@slip("yaml", "toml", "dot", "csv")
def lost_first_quote(text, rng):
    string = match(rng, r'(?<![\w"\\])"[^"\n\\]+"(?=[\s,\]};]|$)', text)
    return replaced(text, string.start(), string.start() + 1, ""), [text]


@slip("yaml")
def text_behind_quote(text, rng):
    value = match(rng, r"^(\s*(?:- )?\w+: )([A-Za-z]\w*)( [\w .]+)$", text)
    return (replaced(text, *value.span(2), f'"{value[2]}"'),
            [replaced(text, *value.span(2), f'"{value[2]}"').replace(f'"{value[2]}"{value[3]}', f"'\"{value[2]}\"{value[3]}'"), text])


@slip("yaml")
def lost_colon_of_key(text, rng):
    key = match(rng, r"^\s*(?:- )?[\w.-]+(:)(?= \S|\n)", text)
    return replaced(text, *key.span(1), ""), [text]


@slip("yaml")
def lost_blank_of_key(text, rng):
    key = match(rng, r"^\s*(?:- )?[\w.-]+:( )(?=\S)", text)
    return replaced(text, *key.span(1), ""), [text]


@slip("yaml")
def lost_blank_of_item(text, rng):
    item = match(rng, r"^\s*-( )(?=[A-Za-z])", text)
    return replaced(text, *item.span(1), ""), [text]


@slip("yaml", "toml", "ini")
def key_twice(text, rng):
    line = match(rng, r"^(?:\s*[\w.-]+(?:: | ?= ?))(\w[\w.-]*)\n", text)
    first = replaced(line[0], line.start(1) - line.start(), line.end(1) - line.start(), rng.choice(["17", "true"]))
    return replaced(text, line.start(), line.start(), first), [text]


@slip("yaml", "toml", "ini")
def lines_joined(text, rng):
    line = match(rng, r"^\s*[\w.-]+(?:: | ?= ?)\S+\n(?=[ \w])", text)
    return replaced(text, line.end() - 1, line.end(), " "), [text]


@slip("yaml", "toml")
def lost_bracket_of_list(text, rng):
    bracket = match(rng, r"(?<=[:=] )\[|\]$", text)
    return replaced(text, *bracket.span(), ""), [text]


# TOML and INI

@slip("toml")
def bare_text(text, rng):
    value = match(rng, r'= "([A-Za-z][\w./-]*)"$', text)
    return replaced(text, value.start(1) - 1, value.end(1) + 1, value[1]), [text]


@slip("toml")
def bare_version(text, rng):
    value = match(rng, r'= "(\d+\.\d+\.\d+)"$', text)
    return replaced(text, value.start(1) - 1, value.end(1) + 1, value[1]), [text]


@slip("toml", "ini")
def lost_bracket_of_header(text, rng):
    bracket = match(rng, r"^\[+(?=\w)|(?<=\w)\]+$", text)
    return replaced(text, *bracket.span(), ""), [text]


@slip("toml", "ini")
def lost_equals(text, rng):
    sign = match(rng, r"^[\w.-]+( ?= ?)(?=\S)", text)
    return replaced(text, *sign.span(1), " "), [text]


@slip("toml")
def colon_for_equals(text, rng):
    sign = match(rng, r"^[\w.-]+( ?= ?)(?=\S)", text)
    return replaced(text, *sign.span(1), ": "), [text]


@slip("toml", "ini")
def table_twice(text, rng):
    header = match(rng, r"^\[[\w.-]+\]\n", text)
    return text.rstrip("\n") + "\n\n" + header[0] + "spare = 1\n", [merged_table(text, header)]


def merged_table(text, header):
    return replaced(text, header.end(), header.end(), "spare = 1\n")


@slip("toml")
def python_word(text, rng):
    word = match(rng, r"(?<== )(true|false)$", text)
    return replaced(text, *word.span(), word[0].capitalize()), [text]


@slip("toml")
def comma_of_list_lost(text, rng):
    comma = match(rng, r'(?<=["\d]),(?=\s*["\d])', text)
    return replaced(text, *comma.span(), ""), [text]


@slip("toml")
def comma_behind_value(text, rng):
    line = match(rng, r'(?<== )("[^"\n]*"|\d+|true|false)$', text)
    return replaced(text, line.end(), line.end(), rng.choice(",;")), [text]


@slip("toml", "csv", "dot")
def smart_quotes_around(text, rng):
    string = match(rng, r'(?<![\w"\\])"([^"\n\\]+)"(?=[\s,\]};]|$)', text)
    return replaced(text, *string.span(), f"“{string[1]}”"), [text]


@slip("toml")
def blank_in_key(text, rng):
    key = match(rng, r"^([A-Za-z]+)[_-]([A-Za-z]+)(?= ?=)", text)
    return replaced(text, *key.span(), f"{key[1]} {key[2]}"), [replaced(text, *key.span(), f'"{key[1]} {key[2]}"')]


@slip("toml", "yaml")
def inner_quotes_of_text(text, rng):
    string = match(rng, r'(?<=[=:] )"[^"\n\\]*\w (\w+) \w[^"\n\\]*"$', text)
    return (replaced(text, *string.span(1), f'"{string[1]}"'), [replaced(text, *string.span(1), f'\\"{string[1]}\\"')])


@slip("ini")
def remark_without_sign(text, rng):
    line = match(rng, r"^(?=[\w\[])", text)
    return replaced(text, line.start(), line.start(), "please check this\n"), [text]


@slip("ini")
def remark_with_slashes(text, rng):
    line = match(rng, r"^(?=[\w\[])", text)
    return replaced(text, line.start(), line.start(), "// please check this\n"), [text]


@slip("ini")
def wrapped_value(text, rng):
    line = match(rng, r"^[\w.-]+ ?[=:] ?\S+( )(?=\S+.*\n(?=[\w\[]))", text)
    return replaced(text, *line.span(1), "\n"), [text]


@slip("ini")
def lost_header(text, rng):
    header = re.match(r"\s*\[[^\]\n]*\]\n", text)
    if not header:
        raise NoPlace
    rest = text[header.end():]
    return rest, [f"[{name}]\n{rest}" for name in (header[0].strip()[1:-1], "<ANY>")]


# CSV

@slip("csv")
def comma_in_field(text, rng):
    field = match(rng, r"(?<=[,\n])([A-Za-z]+) ([A-Za-z ]+)(?=[,\n])", text)
    new = f"{field[1]}, {field[2]}"
    return replaced(text, *field.span(), new), [replaced(text, *field.span(), f'"{new}"')]


@slip("csv")
def quote_in_field(text, rng):
    field = match(rng, r"(?<=[,\n])([A-Za-z]+) ([A-Za-z]+)(?=[,\n])", text)
    return (replaced(text, *field.span(), f'{field[1]} "{field[2]}"'),
            [replaced(text, *field.span(), f'"{field[1]} ""{field[2]}"""')])


@slip("csv")
def inches_in_field(text, rng):
    field = match(rng, r"(?<=[,\n])(\d+)(?=[,\n])", text)
    return replaced(text, *field.span(), field[0] + '"'), [replaced(text, *field.span(), f'"{field[0]}"""'), text]


@slip("csv")
def quote_in_quoted_field(text, rng):
    field = match(rng, r'(?<=[,\n])"([^"\n]*\w) (\w[^"\n]*)"(?=[,\n])', text)
    return (replaced(text, *field.span(), f'"{field[1]} "{field[2]}""'),
            [replaced(text, *field.span(), f'"{field[1]} ""{field[2]}"""')])


@slip("csv")
def lost_comma_of_row(text, rng):
    comma = match(rng, r"(?<=[^,\n]),(?=[^,\n])", text)
    return replaced(text, *comma.span(), rng.choice(["", " "])), [text]


@slip("csv")
def spare_comma_in_row(text, rng):
    comma = match(rng, r",|(?=\n)", text)
    return replaced(text, comma.start(), comma.start(), ","), [text]


@slip("csv")
def rows_joined(text, rng):
    at = match(rng, r"(?<=.)\n(?=.)", text).start()
    return replaced(text, at, at + 1, ""), [text]


@slip("csv")
def row_split(text, rng):
    field = match(rng, r"(?<=[,\n])[A-Za-z]+( )[A-Za-z]+(?=[,\n])", text)
    return (replaced(text, *field.span(1), "\n"),
            [text, replaced(text, *field.span(), '"' + field[0].replace(" ", "\n") + '"')])


@slip("csv")
def last_field_lost(text, rng):
    field = match(rng, r",([^,\n\"]*)(?=\n[^\n])", text)
    return replaced(text, *field.span(), ""), [replaced(text, *field.span(1), "")]


@slip("csv")
def semicolons_in_row(text, rng):
    row = match(rng, r"^[^\"\n]*,[^\"\n]*$", text)
    return replaced(text, *row.span(), row[0].replace(",", ";")), [text]


@slip("csv")
def decimal_commas(text, rng):
    number = match(rng, r"(?<=[,\n])-?\d+\.\d+(?=[,\n])", text)
    new = number[0].replace(".", ",")
    return replaced(text, *number.span(), new), [text, replaced(text, *number.span(), f'"{new}"')]


@slip("csv")
def line_of_text(text, rng):
    line = match(rng, r"^(?=.)", text)
    return replaced(text, line.start(), line.start(), rng.choice(["# exported today\n", "Total: 17 rows\n"])), [text]


# XML

@slip("xml")
def lost_end_tag(text, rng):
    tag = match(rng, r"</[^>]*>", text)
    return replaced(text, *tag.span(), ""), [text]


@slip("xml")
def lost_start_tag(text, rng):
    tag = match(rng, r"<\w[^>/]*>", text)
    return replaced(text, *tag.span(), ""), [text, replaced(text, *tag.span(), f"<{re.match(r'<([^ >]*)', tag[0])[1]}>")]


@slip("xml")
def misspelt_end_tag(text, rng):
    tag = match(rng, r"</(\w{3,})>", text)
    at = rng.randrange(len(tag[1]) - 1)
    name = tag[1][:at] + tag[1][at + 1] + tag[1][at] + tag[1][at + 2:]
    return replaced(text, *tag.span(1), name), [text]


@slip("xml")
def lost_angle(text, rng):
    angle = match(rng, r"<(?=[\w/])|(?<=[\w\"/])>", text)
    return replaced(text, *angle.span(), ""), [text]


@slip("xml")
def lost_slash(text, rng):
    slash = match(rng, r"(?<=<)/(?=\w)|/(?=>)", text)
    return replaced(text, *slash.span(), ""), [text]


@slip("xml")
def raw_ampersand(text, rng):
    blank = match(rng, r"(?<=>)([^<>&\n]*\w )(?=\w[^<>]*<)", text)
    return replaced(text, blank.end(), blank.end(), "& "), [replaced(text, blank.end(), blank.end(), "&amp; ")]


@slip("xml")
def raw_less(text, rng):
    blank = match(rng, r"(?<=>)([^<>&\n]*\w )(?=\w[^<>]*<)", text)
    less = rng.choice(["< ", "<= ", "<"])
    return (replaced(text, blank.end(), blank.end(), less),
            [replaced(text, blank.end(), blank.end(), less.replace("<", "&lt;"))])


@slip("xml")
def raw_ampersand_in_attribute(text, rng):
    value = match(rng, r'=("[^"<&]*)"', text)
    return (replaced(text, value.end(1), value.end(1), "?a=1&b=2"), [replaced(text, value.end(1), value.end(1), "?a=1&amp;b=2")])


@slip("xml")
def lost_quote_of_attribute(text, rng):
    value = match(rng, r'=(")[^"<>]*(")(?=[\s/>])', text)
    return replaced(text, *value.span(rng.choice([1, 2])), ""), [text]


@slip("xml")
def lost_quotes_of_attribute(text, rng):
    value = match(rng, r'="([\w.#-]+)"(?=[\s/>])', text)
    return replaced(text, value.start() + 1, value.end(), value[1]), [text]


@slip("xml")
def smart_quotes_of_attribute(text, rng):
    value = match(rng, r'="([^"<>]*)"(?=[\s/>])', text)
    return replaced(text, value.start() + 1, value.end(), f"“{value[1]}”"), [text]


@slip("xml")
def quote_in_attribute(text, rng):
    value = match(rng, r'="([^"<>]*\w) (\w[^"<>]*)"(?=[\s/>])', text)
    return (replaced(text, *value.span(), f'="{value[1]} "{value[2]}""'),
            [replaced(text, *value.span(), f'="{value[1]} &quot;{value[2]}&quot;"')])


@slip("xml")
def attribute_twice(text, rng):
    value = match(rng, r' ([\w-]+)="([^"<>]*)"(?=[\s/>])', text)
    return replaced(text, value.start(), value.start(), f' {value[1]}="17"'), [text]


@slip("xml")
def lost_equals_of_attribute(text, rng):
    value = match(rng, r'(?<=\w)(=)"[^"<>]*"(?=[\s/>])', text)
    return replaced(text, *value.span(1), ""), [text]


@slip("xml")
def crossed_tags(text, rng):
    tags = match(rng, r"(</\w+>)(\s*)(</\w+>)", text)
    if tags[1] == tags[3]:
        raise NoPlace
    return replaced(text, *tags.span(), tags[3] + tags[2] + tags[1]), [text]


@slip("xml")
def stray_end_tag(text, rng):
    tag = match(rng, r"</\w+>|/>", text)
    name = rng.choice(re.findall(r"<(\w+)", text))
    return replaced(text, tag.end(), tag.end(), f"</{name}>"), [text]


@slip("xml")
def other_case_in_end_tag(text, rng):
    tag = match(rng, r"</(\w+)>", text)
    return replaced(text, *tag.span(1), tag[1].swapcase()), [text]


@slip("xml")
def entity_of_html(text, rng):
    blank = match(rng, r"(?<=>)([^<>&\n]*\w)( )(?=\w[^<>]*<)", text)
    return replaced(text, *blank.span(2), "&nbsp;"), [text, replaced(text, *blank.span(2), "&#160;"),
                                                        replaced(text, *blank.span(2), "&amp;nbsp;")]


@slip("xml")
def text_before_root(text, rng):
    return rng.choice(["Result:\n", "\n\n", "$ cat file.xml\n"]) + text, [text]


@slip("xml")
def text_again(text, rng):
    return text.rstrip() + "\n" + text[-rng.randint(5, min(60, len(text))):], [text]


@slip("xml")
def open_comment(text, rng):
    line = match(rng, r">\n", text)
    return replaced(text, line.end(), line.end(), "<!-- see below\n"), [text]


@slip("xml")
def dashes_in_comment(text, rng):
    line = match(rng, r"(?<=[\w\"]>)\n", text)
    return replaced(text, line.end(), line.end(), "<!-- old -- see below -->\n"), [text]


# OBJ

@slip("obj")
def decimal_comma_of_number(text, rng):
    number = match(rng, r"(?<= )-?\d+\.\d+(?=\s)", text)
    return replaced(text, *number.span(), number[0].replace(".", ",")), [text]


@slip("obj")
def all_decimal_commas(text, rng):
    if not re.search(r"\d\.\d", text):
        raise NoPlace
    return re.sub(r"(?m)^(v.*)$", lambda line: line[0].replace(".", ","), text), [text]


@slip("obj")
def lines_glued(text, rng):
    at = match(rng, r"(?<=\d)\n(?=[vf])", text).start()
    return replaced(text, at, at + 1, rng.choice(["", " "])), [text]


@slip("obj")
def lost_blank(text, rng):
    blank = match(rng, r"(?<=\d) (?=-?\d)|(?<=^[vf]) (?=-?\d)", text)
    return replaced(text, *blank.span(), ""), [text]


@slip("obj")
def line_split(text, rng):
    blank = match(rng, r"^[vf][nt]?.* (?=-?\d)", text)
    return replaced(text, blank.end() - 1, blank.end(), "\n"), [text]


@slip("obj")
def commas_between(text, rng):
    line = match(rng, r"^[vf][nt]? (-?\d.*)$", text)
    return replaced(text, *line.span(1), re.sub(" +", ", ", line[1].strip())), [text]


@slip("obj")
def sign_at_end(text, rng):
    line = match(rng, r"^[vf][nt]? .*\d$", text)
    return replaced(text, line.end(), line.end(), rng.choice(";,.")), [text]


@slip("obj")
def remark(text, rng):
    line = match(rng, r"^(?=[vf])", text)
    return replaced(text, line.start(), line.start(), rng.choice(["// upper part\n", "upper part\n"])), [text]


@slip("obj")
def letter_for_digit(text, rng):
    digit = match(rng, r"(?<=[\d.])0(?=\d)|(?<=\d)1(?=\d)", text)
    return replaced(text, *digit.span(), "O" if digit[0] == "0" else "l"), [text]


@slip("obj")
def open_slashes(text, rng):
    line = match(rng, r"^f (\d+ )+\d+\s*$", text)
    return replaced(text, *line.span(), re.sub(r"(\d+)", r"\1//", line[0])), [text]


@slip("obj")
def lost_keyword(text, rng):
    word = match(rng, r"^[vf] (?=-?\d)", text)
    return replaced(text, *word.span(), ""), [text]


# DOT

@slip("dot")
def longer_arrow(text, rng):
    arrow = match(rng, r"->|--", text)
    return replaced(text, *arrow.span(), "-->" if arrow[0] == "->" else "---"), [text]


@slip("dot")
def other_arrow(text, rng):
    arrow = match(rng, r"(?<=[\w\" ])(->|--)(?=[\w\" ])", text)
    return replaced(text, *arrow.span(), "--" if arrow[0] == "->" else "->"), [text]


@slip("dot")
def quotes_in_label(text, rng):
    label = match(rng, r'(?<=label=)"([^"\n\\]+)"', text)
    return (replaced(text, *label.span(), f'"the "{label[1]}" one"'), [replaced(text, *label.span(), f'"the \\"{label[1]}\\" one"')])


@slip("dot")
def bare_name(text, rng):
    name = match(rng, r'(?<![=\w":])"?([A-Za-z]\w*)"?(?= ?(->|--|;$|\[))', text)
    sign = rng.choice("-/.")
    new = f"{name[1]}{sign}x"
    if name[1].lower() in ("node", "edge", "graph"):
        raise NoPlace
    return replaced(text, *name.span(), new), [replaced(text, *name.span(), f'"{new}"')]


@slip("dot")
def bare_value(text, rng):
    value = match(rng, r'(?<==)"([A-Za-z]\w*[ .-][\w .-]*\w)"', text)
    return replaced(text, *value.span(), value[1]), [text]


@slip("dot")
def lost_square(text, rng):
    bracket = match(rng, r"[\[\]]", text)
    return replaced(text, *bracket.span(), ""), [text]


@slip("dot")
def lost_brace(text, rng):
    bracket = match(rng, r"[{}]", text)
    return replaced(text, *bracket.span(), ""), [text]


@slip("dot")
def lost_equals_of_value(text, rng):
    sign = match(rng, r"(?<=\w) ?= ?(?=[\w\"])", text)
    return replaced(text, *sign.span(), " "), [text]


@slip("dot")
def colon_for_equals_of_value(text, rng):
    sign = match(rng, r"(?<=\w) ?= ?(?=\")", text)
    return replaced(text, *sign.span(), ": "), [text]


# SQL

@slip("sql")
def apostrophe(text, rng):
    string = match(rng, r"'[^'\n]*\w( )\w[^'\n]*'(?=[,)])", text)
    return replaced(text, *string.span(1), "'s "), [replaced(text, *string.span(1), "''s ")]


@slip("sql")
def apostrophe_with_backslash(text, rng):
    string = match(rng, r"'[^'\n]*\w( )\w[^'\n]*'(?=[,)])", text)
    return replaced(text, *string.span(1), "\\'s "), [replaced(text, *string.span(1), "''s ")]


@slip("sql")
def lost_quote_of_text(text, rng):
    string = match(rng, r"(')[^'\n]+(')(?=[,)])", text)
    return replaced(text, *string.span(rng.choice([1, 2])), ""), [text]


@slip("sql")
def lost_quotes_of_text(text, rng):
    string = match(rng, r"'([A-Za-z][^'\n]*)'(?=[,)])", text)
    return replaced(text, *string.span(), string[1]), [text]


@slip("sql")
def lost_comma_of_values(text, rng):
    comma = match(rng, r",(?=['\d\s])", text)
    return replaced(text, *comma.span(), rng.choice(["", " "]) if text[comma.end()] != "\n" else ""), [text]


@slip("sql")
def lost_parenthesis(text, rng):
    bracket = match(rng, r"[()]", text)
    return replaced(text, *bracket.span(), ""), [text]


@slip("sql")
def lost_semicolon(text, rng):
    sign = match(rng, r";", text)
    return replaced(text, *sign.span(), ""), [text]


@slip("sql")
def misspelt_keyword(text, rng):
    word = match(rng, r"\b(INSERT|INTO|VALUES|CREATE|TABLE|BEGIN|COMMIT|PRIMARY)\b", text)
    at = rng.randrange(len(word[0]) - 1)
    return replaced(text, *word.span(), word[0][:at] + word[0][at + 1] + word[0][at] + word[0][at + 2:]), [text]


@slip("sql")
def smart_quotes_of_text(text, rng):
    string = match(rng, r"'([^'\n]+)'(?=[,)])", text)
    return replaced(text, *string.span(), f"‘{string[1]}’"), [text]


@slip("sql")
def spare_comma(text, rng):
    bracket = match(rng, r"(?<=[\w'])(?=\s*\))", text)
    return replaced(text, bracket.end(), bracket.end(), ","), [text]


@slip("sql")
def open_transaction(text, rng):
    if not text.rstrip().endswith("COMMIT;"):
        raise NoPlace
    return text.rstrip()[:-len("COMMIT;")], [text]


@slip("sql")
def remark_of_other_language(text, rng):
    line = match(rng, r";$", text)
    return replaced(text, line.end(), line.end(), rng.choice([" // as before", " # as before"])), [text]


@slip("sql")
def python_none(text, rng):
    word = match(rng, r"\bNULL(?=[,)])", text)
    return replaced(text, *word.span(), rng.choice(["None", "nil"])), [text]


@slip("sql")
def decimal_comma_of_value(text, rng):
    number = match(rng, r"(?<=[,(])-?\d+\.\d+(?=[,)])", text)
    return replaced(text, *number.span(), number[0].replace(".", ",")), [text]


def leaves(value):
    if isinstance(value, dict):
        return sum(map(leaves, value.values()))
    if isinstance(value, list):
        return sum(map(leaves, value))
    return 1


def is_element(value):
    """Is it an XML element with the text behind it, as formats.py reads them?"""
    return (len(value) == 2 and isinstance(value[0], list) and len(value[0]) > 2 and isinstance(value[0][1], dict)
            and isinstance(value[1], str))


def begins(whole, part):
    """Is the part what a cut leaves of the whole: nothing new, and nothing lost but at the end?"""
    if isinstance(whole, dict) and isinstance(part, dict):
        keys = list(part)
        return keys == list(whole)[:len(keys)] and all(whole[key] == part[key] for key in keys[:-1]) and (
            not keys or begins(whole[keys[-1]], part[keys[-1]]))
    if isinstance(whole, list) and isinstance(part, list):
        if is_element(part) and part[1] == "" and is_element(whole):  # cut off within it, so no text is behind it
            return begins(whole[0], part[0])
        return len(part) <= len(whole) and whole[:len(part)][:-1] == part[:-1] and (
            not part or begins(whole[len(part) - 1], part[-1]))
    if isinstance(whole, str) and isinstance(part, str):
        return whole.startswith(part)
    return whole == part or part is None and isinstance(whole, (dict, list))


def whole_before(kind, text):
    """How many values are whole in a text that was cut: of its whole lines, or of JSON before the last comma."""
    for end in reversed([found.start() for found in re.finditer(r"," if kind == "json" else r"\n", text)]):
        part = text[:end + (kind != "json")]
        if kind == "json":
            stack = []
            for token in JSON_TOKEN.finditer(part):
                if token[0] in "[{":
                    stack.append("]" if token[0] == "[" else "}")
                elif token[0] in "]}":
                    stack.pop()
            part += "".join(reversed(stack))
        elif kind == "sql":
            part += ";COMMIT;" if "BEGIN" in part.upper() else ";"
        elif kind == "xml":
            return 0
        try:
            return leaves(read(kind, part))
        except Exception:  # the next shorter one
            continue
    return 0


def as_wanted(kind, original, broken, wanted, result):
    try:
        value = read(kind, result)
    except Exception:  # no valid text at all
        return False
    if wanted is not CUT:
        def without_name(value):
            return list(value.values()) if kind == "ini" and any("<ANY>" in text for text in wanted) else value
        return any(without_name(read(kind, text)) == without_name(value) for text in wanted)
    return begins(read(kind, original), value) and leaves(value) >= whole_before(kind, broken)
