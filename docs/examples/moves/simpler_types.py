"""Proposes simpler types of C and C++, by libclang: `python3 simpler_types.py [ARGUMENTS OF CLANG]`.

A type becomes int, also with its declaration; base classes and qualifiers go; a namespace goes with its qualifiers, and
a parameter of a function or a template with its arguments.
"""
import json
import re
import sys

from clang.cindex import CursorKind as Kind, Index, TranslationUnitLoadError

TYPES = {Kind.STRUCT_DECL, Kind.UNION_DECL, Kind.CLASS_DECL, Kind.ENUM_DECL, Kind.TYPEDEF_DECL, Kind.TYPE_ALIAS_DECL}
TYPED = {Kind.VAR_DECL, Kind.PARM_DECL, Kind.FIELD_DECL, Kind.FUNCTION_DECL, Kind.CXX_METHOD, Kind.TYPEDEF_DECL}
PARAMETERS = {Kind.TEMPLATE_TYPE_PARAMETER, Kind.TEMPLATE_NON_TYPE_PARAMETER, Kind.TEMPLATE_TEMPLATE_PARAMETER}
USES = {Kind.TYPE_REF, Kind.CALL_EXPR, Kind.TEMPLATE_REF, Kind.NAMESPACE_REF}
PREFIX = re.compile(rb"(?:(?:struct|union|enum|class|typename)\s+)?(?:\w*::)*$")


def edit(start, end, text=""):
    return {"start": start, "end": end, "text": text}


def range_of(cursor):
    return cursor.extent.start.offset, cursor.extent.end.offset


def without(text, start, end):
    """Removes an element of a list with the comma before or behind it."""
    before, behind = text[:start].rstrip(), text[end:].lstrip()
    if before.endswith(b","):
        return edit(len(before) - 1, end)
    return edit(start, len(text) - len(behind) + 1 if behind.startswith(b",") else end)


def elements(text, at):
    """The ranges of the elements of <...> at this place, and where it ends."""
    found, begin, depth = [], at + 1, 0
    for i in range(at, len(text)):
        depth += (text[i] in b"<([{") - (text[i] in b">)]}")
        if depth == 0 or (depth == 1 and text[i] in b","):
            found.append((begin, i))
            begin = i + 1
        if depth == 0:
            break
    return found, begin


def outermost(edits):
    """Without those inside of others, and without doubles."""
    kept = []
    for one in sorted(edits, key=lambda one: (one["start"], -one["end"])):
        if not kept or one["end"] > kept[-1]["end"]:
            kept.append(one)
    return kept


def moves(text, unit):
    cursors = [cursor for cursor in unit.cursor.walk_preorder()
               if cursor.location.file and cursor.location.file.name == unit.spelling]
    uses = {}
    for cursor in cursors:
        if cursor.kind in USES and cursor.referenced:
            uses.setdefault(cursor.referenced.hash, []).append(cursor)
    for cursor in cursors:
        start, end = range_of(cursor)
        if cursor.kind in TYPES:
            places = [range_of(use) for use in uses.get(cursor.hash, []) if use.extent.start.offset >= end]
            yield [edit(start, text.find(b";", end) + 1 or end)] + [
                edit(PREFIX.search(text, 0, at).start(), to, "int") for at, to in places]
        elif cursor.kind == Kind.CXX_BASE_SPECIFIER:
            one = without(text, start, end)
            yield [edit(text.rfind(b":", 0, start), end) if one == edit(start, end) else one]
        elif cursor.kind in (Kind.NAMESPACE_REF, Kind.TYPE_REF, Kind.TEMPLATE_REF) and text[end:end + 2] == b"::":
            yield [edit(start, end + 2)]
        elif cursor.kind == Kind.NAMESPACE:
            yield [edit(start, text.find(b"{", start) + 1), edit(end - 1, end)] + [
                edit(use.extent.start.offset, use.extent.end.offset + 2) for use in uses.get(cursor.hash, [])]
        elif cursor.kind in (Kind.CLASS_TEMPLATE, Kind.FUNCTION_TEMPLATE):
            parameters = [child for child in cursor.get_children() if child.kind in PARAMETERS]
            lists = [elements(text, at) for at in [text.find(b"<", start)] + [
                use.extent.end.offset for use in uses.get(cursor.hash, []) if text[use.extent.end.offset] in b"<"]]
            for i, parameter in enumerate(parameters):
                places = [range_of(use) for use in uses.get(parameter.hash, [])]
                edits = [edit(PREFIX.search(text, 0, at).start(), to, "int") for at, to in places]
                if len(parameters) == 1:
                    yield edits + [edit(start if k == 0 else all[0][0] - 1, to) for k, (all, to) in enumerate(lists)]
                else:
                    yield edits + [without(text, *all[i]) for all, _ in lists if i < len(all)]
        elif cursor.kind in (Kind.FUNCTION_DECL, Kind.CXX_METHOD):
            lists = [list(one.get_arguments()) for one in [cursor] + uses.get(cursor.hash, [])]
            for i in range(len(lists[0])):
                yield [without(text, *range_of(all[i])) for all in lists if i < len(all)]
        if cursor.kind in TYPED and start < cursor.location.offset:
            yield [edit(start, cursor.location.offset, "int ")]


index = Index.create()
for line in sys.stdin:
    path = json.loads(line)["path"]
    text = open(path, "rb").read()
    try:
        for edits in moves(text, index.parse(path, args=sys.argv[1:])):
            print(json.dumps({"edits": outermost(edits)}))
    except TranslationUnitLoadError:
        pass  # not even libclang can read it
    print('{"done": true}', flush=True)
