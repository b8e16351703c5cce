/* Lua 5.4 as its compiler takes it, for texts that are made up. `break` stands in loops alone, a `goto` goes to the end of its
   loop, and varargs stand in the main chunk and in functions that have them. */
grammar LuaStrict;

chunk : block EOF ;
block : statement* ('return' expressions? ';'?)? ;

statement
    : ';'
    | variable (',' variable)* '=' expressions ';'
    | call ';'
    | 'do' block 'end'
    | 'while' expression 'do' loop 'end'
    | 'repeat' loop 'until' expression
    | 'if' expression 'then' block ('elseif' expression 'then' block)* ('else' block)? 'end'
    | 'for' NAME '=' expression ',' expression (',' expression)? 'do' loop 'end'
    | 'for' NAME (',' NAME)* 'in' expressions 'do' loop 'end'
    | 'function' NAME ('.' NAME)* (':' NAME)? body
    | 'local' 'function' NAME body
    | 'local' NAME (',' NAME)* ('=' expressions)?
    | 'local' NAME '<' 'close' '>' '=' ('nil' | 'false')
    ;

loop     : block | statement* 'if' expression 'then' 'break' 'end' statement* | statement* 'break' ;
variable : NAME | operand '.' NAME | operand '[' expression ']' ;
call     : operand (':' NAME)? arguments ;
operand  : NAME | '(' expression ')' | operand '.' NAME | operand '[' expression ']' | operand (':' NAME)? arguments ;

arguments   : '(' expressions? ')' | table | STRING ;
expressions : expression (',' expression)* ;
body        : '(' (NAME (',' NAME)*)? ')' block 'end' ;

expression
    : 'nil' | 'true' | 'false' | NUMBER | STRING | table
    | operand
    | 'function' (body | '(' (NAME ',')* '...' ')' 'local' NAME '=' '...' ';' block 'end')
    | ('not' | '#' | '-' | '~') expression
    | expression ('^' | '*' | '/' | '//' | '%' | '+' | '-' | '..' | '<<' | '>>' | '&' | '~' | '|') expression
    | expression ('<' | '>' | '<=' | '>=' | '~=' | '==' | 'and' | 'or') expression
    ;

table : '{' (field ((',' | ';') field)* (',' | ';')?)? '}' ;
field : '[' expression ']' '=' expression | NAME '=' expression | expression ;

RESERVED : 'goto' ;
NAME     : [a-zA-Z_] [a-zA-Z_0-9]* ;
NUMBER   : ([0-9]+ ('.' [0-9]*)? | '.' [0-9]+) ([eE] [+-]? [0-9])? | '0' [xX] [0-9a-fA-F]+ ('.' [0-9a-fA-F]*)? ([pP] [+-]? [0-9])? ;
STRING   : '"' (~["\\\r\n] | ESCAPE)* '"' | '\'' (~['\\\r\n] | ESCAPE)* '\'' | '[[' ~[[\]\\]* ']]' | '[=[' ~[[\]\\]* ']=]' ;

SPACE    : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT  : ('--[[' ~[[\]]* ']]' | '--' (~[[\r\n] ~[\r\n]*)? '\n') -> channel(HIDDEN) ;

// What Lua reads as one token, or as the beginning of one.
BAD_NUMBER : '.'? [0-9] ([0-9a-zA-Z_.] | [eEpP] [+-])* ;
BAD_PAIR   : '--' | '[[' | '[=' | '::' | '...' '.' ;

fragment ESCAPE : '\\' ([abfnrtv\\'"] | 'x' [0-9a-fA-F] [0-9a-fA-F] | '0' [0-9] [0-9] | 'z ' | 'u{' [0-9a-fA-F] '}') ;
