/* TOML 1.0. What a line holds depends on the side of the `=` that it is on: `true` and `3.14` are keys or values. The lexer keeps that in
   its mode. Line ends are tokens, but not in arrays. */
lexer grammar TomlLexer;

NEWLINE       : '\r'? '\n' ;
WHITE_SPACE   : [ \t]+ -> channel(HIDDEN) ;
BOM           : '\uFEFF' -> channel(HIDDEN) ;
COMMENT       : '#' ~[\r\n\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]* -> channel(HIDDEN) ;
BARE_KEY      : [A-Za-z0-9_-]+ ;
QUOTED_KEY    : '"' (Plain | Escape)* '"' | '\'' Literal* '\'' ;
EQUALS        : '=' -> pushMode(VALUE) ;
DOT           : '.' ;
TABLES_OPEN   : '[[' ;
TABLES_CLOSE  : ']]' ;
TABLE_OPEN    : '[' ;
TABLE_CLOSE   : ']' ;
OTHER         : . ;

fragment Plain   : ~["\\\r\n\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F] ;
fragment Literal : ~['\r\n\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F] ;
fragment Escape  : '\\' ([btnfr"\\] | 'u' ([0-9a-cA-CefEF] Hex | [dD] [0-7]) Hex Hex | 'U000' ('0' | '1') Hex Hex Hex Hex) ;
fragment Hex     : [0-9a-fA-F] ;
fragment Digits  : [0-9] ('_'? [0-9])* ;
fragment Whole   : '0' | [1-9] ('_'? [0-9])* ;
fragment Date    : [0-9] [0-9] [0-9] [0-9] '-' ('0' [1-9] | '1' [0-2]) '-' ('0' [1-9] | '1' [0-9] | '2' [0-8]) ;
// Months differ in their last days.
fragment LateDate : [0-9] [0-9] [0-9] [0-9] '-' ('0' [1-9] | '1' [0-2]) '-' ('29' | '3' [01]) ;
fragment Time    : ([01] [0-9] | '2' [0-3]) ':' [0-5] [0-9] ':' [0-5] [0-9] ('.' [0-9]+)? ;
fragment Zone    : [zZ] | [+-] ([01] [0-9] | '2' [0-3]) ':' [0-5] [0-9] ;

mode VALUE;

VALUE_NEWLINE     : NEWLINE -> type(NEWLINE), popMode ;
VALUE_WHITE_SPACE : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
VALUE_COMMENT     : COMMENT -> type(COMMENT), channel(HIDDEN) ;
STRING            : '"' (Plain | Escape)* '"' | '\'' Literal* '\'' ;
LONG_STRING
    : '"""' ('"'? '"'? (Plain | Escape | '\r'? '\n' | '\\' [ \t]* '\r'? '\n'))* '"""' '"'? '"'?
    | '\'\'\'' ('\''? '\''? (Literal | '\r'? '\n'))* '\'\'\'' '\''? '\''?
    ;
INTEGER           : [+-]? Whole | '0x' Hex ('_'? Hex)* | '0o' [0-7] ('_'? [0-7])* | '0b' [01] ('_'? [01])* ;
FLOAT             : [+-]? (Whole ('.' Digits ([eE] [+-]? Digits)? | [eE] [+-]? Digits) | 'inf' | 'nan') ;
DATE              : Date ([tT ] Time Zone?)? | Time ;
LATE_DATE         : LateDate ([tT ] Time Zone?)? ;
TRUE              : 'true' ;
FALSE             : 'false' ;
ARRAY_OPEN        : '[' -> pushMode(ARRAY) ;
INLINE_OPEN       : '{' -> pushMode(INLINE) ;
// The end of an inline table, which its value doesn't push away.
VALUE_COMMA       : ',' -> type(COMMA), popMode ;
VALUE_CLOSE       : '}' -> type(INLINE_CLOSE), popMode, popMode ;
BAD_VALUE         : [A-Za-z0-9_+.:-]+ ;
VALUE_OTHER       : . -> type(OTHER) ;

mode ARRAY;

ARRAY_LINE_END    : '\r'? '\n' -> channel(HIDDEN) ;
ARRAY_WHITE_SPACE : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
ARRAY_COMMENT     : COMMENT -> type(COMMENT), channel(HIDDEN) ;
ARRAY_STRING      : STRING -> type(STRING) ;
ARRAY_LONG_STRING : LONG_STRING -> type(LONG_STRING) ;
ARRAY_INTEGER     : INTEGER -> type(INTEGER) ;
ARRAY_FLOAT       : FLOAT -> type(FLOAT) ;
ARRAY_DATE        : DATE -> type(DATE) ;
ARRAY_LATE_DATE   : LATE_DATE -> type(LATE_DATE) ;
ARRAY_TRUE        : TRUE -> type(TRUE) ;
ARRAY_FALSE       : FALSE -> type(FALSE) ;
ARRAY_ARRAY_OPEN  : '[' -> type(ARRAY_OPEN), pushMode(ARRAY) ;
ARRAY_CLOSE       : ']' -> popMode ;
ARRAY_INLINE_OPEN : '{' -> type(INLINE_OPEN), pushMode(INLINE) ;
COMMA             : ',' ;
ARRAY_BAD_VALUE   : BAD_VALUE -> type(BAD_VALUE) ;
ARRAY_OTHER       : . -> type(OTHER) ;

// The keys in the braces of an inline table.
mode INLINE;

INLINE_NEWLINE     : NEWLINE -> type(NEWLINE) ;
INLINE_WHITE_SPACE : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
INLINE_COMMENT     : COMMENT -> type(COMMENT), channel(HIDDEN) ;
INLINE_BARE_KEY    : BARE_KEY -> type(BARE_KEY) ;
INLINE_QUOTED_KEY  : QUOTED_KEY -> type(QUOTED_KEY) ;
INLINE_EQUALS      : '=' -> type(EQUALS), pushMode(VALUE) ;
INLINE_DOT         : '.' -> type(DOT) ;
INLINE_COMMA       : ',' -> type(COMMA) ;
INLINE_CLOSE       : '}' -> popMode ;
INLINE_OTHER       : . -> type(OTHER) ;
