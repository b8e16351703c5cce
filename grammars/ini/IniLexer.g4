// Tokens of Ini; see IniParser.g4.
//
// What a character means depends on where in the line it stands, so there is a mode for the start of a line, for a section's
// header, for the key (up to the first `=` or `:`) and for the value behind it.
lexer grammar IniLexer;

tokens { WORD, STRING, NEWLINE, SPACE }

COMMENT       : [#;] ~[\r\n]*         -> channel(HIDDEN) ;
LEFT_BRACKET  : '['                   -> mode(HEADER) ;
START_SPACE   : [ \t\f\uFEFF]+        -> type(SPACE), channel(HIDDEN) ;
START_NEWLINE : EOL                   -> type(NEWLINE) ;
START_ASSIGN  : [=:]                  -> type(ASSIGN), mode(VALUE) ;
START_STRING  : QUOTED                -> type(STRING), mode(KEY) ;
START_WORD    : ~[ \t\f\r\n=:\\#;[\uFEFF] KEY_CHAR* '\\'? -> type(WORD), mode(KEY) ;
START_ESCAPE  : '\\' (KEY_CHAR+ '\\'?)? -> type(WORD), mode(KEY) ;

mode HEADER;
RIGHT_BRACKET  : ']'                  -> mode(VALUE) ;
HEADER_STRING  : QUOTED               -> type(STRING) ;
HEADER_WORD    : ~[ \t\f\r\n\]"]+     -> type(WORD) ;
HEADER_QUOTE   : ["]                  -> type(WORD) ;
HEADER_SPACE   : [ \t\f]+             -> type(SPACE), channel(HIDDEN) ;
HEADER_NEWLINE : EOL                  -> type(NEWLINE), mode(DEFAULT_MODE) ;

mode KEY;
ASSIGN      : [=:]                    -> mode(VALUE) ;
KEY_STRING  : QUOTED                  -> type(STRING) ;
KEY_WORD    : (KEY_CHAR+ '\\'? | '\\')  -> type(WORD) ;
KEY_SPACE   : ([ \t\f] | '\\' EOL)+   -> type(SPACE), channel(HIDDEN) ;
KEY_NEWLINE : EOL                     -> type(NEWLINE), mode(DEFAULT_MODE) ;

mode VALUE;
SEPARATOR     : [,;] ;
VALUE_STRING  : QUOTED                -> type(STRING) ;
VALUE_WORD    : (VALUE_CHAR+ '\\'? | '\\') -> type(WORD) ;
VALUE_SPACE   : ([ \t\f] | '\\' EOL)+ -> type(SPACE), channel(HIDDEN) ;
VALUE_NEWLINE : EOL                   -> type(NEWLINE), mode(DEFAULT_MODE) ;

fragment EOL        : '\r'? '\n' | '\r' ;
fragment QUOTED     : '"' ~["\r\n]* '"' | '\'' ~['\r\n]* '\'' ;
fragment KEY_CHAR   : ~[ \t\f\r\n=:\\] | '\\' ~[\r\n] ;
fragment VALUE_CHAR : ~[ \t\f\r\n,;\\] | '\\' ~[ \t\f\r\n] ;
