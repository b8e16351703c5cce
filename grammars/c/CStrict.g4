/* C as compilers take it, for texts that are made up. Types are keywords or have a tag, since only a declaration tells the name
   of a type from that of a variable; `break` and `continue` stand at the end of a loop's block. */
grammar CStrict;

translationUnit : external* EOF ;

external
    : ('static' | 'extern' | 'inline')? specifiers attribute? pointer NAME '(' parameters ')' block
    | declaration
    | '_Static_assert' '(' conditional ',' STRING ')' ';'
    | DIRECTIVE
    ;

declaration
    : ('static' | 'extern' | 'typedef' | '_Thread_local')? specifiers initialized (',' initialized)* ';'
    | definition ';'
    ;

initialized : declarator attribute? ('=' initializer)? ;

attribute   : '__attribute__' '(' '(' ('packed' | 'unused' | 'used' | 'aligned' '(' INTEGER ')') ')' ')' ;

specifiers  : qualifier* type qualifier* ;
qualifier   : 'const' | 'volatile' ;

type
    : 'void' | '_Bool' | 'float' | 'long'? 'double'
    | ('signed' | 'unsigned')? ('char' | 'short' | 'int' | 'long' 'long'?)
    | ('struct' | 'union' | 'enum') NAME
    | definition
    ;

definition
    : ('struct' | 'union') NAME? '{' member+ '}'
    | 'enum' NAME? '{' enumerator (',' enumerator)* ','? '}'
    ;

member      : specifiers (declarator | declarator ':' conditional) (',' declarator)* ';' ;
enumerator  : NAME ('=' conditional)? ;

pointer     : ('*' qualifier*)* ;
declarator  : pointer direct ;
direct      : NAME | direct '[' assignment? ']' | direct '(' parameters ')' | '(' declarator ')' ;
parameters  : 'void'? | parameter (',' parameter)* (',' '...')? ;
parameter   : specifiers (declarator | pointer ('[' ']')?) ;
typeName    : specifiers pointer ('[' INTEGER ']')? ;

initializer : assignment | '{' (designated (',' designated)* ','?)? '}' ;
designated  : (('.' NAME | '[' conditional ']')+ '=')? initializer ;

block       : '{' (declaration | statement)* '}' ;

statement
    : block
    | expression? ';'
    | NAME ':' statement
    | 'if' '(' expression ')' statement ('else' statement)?
    | 'switch' '(' expression ')' '{' caseGroup* ('default' ':' statement)? '}'
    | 'while' '(' expression ')' loopBody
    | 'do' loopBody 'while' '(' expression ')' ';'
    | 'for' '(' (expression? ';' | declaration) expression? ';' expression? ')' loopBody
    | 'goto' NAME ';'
    | 'return' expression? ';'
    ;

caseGroup   : 'case' conditional ('...' conditional)? ':' statement+ ('break' ';')? ;
loopBody    : statement | '{' (declaration | statement)* ('break' | 'continue') ';' '}' ;

expression  : assignment (',' assignment)* ;
assignment  : conditional | unary ('=' | ASSIGN) assignment ;
conditional : binary ('?' expression ':' conditional)? ;
binary      : cast (operator cast)* ;
operator    : '+' | '-' | '*' | '/' | '%' | '<<' | '>>' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '&' | '^' | '|' | '&&' | '||' ;
cast        : unary | '(' typeName ')' cast ;

unary
    : postfix
    | ('++' | '--') unary
    | ('&' | '*' | '+' | '-' | '~' | '!') cast
    | 'sizeof' unary
    | ('sizeof' | '_Alignof') '(' typeName ')'
    ;

postfix
    : NAME | INTEGER | FLOAT | CHARACTER | STRING
    | '(' expression ')'
    | '(' typeName ')' '{' designated (',' designated)* ','? '}'
    | '_Generic' '(' assignment (',' typeName ':' assignment)+ ')'
    | postfix ('[' expression ']' | '(' (assignment (',' assignment)*)? ')' | ('.' | '->') NAME | '++' | '--')
    ;

ASSIGN    : [*/%+\-&^|] '=' | '<<=' | '>>=' ;
RESERVED  : 'asm' | 'auto' | 'register' | 'restrict' | 'typeof' | '_Atomic' | '_Complex' | '_Noreturn' | '_Alignas' ;
NAME      : [a-zA-Z_] [a-zA-Z_0-9]* ;
INTEGER   : ('0' | [1-9] [0-9]* | '0' [xX] [0-9a-fA-F]+ | '0' [0-7]+) ([uU] ([lL] | 'll' | 'LL')? | ([lL] | 'll' | 'LL') [uU]?)? ;
FLOAT     : ([0-9]+ '.' [0-9]* | '.' [0-9]+) ([eE] [+-]? [0-9])? [fFlL]? ;
CHARACTER : [LuU]? '\'' (~['\\\r\n] | ESCAPE) '\'' ;
STRING    : ('L' | 'u' | 'U' | 'u8')? '"' (~["\\\r\n] | ESCAPE)* '"' ;
DIRECTIVE : '\n#define ' [A-Z]+ (' ' [0-9]+)? '\n' | '\n#pragma ' [a-z]+ '\n' ;

SPACE     : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT   : ('//' ~[\\\r\n]* '\n' | '/*' ~[*\\]* '*/') -> channel(HIDDEN) ;

// What a compiler reads as one token, so no two tokens must look like it.
BAD_NUMBER : '.'? [0-9] ([0-9a-zA-Z_.'] | [eEpP] [+-])* ;
BAD_PAIR   : '<:' | ':>' | '<%' | '%>' | '%:' | '/*' | '//' | '..' | '##' ;

fragment ESCAPE : '\\' ([abfnrtv\\'"?] | [0-3]? [0-7] [0-7]?) ;
