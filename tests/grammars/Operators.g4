// Operators of all kinds, and predicates that are true.
grammar Operators;

all   : e (',' LINE? e)* empty EOF;
e     : <assoc = right> e '^' e
      | e '*' e
      | e {true}? '+' e
      | '(' e ')'
      | NAME
      ;
empty : ;

NAME : [a-z]+;
LINE : '\n';
BLANK : ' '+ -> skip;
