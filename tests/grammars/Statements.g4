// For errors and what the parser makes of them.
grammar Statements;

program   : statement* EOF ;
statement
    : 'let' NAME '=' expression ';'
    | 'print' expression (',' expression)* ';'
    | block
    ;
block      : '{' statement* '}' ;
expression : operand ('+' operand)* ;
operand    : NAME | NUMBER | '(' expression ')' | '[' (expression (',' expression)*)? ']' ;
/** Without the end of the file. */
part       : 'let' NAME ;

NAME   : [a-z]+ ;
NUMBER : [0-9]+ ;
SPACE  : [ \n]+ -> channel(HIDDEN) ;
