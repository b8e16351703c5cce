// The language of a compiler for teaching, whose identifiers are single letters.
grammar TinyC;

program : statement EOF ;
statement
    : 'if' condition statement ('else' statement)?
    | 'while' condition statement
    | 'do' statement 'while' condition ';'
    | '{' statement* '}'
    | expression? ';'
    ;
condition : '(' expression ')' ;
expression : ID '=' expression | comparison ;
comparison : sum ('<' sum)? ;
sum : term (('+' | '-') term)* ;
term : ID | INT | condition ;

ID : [a-z] ;
INT : [0-9]+ ;
WS : [ \n]+ -> skip ;
