// Tokens of ObjTexts; see ObjTextsParser.g4. Blanks part the values of a line and are tokens.
lexer grammar ObjTextsLexer;

V       : 'v' ;
VT      : 'vt' ;
VN      : 'vn' ;
F       : 'f' -> mode(CORNERS) ;
L       : 'l' -> mode(CORNERS) ;
GROUP   : ('g' | 'o') ' ' [a-zA-Z] [a-zA-Z0-9_]* ;
SMOOTH  : 's ' ('off' | [1-9]) ;
NUMBER  : ' ' '-'? ('0' | [1-9] [0-9]? [0-9]?) ('.' [0-9] [0-9]?)? ([eE] [+-]? [0-3])? ;
NEWLINE : '\n' ;
COMMENT : '#' ~[\\\r\n]* -> channel(HIDDEN) ;

mode CORNERS;
INDEX       : [1-3] | '-' [1-3] ;
SLASH       : '/' ;
BLANK       : ' ' ;
CORNERS_END : '\n' -> type(NEWLINE), mode(DEFAULT_MODE) ;
