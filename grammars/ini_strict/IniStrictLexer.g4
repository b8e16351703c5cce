// Tokens of IniStrict; see IniStrictParser.g4. What a character means depends on where in the line it stands.
lexer grammar IniStrictLexer;

tokens { NEWLINE, TEXT }

COMMENT      : [ \t\f]* [#;] ~[\r\n]* -> channel(HIDDEN) ;
MARK         : '\uFEFF'               -> channel(HIDDEN) ;
BLANK_LINE   : [ \t\f]* EOL           -> type(NEWLINE) ;
LEFT_BRACKET : '['                    -> mode(HEADER) ;
KEY          : ~[ \t\f\r\n=:#;[\uFEFF] ~[\r\n=:]* -> mode(ASSIGNMENT) ;
// A line that is indented goes on with the value of the one before, or it is an entry of its own.
INDENT       : [ \t\f]+               -> mode(VALUE) ;

mode HEADER;
SECTION       : ~[\]\r\n]+ ;
RIGHT_BRACKET : ']'                   -> mode(BEHIND_HEADER) ;

mode BEHIND_HEADER;
HEADER_COMMENT : [ \t\f]* [#;] ~[\r\n]* -> channel(HIDDEN) ;
HEADER_SPACE   : [ \t\f]+             -> channel(HIDDEN) ;
HEADER_NEWLINE : EOL                  -> type(NEWLINE), mode(DEFAULT_MODE) ;

mode ASSIGNMENT;
EQUALS : '='                          -> mode(VALUE) ;
COLON  : ':'                          -> mode(VALUE) ;

mode VALUE;
VALUE_TEXT    : (~[\r\n\\] | '\\' (EOL | ~[\r\n]))+ '\\'? -> type(TEXT) ;
VALUE_NEWLINE : EOL                   -> type(NEWLINE), mode(DEFAULT_MODE) ;

fragment EOL : '\r'? '\n' ;
