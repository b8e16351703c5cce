// The example of ANTLR's own tests for decisions that need the callers: whether `e` takes the number depends on what
// has called it (full LL), not on the tokens ahead (SLL).
grammar Context;

s : ('$' a | '@' b)+ EOF ;
a : e NAME ;
b : e NUMBER NAME ;
e : NUMBER | ;

NAME   : [a-z]+ ;
NUMBER : [0-9]+ ;
SPACE  : ' '+ -> skip ;
