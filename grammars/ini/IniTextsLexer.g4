// Tokens of IniTexts; see IniTextsParser.g4.
lexer grammar IniTextsLexer;

HEADER  : '[' [a-zA-Z0-9_] [a-zA-Z0-9_ .:-]* ']' ;
KEY     : [a-zA-Z_] [a-zA-Z0-9_.-]* -> mode(ENTRY) ;
NEWLINE : '\n' ;
COMMENT : [#;] ~[\r\n]* -> channel(HIDDEN) ;

mode ENTRY;
ASSIGN    : ' '? [=:] ' '? -> mode(VALUE) ;

mode VALUE;
// With an indented line that goes on with it.
TEXT      : ~[ \t\r\n#;] ~[\r\n]* ('\n' [ \t] ~[ \t\r\n#;[] ~[\r\n]*)? ;
VALUE_END : '\n' -> type(NEWLINE), mode(DEFAULT_MODE) ;
