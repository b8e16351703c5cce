"""Grammars as dictionaries of expansions, in the format of the Fuzzing Book and the Debugging Book, as ANTLR grammars.

    {"<start>": ["<digit>+<start>", "<digit>"], "<digit>": ["0", "1"]}

An expansion is a text in which <...> names another symbol, or a pair of that and a dictionary of options, which are
ignored. Every character is a token of its own, so any context-free grammar of this kind keeps its meaning, whatever
texts its expansions share.
"""

from __future__ import annotations

import re
from typing import Any, Iterable, Mapping, Sequence, Tuple, Union

from ._errors import Error

Expansion = Union[str, Tuple[str, Any]]
Expansions = Mapping[str, Sequence[Expansion]]

_SYMBOL = re.compile(r"(<[^<> ]*>)")
# Names that ANTLR, or the Java code that its tool writes, needs for itself.
_RESERVED = frozenset(
    "abstract assert boolean break byte case catch channels char class const continue default do double else enum "
    "extends false final finally float for fragment goto grammar if implements import instanceof int interface lexer "
    "locals long mode native new null options package parser private protected public return returns rule short static "
    "strictfp super switch synchronized this throw throws tokens transient true try type void volatile while".split())


def to_antlr(grammar: Expansions, start: str = "<start>") -> str:
    """The text of an ANTLR grammar, whose first rule is `start` up to the end of the text.

    >>> print(to_antlr({"<start>": ["a<start>", ""]}), end="")
    grammar Expansions;
    all_ : start EOF ;
    start : C61 start |  ;
    C61 : 'a' ;
    OTHER : . ;
    """
    if start not in grammar:
        raise Error(f"the grammar has no symbol {start}: give start, one of {', '.join(grammar)}")
    names = _rule_names(grammar)
    characters: set[str] = set()
    lines = ["grammar Expansions;", f"all_ : {names[start]} EOF ;"]
    for symbol, expansions in grammar.items():
        alternatives = (" ".join(_elements(text, symbol, names, characters)) for text in _texts(expansions))
        lines.append(f"{names[symbol]} : {' | '.join(alternatives)} ;")
    lines += [f"{_token(character)} : '{_escaped(character)}' ;" for character in sorted(characters)]
    return "\n".join([*lines, "OTHER : . ;", ""])


def _texts(expansions: Iterable[Expansion]) -> Iterable[str]:
    return (expansion if isinstance(expansion, str) else expansion[0] for expansion in expansions)


def _elements(text: str, symbol: str, names: Mapping[str, str], characters: set[str]) -> Iterable[str]:
    for part in filter(None, _SYMBOL.split(text)):
        if part in names:
            yield names[part]
        elif _SYMBOL.fullmatch(part):
            raise Error(f"{symbol} uses {part}, which the grammar doesn't have: add it, or correct the name")
        else:
            characters.update(part)
            yield from map(_token, part)


def _rule_names(grammar: Expansions) -> dict[str, str]:
    """For each symbol, a name that ANTLR takes; no two are alike."""
    names: dict[str, str] = {}
    taken = {"all_"}
    for symbol in grammar:
        name = re.sub(r"\W", "_", symbol.strip("<>"), flags=re.ASCII)
        name = name[:1].lower() + name[1:] if name[:1].isalpha() else "r" + name
        while name in _RESERVED or name in taken:
            name += "_"
        taken.add(name)
        names[symbol] = name
    return names


def _token(character: str) -> str:
    return f"C{ord(character):X}"


def _escaped(character: str) -> str:
    plain = character.isascii() and character.isprintable() and character not in "'\\"
    return character if plain else f"\\u{{{ord(character):X}}}"
