/* PHP 8 as its parser takes it, for texts that are made up: one piece of PHP without pages around it. */
grammar PhpStrict;

file : '<?php\n' (statement | 'const' NAME '=' constant ';')* ('?>' EOF | EOF) ;

statement
    : ';'
    | block
    | 'echo' expressions ';'
    | 'if' '(' expression ')' block ('elseif' '(' expression ')' block)* ('else' block)?
    | 'if' '(' expression ')' ':' statement* ('else' ':' statement*)? 'endif' ';'
    | 'while' '(' expression ')' loop
    | 'do' loop 'while' '(' expression ')' ';'
    | 'for' '(' expressions? ';' expressions? ';' expressions? ')' loop
    | 'foreach' '(' expression 'as' (VARIABLE '=>')? '&'? VARIABLE ')' loop
    | 'switch' '(' expression ')' '{' (('case' expression | 'default') (':' | ';') statement*)* '}'
    | 'return' expression? ';'
    | 'global' VARIABLE (',' VARIABLE)* ';'
    | 'static' VARIABLE ('=' constant)? ';'
    | 'try' block ('catch' '(' CLASS ('|' CLASS)* VARIABLE? ')' block | 'finally' block)
    | 'use' 'function'? CLASS ('as' NAME)? ';'
    | 'function' '&'? NAME parameters returned? block
    | ('abstract' | 'final')? 'class' NAME ('extends' CLASS)? ('implements' CLASS (',' CLASS)*)? '{' member* '}'
    | 'interface' NAME '{' ('const' NAME '=' constant ';' | 'public' 'function' NAME parameters returned? ';')* '}'
    | 'trait' NAME '{' member* '}'
    | 'enum ' NAME '{' ('case' NAME ';')* '}'
    | expression ';'
    ;

block : '{' statement* '}' ;
loop  : block | '{' statement* ('break' | 'continue') ';' '}' ;

member
    : attribute? access 'const' NAME '=' constant ';'
    | attribute? access 'static'? type? VARIABLE ('=' constant)? ';'
    | attribute? access 'static'? 'function' '&'? NAME parameters returned? block
    | 'use' CLASS ';'
    ;

access     : 'public' | 'protected' | 'private' ;
attribute  : '#[' CLASS ('(' (constant (',' constant)*)? ')')? ']' ;
parameters : '(' (parameter (',' parameter)* ','?)? ')' ;
parameter  : attribute? type? '&'? ('...' VARIABLE | VARIABLE ('=' constant)?) ;
returned   : ':' type ;
type       : '?' CLASS | CLASS ('|' CLASS)* | 'callable' ;
constant   : '-'? NUMBER | STRING | NAME | CLASS '::' NAME | '[' (constant ('=>' constant)? (',' constant ('=>' constant)?)* ','?)? ']' ;

expressions : expression (',' expression)* ;
expression  : assigned | value ('?' value? ':' value)? ;
assigned    : target ('=' '&'? target | ('=' | ASSIGN) expression) | ('++' | '--') target | target ('++' | '--') ;
value       : unary (OPERATOR unary | ('+' | '-' | '&' | '|') unary)* (COMPARISON unary)? ;
unary       : ('!' | '~' | '@' | '-' | '+' | CAST | 'clone' | 'print' | 'include') unary | operand ('instanceof' CLASS)? ;
target      : VARIABLE ('[' expression? ']' | '->' NAME)* | CLASS '::' VARIABLE | '${' expression '}' ;

operand
    : target | NUMBER | STRING | INTERPOLATED | HERE_DOCUMENT
    | NAME | CLASS '::' ('class' | NAME)
    | '(' expression ')'
    | '[' (item (',' item)* ','?)? ']'
    | 'array' '(' (item (',' item)* ','?)? ')'
    | ('isset' '(' target (',' target)* | 'empty' '(' expression) ')'
    | 'new' (CLASS arguments? | 'class' arguments? '{' member* '}')
    | 'static'? 'function' '&'? parameters ('use' '(' '&'? VARIABLE ')')? returned? block
    | '(' 'static'? 'fn' '&'? parameters returned? '=>' expression ')'
    | 'match' '(' expression ')' '{' (arm (',' arm)* ','?)? '}'
    | (CLASS | VARIABLE ('->' | '?->') NAME | CLASS '::' NAME) arguments ('[' expression ']' | '->' NAME arguments?)*
    ;

arm       : ('default' | expressions ','?) '=>' expression ;
arguments : '(' (argument (',' argument)* ','?)? ')' | '(' '...' ')' ;
argument  : expression | 'name:' expression ;
item      : expression ('=>' expression)? | '&' target ;

ASSIGN        : [+\-*/.%&|^] '=' | '**=' | '??=' | '<<=' | '>>=' ;
OPERATOR      : [*/.%^] | '**' | '<<' | '>>' | '&&' | '||' | '??' ;
COMPARISON    : '<' | '>' | '<=' | '>=' | '<=>' | '==' | '===' | '!=' | '!==' ;
CAST          : '(' ('int' | 'float' | 'string' | 'bool' | 'array' | 'object') ')' ;
VARIABLE      : '$' [a-z] [a-zA-Z0-9_]* 'x' ;
NAME          : 'n' [a-zA-Z0-9_]* [A-Z] ;
CLASS         : '\\'? [A-Z] [a-z] [0-9] [a-zA-Z0-9_]* ('\\' [A-Z] [a-z] [0-9])? ;
NUMBER        : '0' | [1-9] ('_'? [0-9])* | '0' [0-7]+ | '0x' [0-9a-fA-F]+ | '0b' [01]+ | [0-9]+ '.' [0-9]* ([eE] [+-]? [0-9])? | '.' [0-9]+ ;
STRING        : '\'' (~['\\] | '\\' .)* '\'' | '"' (~["\\${] | '\\' [nrtvef\\$"])* '"' ;
INTERPOLATED  : '"' [a-z ]* ('$' [a-z]+ [ .,] | '{$' [a-z]+ '[' [0-9] ']}' | '$' [a-z]+ '[' [0-9] ']')+ [a-z ]* '"' ;
HERE_DOCUMENT : '<<<' ('EOT' | '"EOT"' | '\'EOT\'') '\n' ([a-z0-9 .,;]* '\n')* 'EOT' ;

SPACE         : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT       : (('//' | '# ') ~[?\r\n]* '\n' | '/*' ~[*]* '*/') -> channel(HIDDEN) ;

// What PHP reads as one token, or what begins a comment or ends the code.
BAD_WORD      : [a-zA-Z_0-9$\\.] [a-zA-Z_0-9.\\]* ;
BAD_PAIR      : '/*' | '//' | '#' | '?>' | '...' '.' | '(' [ \t]* [a-z]+ [ \t]* ')' | '<>' ;
