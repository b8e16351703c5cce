/* JavaScript as its programs read it, for texts that are made up. Each statement ends with a semicolon; `break` stands in loops, `return` at the end of
   functions, `yield` and `await` at the beginning of statements, where they may; and what means something else in strict code is left out. */
grammar JavaScriptStrict;

program : (statement | module)* EOF ;

module
    : 'import' (STRING | (DECLARED ',')? ('{' (NAME 'as' DECLARED | DECLARED (',' DECLARED)*)? '}' | '*' 'as' DECLARED) 'from' STRING | DECLARED 'from' STRING) SEMI
    | 'export' (('let' | 'const') declarator (',' declarator)* SEMI | function | declaredClass)
    | 'export' '*' ('as' NAME)? 'from' STRING SEMI
    ;

statement
    : block
    | SEMI
    | ('let' | 'const') declarator (',' declarator)* SEMI
    | 'var' NAME ('=' assignment)? SEMI
    | function
    | declaredClass
    | action SEMI
    | 'if' '(' expression ')' block ('else' 'if' '(' expression ')' block)* ('else' block)?
    | (NAME ':')? loop
    | 'switch' '(' expression ')' '{' ('case' expression ':' statement* ('break' SEMI)?)* ('default' ':' statement*)? '}'
    | 'try' block ('catch' ('(' DECLARED ')')? block ('finally' block)? | 'finally' block)
    | 'throw' expression SEMI
    | 'debugger' SEMI
    ;

block      : '{' statement* '}' ;
declarator : DECLARED '=' assignment | pattern '=' assignment ;
pattern    : '[' (target (',' target)*)? ']' | '{' (field (',' field)*)? '}' ;
field      : DECLARED ('=' assignment)? | NAME ':' target ;
target     : DECLARED ('=' assignment)? | pattern ;

loop
    : 'while' '(' expression ')' loopBody
    | 'do' loopBody 'while' '(' expression ')' SEMI
    | 'for' '(' ('let' DECLARED '=' NUMBER)? ';' expression? ';' expression? ')' loopBody
    | 'for' '(' ('let' | 'const') (DECLARED | pattern) ('of' assignment | 'in' expression) ')' loopBody
    ;

loopBody : '{' statement* ('if' '(' expression ')' '{' ('break' | 'continue') SEMI '}' statement* | ('break' | 'continue') SEMI)? '}' ;

function
    : 'function' DECLARED rest
    | 'async' 'function' DECLARED asyncRest
    | 'function' '*' DECLARED generatorRest
    ;

rest          : '(' parameters ')' body ;
asyncRest     : '(' parameters ')' '{' (statement | awaiting)* ('return' ('await' unary | expression) SEMI)? '}' ;
generatorRest : '(' parameters ')' '{' (statement | ('const' DECLARED '=')? 'yield' '*'? assignment SEMI)* '}' ;
awaiting      : ('const' DECLARED '=')? 'await' unary SEMI | 'for' 'await' '(' 'const' DECLARED 'of' assignment ')' block ;

body       : '{' (statement | 'if' '(' expression ')' '{' 'return' expression? SEMI '}')* ('return' expression? SEMI)? '}' ;
parameters : (parameter (',' parameter)* (',' rests)? | rests)? ;
rests      : REST ;
parameter  : DECLARED '=' assignment | pattern | DECLARED ;

declaredClass : 'class' DECLARED classTail ;
classTail  : ('extends' operand)? '{' classMember* '}' ;

classMember
    : SEMI
    | 'static'? (property | PRIVATE) ('=' assignment)? SEMI
    | 'static'? (propertyName rest | 'async' propertyName asyncRest | '*' propertyName generatorRest)
    | 'static'? ('get' propertyName '(' ')' body | 'set' propertyName '(' DECLARED ')' body)
    | 'static' block
    ;

property     : NAME | STRING ;
propertyName : NAME | STRING | NUMBER | '[' assignment ']' ;

action
    : operand arguments
    | assignable ('=' | ASSIGN) assignment
    | assignable ('++' | '--')
    | '(' pattern '=' assignment ')'
    | ('delete' operand '.' NAME | 'void' unary)
    | 'import' '(' assignment ')'
    ;

expression : assignment (',' assignment)* ;

assignment
    : conditional
    | '(' assignable ('=' | ASSIGN) assignment ')'
    | 'async'? (DECLARED | '(' parameters ')') '=>' (assignmentOfArrow | body)
    ;

// What begins with a brace would be a body.
assignmentOfArrow : conditionalOfArrow | '(' object ')' ;
conditionalOfArrow : operand | literal | operand operator unary ;

conditional : binary ('?' assignment ':' assignment)? | unary '??' unary | primary '**' primary ;
binary      : unary (operator unary)* ;
operator    : '+' | '-' | '*' | '/' | '%' | '<<' | '>>' | '>>>' | '<' | '<=' | '>=' | '==' | '!=' | '===' | '!==' | '&' | '^' | '|' | '&&' | '||'
    | 'in' | 'instanceof' ;

unary
    : ('+' | '-' | '~' | '!' | 'typeof' | 'void') unary
    | ('++' | '--') assignable
    | assignable ('++' | '--')
    | primary
    ;

primary
    : literal | operand | object | array
    | 'function' ('*' generatorRest | NAME? rest) | 'async' 'function' asyncRest
    | 'class' NAME? classTail
    | 'new' (NAME | '(' expression ')') ('.' NAME)* arguments
    | operand '?.' (NAME | '[' expression ']' | arguments)
    | operand TEMPLATE
    ;

literal    : NUMBER | STRING | TEMPLATE | REGEXP | 'null' | 'true' | 'false' ;
operand    : NAME | 'this' | '(' expression ')' | operand '.' NAME | operand '[' expression ']' | operand arguments ;
assignable : NAME | operand '.' NAME | operand '[' expression ']' ;
arguments  : '(' (argument (',' argument)* ','?)? ')' ;
argument   : '...'? assignment ;
array      : '[' (argument (',' argument)* | ',')* ']' ;
object     : '{' (entry (',' entry)* ','?)? '}' ;
entry      : NAME | propertyName ':' assignment | '...' assignment | propertyName rest | ('get' NAME '(' ')' | 'set' NAME '(' DECLARED ')') body ;

SEMI     : ';\n' ;
ASSIGN   : [*/%+\-&^|] '=' | '<<=' | '>>=' | '>>>=' | '**=' | '&&=' | '||=' | '??=' ;
RESERVED : 'with' | 'super' | 'yield' | 'await' | 'package' | 'private' | 'protected' | 'public' | 'interface' | 'implements' | 'eval' | 'arguments' | 'enum' | 'constructor' | 'prototype' ;
NAME     : [a-z_$] [a-zA-Z_$0-9]* ;
DECLARED : [A-Z] [a-zA-Z_$0-9]* ;
REST     : '...' [A-Z] [a-zA-Z0-9]* ;
PRIVATE  : '#' [a-zA-Z] [a-zA-Z0-9]* ;
NUMBER   : ('0' | [1-9] [0-9]*) ('.' [0-9]* | 'n')? | '.' [0-9]+ | ('0' | [1-9] [0-9]*) '.'? [eE] [+-]? [0-9] | '0x' [0-9a-fA-F]+ | '0b' [01]+ | '0o' [0-7]+ ;
STRING   : '"' (~["\\\r\n] | ESCAPE)* '"' | '\'' (~['\\\r\n] | ESCAPE)* '\'' ;
TEMPLATE : '`' (~[`\\$] | ESCAPE | '${' [a-z] '}')* '`' ;
REGEXP   : '/' PIECE+ '/' 'g'? 'i'? 'm'? ;

SPACE    : [ \t]+ -> channel(HIDDEN) ;
COMMENT  : '/*' ~[*\r\n]* '*/' -> channel(HIDDEN) ;

// What is read as one token, or as the beginning of one.
BAD_NUMBER : '.'? [0-9] ([0-9a-zA-Z_$.] | [eE] [+-])* ;
BAD_TEXT   : '<!--' | '-->' | '/*' | '//' | '..' ;

fragment ESCAPE : '\\' ([bfnrtv\\'"`$] | 'x' [0-9a-fA-F] [0-9a-fA-F] | 'u' [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F]) ;
fragment PIECE  : ([a-zA-Z0-9_<>=!@#%&~,;:"'-] | '.' | '\\' [dDwWsS.*+?^$()|/\\] | '[' '^'? [a-zA-Z0-9]+ ']' | '(' '?:'? [a-z]+ ('|' [a-z]+)? ')') ([*+?] '?'? | '{' [1-9] '}')? ;
