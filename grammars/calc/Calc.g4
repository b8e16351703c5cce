/* The calculators of two papers in one: a function of one number, `sqrt(-900)` (Kampmann et al., Learning Circumstances of Software
   Failures, ESEC/FSE 2020), and arithmetic with nested parentheses, `1 * (2 - 3)` (Gopinath et al., Abstracting Failure-Inducing Inputs,
   ISSTA 2020). `call` alone is the language of the first.

   A number has its minus, as the sign is what the square root asks about; before anything else a sign is an operator. There is one
   recursive rule, so that any `expr` can take the place of one around it. No leading zeros: most calculators refuse them. */
grammar Calc;

calc
    : expr EOF
    ;

expr
    : number
    | call
    | '(' expr ')'
    | ('+' | '-') expr
    | expr ('*' | '/') expr
    | expr ('+' | '-') expr
    ;

call
    : function '(' number ')'
    ;

function
    : 'sqrt'
    | 'sin'
    | 'cos'
    | 'tan'
    ;

number
    : '-'? INTEGER FRACTION?
    ;

INTEGER
    : '0'
    | [1-9] [0-9]*
    ;

FRACTION
    : '.' [0-9]+
    ;

WS
    : [ \t\r\n]+ -> channel(HIDDEN)
    ;
