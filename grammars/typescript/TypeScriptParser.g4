// The rules are a grammar of their own, for languages that import them (../tsx).
parser grammar TypeScriptParser;

import TypeScriptRules;

options { tokenVocab = TypeScriptLexer; }
