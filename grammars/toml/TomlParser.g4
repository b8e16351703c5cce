// TOML 1.0. A line end stands before each line but the first, so a line goes with its end, and a table with its lines.
parser grammar TomlParser;

options { tokenVocab = TomlLexer; }

file : (keyValue | header)? line* table* EOF ;

table  : NEWLINE header line* ;
line   : NEWLINE keyValue? ;
header : TABLE_OPEN key TABLE_CLOSE | '[[' key ']]' ;

keyValue : key '=' value ;
key      : (BARE_KEY | QUOTED_KEY) (DOT (BARE_KEY | QUOTED_KEY))* ;

value
    : STRING
    | LONG_STRING
    | INTEGER
    | FLOAT
    | 'true'
    | 'false'
    | DATE
    | LATE_DATE
    | array
    | inlineTable
    ;

array       : ARRAY_OPEN (value (COMMA value)* COMMA?)? ARRAY_CLOSE ;
inlineTable : INLINE_OPEN (keyValue (COMMA keyValue)* lastComma?)? INLINE_CLOSE ;

// Since TOML 1.1.
lastComma : COMMA ;
