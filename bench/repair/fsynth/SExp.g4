// One S-expression, as the program of that set reads it: without quotes, comments, dots and macros.
grammar SExp;

file : item EOF ;
item : list | TEXT | ATOM ;
list : '(' item* ')' ;

TEXT : '"' ('\\' . | ~["\\])* '"' ;
ATOM : (~[ \t\r\n()'`,;"#|\\.] | '\\' .) (~[ \t\r\n()'`,;"|\\] | '\\' .)* ;
WS : [ \t\r\n]+ -> skip ;
