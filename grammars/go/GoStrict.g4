/* Go as gofmt reads it, for texts that are made up. Statements end with a semicolon, so that the ends of lines needn't be told apart: a
   line ends within a text only where it must not end a statement. */
grammar GoStrict;

file : 'package' NAME ';' (imports ';')* (external ';')* EOF ;

imports : 'import' (imported | '(' (imported ';')* ')') ;
imported : ('.' | NAME)? PATH ;

external
    : declaration
    | 'func' ('(' NAME? '*'? NAME ')')? NAME signature block
    | 'func' NAME '[' typeParameter (',' typeParameter)* ']' signature block
    ;

declaration
    : 'const' (constants | '(' (constants ';')* ')')
    | 'var' (variables | '(' (variables ';')* ')')
    | 'type' (typeSpecification | '(' (typeSpecification ';')* ')')
    ;

constants : names type? '=' expressions ;
variables : names (type ('=' expressions)? | '=' expressions) ;
names     : NAME (',' NAME)* ;

typeSpecification : NAME ('[' typeParameter (',' typeParameter)* ']' | '=')? type ;
typeParameter     : NAME ('any' | 'interface' '{' union '}') ;
union             : '~'? plainType ('|' '~'? plainType)* ;

signature  : parameters (parameters | type)? ;
parameters : '(' (named (',' named)* | type (',' type)*)? ')' | '(' (named ',')* NAME '...' type ')' ;
named      : NAME type ;

type      : plainType | '*' type | 'func' signature | '[' INTEGER? ']' type | 'map' '[' type ']' type | 'chan' '<-'? plainType | '<-' 'chan' plainType
          | 'struct' '{' ((names type | '*'? NAME) STRING? ';')* '}' | 'interface' '{' ((NAME signature | union) ';')* '}' ;
plainType : NAME ('.' NAME)? | NAME '[' plainType (',' plainType)* ']' ;

block : '{' (statement ';')* '}' ;

statement
    : declaration
    | simple
    | block
    | ('go' | 'defer') call
    | 'return' expressions?
    | NAME ':' 'for' '{' ('break' | 'continue' | 'goto') NAME? ';' '}'
    | conditional
    | 'for' (head | (simple? ';' head? ';' (NAME ('++' | ASSIGN_OPERATOR head))?) | (NAME (',' NAME)? ':=')? 'range' head)? block
    | 'switch' (simple ';')? head? '{' (('case' expressions | 'default') ':' (statement ';')* ('fallthrough' ';')?)* '}'
    | 'switch' (NAME ':=')? NAME '.' '(' 'type' ')' '{' (('case' type (',' type)* | 'default') ':' (statement ';')*)* '}'
    | 'select' '{' (('case' (NAME ':=' '<-' primary | primary '<-' expression) | 'default') ':' (statement ';')*)* '}'
    ;

conditional : 'if' (NAME ':=' head ';')? head block ('else' (conditional | block))? ;

simple : names ':=' expressions | expressions '=' expressions | primary (ASSIGN_OPERATOR expression | '++' | '--' | '<-' expression) | call ;

// Where a brace would open the block.
head : '(' expression ')' | NAME | INTEGER | call | 'func' signature block '(' ')' ;
call : NAME ('.' NAME)* '(' (expressions '...'? ','?)? ')' ;

expressions : expression (',' expression)* ;
expression  : unary (OPERATOR unary)* ;
unary       : ('+' | '-' | '*' | '&' | '^' | '!' | '<-') unary | primary ;

primary
    : NAME | INTEGER | NUMBER | RUNE | STRING
    | '(' expression ')'
    | 'func' signature block
    | NAME '{' (element (',' element)* ','?)? '}'
    | ('[' (INTEGER | '...')? ']' | 'map' '[' type ']') type '{' (element (',' element)* ','?)? '}'
    | '[' ']' type '(' expression ')'
    | NAME '[' plainType ',' plainType ']' '(' ')'
    | primary ( '.' NAME | '.' '(' type ')' | '[' expression ']' | '[' expression? ':' expression? ']' | '[' ':' expression ':' expression ']'
              | '(' (expressions '...'? ','?)? ')' )
    ;

element : (expression ':')? (expression | '{' (element (',' element)* ','?)? '}') ;

ASSIGN_OPERATOR : [+\-*/%&|^] '=' | '<<=' | '>>=' | '&^=' ;
OPERATOR        : [/%<>] | '<<' | '>>' | '&^' | '&&' | '||' | '==' | '!=' | '<=' | '>=' ;
NAME            : [a-zA-Z_] [a-zA-Z0-9_]* ;
INTEGER         : '0' | [1-9] [0-9]* ;
NUMBER          : '0' [xX] [0-9a-fA-F]+ | '0b' [01]+ | '0' [0-7]+ | [0-9]+ '.' [0-9]* ([eE] [+-]? [0-9])? 'i'? | '.' [0-9]+ | [1-9] [0-9]* 'i' ;
RUNE            : '\'' (~['\\\r\n] | ESCAPE) '\'' ;
PATH            : '"' [a-z] [a-z0-9]* ('/' [a-z] [a-z0-9]*)? '"' ;
STRING          : '"' (~["\\\r\n] | ESCAPE)* '"' | '`' ~[`\r]* '`' ;

// Only blanks: the end of a line may end a statement.
SPACE           : [ \t]+ -> channel(HIDDEN) ;
COMMENT         : '/*' ~[*\r\n]* '*/' -> channel(HIDDEN) ;

BAD_NUMBER      : '.'? [0-9] [0-9a-zA-Z_.]* ;
BAD_PAIR        : '/*' | '//' | '..' ;

fragment ESCAPE : '\\' ([abfnrtv\\] | [0-3] [0-7] [0-7] | 'x' [0-9a-f] [0-9a-f] | 'u' [0-9] [0-9a-f] [0-9a-f] [0-9a-f]) ;
