/* GLSL 4.60 as its reference compiler takes it, for texts that are made up. Types are keywords or the structure at the beginning, since
   only a declaration tells the name of a type from that of a variable. */
grammar GlslStrict;

unit : '#version 460\nstruct Light { vec3 position; float power; };' external* EOF ;

external
    : layout? STORAGE? type NAME arrays ('=' initializer)? ';'
    | layout? ('uniform' | 'buffer') NAME '{' member+ '}' (NAME arrays)? ';'
    | 'const' type NAME '=' initializer ';'
    | 'precision' PRECISION ('float' | 'int') ';'
    | result NAME '(' parameters ')' (block | ';')
    | layout ('in' | 'out') ';'
    | DIRECTIVE
    ;

layout    : 'layout' '(' item (',' item)* ')' ;
item      : ('location' | 'binding' | 'set') '=' NATURAL | 'std140' | 'std430' | 'row_major' ;
member    : PRECISION? type NAME arrays ';' ;
arrays    : ('[' NATURAL ']')* ;
type      : TYPE | 'Light' | 'int' | 'float' ;
result    : type | 'void' ;

parameters : 'void'? | parameter (',' parameter)* ;
parameter  : 'const'? ('in' | 'out' | 'inout')? type NAME? arrays ;

block       : '{' statement* '}' ;

statement
    : block
    | 'const'? PRECISION? type NAME arrays ('=' initializer)? (',' NAME ('=' initializer)?)* ';'
    | expression? ';'
    | 'if' '(' expression ')' statement ('else' statement)?
    | 'for' '(' (type NAME '=' initializer | expression)? ';' expression? ';' expression? ')' body
    | 'while' '(' expression ')' body
    | 'do' body 'while' '(' expression ')' ';'
    | 'switch' '(' expression ')' '{' ('case' conditional ':' statement+ 'break' ';')* ('default' ':' statement+)? '}'
    | 'return' expression? ';'
    | 'discard' ';'
    ;

body        : statement | '{' statement* ('break' | 'continue') ';' '}' ;

initializer : assignment | '{' initializer (',' initializer)* ','? '}' ;
expression  : assignment (',' assignment)* ;
assignment  : conditional | unary ('=' | ASSIGN) assignment ;
conditional : binary ('?' expression ':' conditional)? ;
binary      : unary (operator unary)* ;
operator    : '+' | '-' | '*' | '/' | '%' | '<<' | '>>' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '&' | '^' | '|' | '&&' | '^^' | '||' ;
unary       : ('+' | '-' | '!' | '~' | '++' | '--') unary | postfix ;

postfix
    : NAME | NATURAL | INTEGER | FLOAT | 'true' | 'false'
    | '(' expression ')'
    | type ('[' NATURAL? ']')? '(' assignment (',' assignment)* ')'
    | NAME '(' ('void'? | assignment (',' assignment)*) ')'
    | postfix ('[' expression ']' | '.' NAME | '.' 'length' '(' ')' | '++' | '--')
    ;

STORAGE   : 'in' | 'out' | 'uniform' | 'flat in' | 'centroid out' | 'shared' | 'patch out' | 'sample in' | 'invariant out' ;
PRECISION : 'lowp' | 'mediump' | 'highp' ;
TYPE      : 'uint' | 'bool' | 'double' | [bdiu]? 'vec' [234] | 'd'? 'mat' [234] ('x' [234])? | [iu]? 'sampler' ('2D' | '3D' | 'Cube' | '2DArray') | 'image2D' ;
ASSIGN    : [*/%+\-&^|] '=' | '<<=' | '>>=' ;
RESERVED
    : 'asm' | 'class' | 'union' | 'enum' | 'typedef' | 'template' | 'this' | 'resource' | 'goto' | 'inline' | 'noinline' | 'public' | 'static'
    | 'extern' | 'external' | 'interface' | 'long' | 'short' | 'half' | 'fixed' | 'unsigned' | 'superp' | 'input' | 'output'
    | 'hvec' [234] | 'fvec' [234] | 'filter' | 'sizeof' | 'cast' | 'namespace' | 'using' | 'active' | 'partition' | 'common' | 'noise' [1234]
    | 'struct' | 'attribute' | 'varying' | 'coherent' | 'volatile' | 'restrict' | 'readonly' | 'writeonly' | 'atomic_uint' | 'subroutine'
    | 'centroid' | 'flat' | 'smooth' | 'noperspective' | 'patch' | 'sample' | 'invariant' | 'precise'
    ;
NAME      : [a-zA-Z] [a-zA-Z_0-9]* ;
NATURAL   : [1-9] [0-9]? ;
INTEGER   : '0' [uU]? | [1-9] [0-9]* [uU] | '0' [0-7]+ | '0' [xX] [0-9a-fA-F]+ [uU]? ;
FLOAT     : ([0-9]+ '.' [0-9]* | '.' [0-9]+) ([eE] [+-]? [0-9])? ([fF] | 'lf')? | [0-9]+ [eE] [0-9] ;
DIRECTIVE : '\n#define ' [A-Z] [0-9] (' ' [0-9]+)? '\n' | '\n#pragma ' [a-z]+ '\n' ;

SPACE     : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT   : ('//' ~[\\\r\n]* '\n' | '/*' ~[*\\]* '*/') -> channel(HIDDEN) ;

// What a compiler reads as one token, so no two tokens must look like it.
BAD_NUMBER : '.'? [0-9] [0-9a-zA-Z_.]* ;
BAD_PAIR   : '/*' | '//' | '##' | '..' ;
