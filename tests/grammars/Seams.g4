// Tokens that melt, split or vanish when what stood between them goes.
grammar Seams;

all     : element* EOF ;
element : WORD | NUMBER | STRING | QUOTE | group | list | PLUS | PLUS_PLUS | DOT | FOUR ;
group   : '(' element* ')' ;
list    : '[' element (',' element)* ']' ;

PLUS      : '+' ;
PLUS_PLUS : '++' ;
DOT       : '.' ;
FOUR      : '+.+.' ;
NUMBER    : [0-9]+ ('.' [0-9]+)? ;
WORD      : [a-z\u00E0-\u00FC]+ ;
STRING    : '"' ~["\r\n]* '"' ;
// Only where no other quote is on the line.
QUOTE     : '"' ;
COMMENT   : '//' ~[\r\n]* -> channel(HIDDEN) ;
SPACE     : [ \t\r\n]+ -> channel(HIDDEN) ;
