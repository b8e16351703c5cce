// Left recursion of all kinds: precedence falls from the first alternative on.
grammar Expression;

all : e EOF ;

e
    : e '!'
    | e '[' e ']'
    | '-' e
    | <assoc=right> e '^' e
    | e ('*' | '/') e
    | e ('+' | '-') e
    | e '<' e
    | 'not' e
    | <assoc=right> e '?' e ':' e
    | <assoc=right> e '=' e
    | '(' e ')'
    | NAME
    ;

NAME  : [a-z] ;
SPACE : ' '+ -> skip ;
