// What the lexer has to decide.
grammar Lexing;

all : (IF | NAME | NUMBER | RANGE | DOT | STRING | TAIL | LETTER | GREEK)* EOF ;

IF      : 'if' ;
NAME    : [a-z]+ ;
NUMBER  : [0-9]+ ('.' [0-9]+)? ;
RANGE   : '..' ;
DOT     : '.' ;
STRING  : '"' ('\\' . | .)*? '"' ;
// Only where the text ends behind it.
TAIL    : '@' NAME EOF ;
LETTER  : '\u00E4' ;
GREEK   : [\u0370-\u03FF\u{1F600}]+ ;
COMMENT : '/*' .*? '*/' -> channel(HIDDEN) ;
LINE    : '#' ~[\n]* -> skip ;
SPACE   : [ \n]+ -> skip ;
