/* TypeScript as its compiler reads it, for texts that are made up. Each statement ends with a semicolon; `break` stands in loops, `return` at the end of
   functions, `yield` and `await` at the beginning of statements, where they may; and what means something else in strict code is left out. */
grammar TypeScriptStrict;

program : (statement | module)* EOF ;

module
    : 'import' (STRING | (DECLARED ',')? ('{' (NAME 'as' DECLARED | DECLARED (',' DECLARED)*)? '}' | '*' 'as' DECLARED) 'from' STRING | DECLARED 'from' STRING) SEMI
    | 'export' (('let' | 'const') declarator (',' declarator)* SEMI | function | declaredClass)
    | 'export' '*' ('as' NAME)? 'from' STRING SEMI
    | 'import' 'type' '{' DECLARED (',' DECLARED)* '}' 'from' STRING SEMI
    | 'export'? 'declare' ('const' DECLARED ':' type SEMI | 'module' STRING '{' typeDeclaration* '}' | 'function' DECLARED generics? '(' typeParameters ')' (':' type)? SEMI)
    | 'export'? 'namespace' DECLARED '{' ('export' 'const' DECLARED ':' type '=' literal SEMI | typeDeclaration)* '}'
    ;

statement
    : block
    | SEMI
    | ('let' | 'const') declarator (',' declarator)* SEMI
    | 'var' NAME ('=' assignment)? SEMI
    | function
    | declaredClass
    | typeDeclaration
    | action SEMI
    | 'if' '(' expression ')' block ('else' 'if' '(' expression ')' block)* ('else' block)?
    | (NAME ':')? loop
    | 'switch' '(' expression ')' '{' ('case' expression ':' statement* ('break' SEMI)?)* ('default' ':' statement*)? '}'
    | 'try' block ('catch' ('(' DECLARED ')')? block ('finally' block)? | 'finally' block)
    | 'throw' expression SEMI
    | 'debugger' SEMI
    ;

typeDeclaration
    : 'interface' DECLARED generics? ('extends' named (',' named)*)? '{' (signature SEMI)* '}'
    | 'type' DECLARED generics? '=' type SEMI
    | 'const'? 'enum' DECLARED '{' (DECLARED ('=' (NUMBER | STRING))? (',' DECLARED)*)? '}'
    ;

signature
    : 'readonly'? NAME '?'? ':' type
    | NAME '?'? generics? '(' typeParameters ')' ':' type
    | '[' NAME ':' BASIC ']' ':' type
    | 'new'? '(' typeParameters ')' ':' type
    ;

type  : union | 'keyof' named | NAME 'extends' union '?' type ':' type | '(' typeParameters ')' '=>' type | 'new' '(' typeParameters ')' '=>' type ;
typeParameters : (typeParameter (',' typeParameter)* (',' REST ':' type)? | REST ':' type)? ;
typeParameter  : DECLARED '?'? ':' type ;
union : member (('|' member)* | ('&' member)+) ;

member
    : BASIC
    | named
    | STRING | NUMBER | 'null' | 'true' | 'typeof' NAME
    | '{' (signature SEMI)* '}'
    | '{' '[' DECLARED 'in' type ']' '?'? ':' type '}'
    | '[' (type (',' type)*)? ']'
    | '(' type ')' | member '[' ']' | named '[' STRING ']'
    ;

named    : NAME ('.' NAME)* ('<' type (',' type)* '>')? ;
generics : '<' DECLARED ('extends' union)? (',' DECLARED)* '>' ;

block      : '{' statement* '}' ;
declarator : DECLARED (':' type)? '=' assignment | pattern '=' assignment ;
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

rest          : generics? '(' parameters ')' (':' type)? body ;
asyncRest     : '(' parameters ')' '{' (statement | awaiting)* ('return' ('await' unary | expression) SEMI)? '}' ;
generatorRest : '(' parameters ')' '{' (statement | ('const' DECLARED '=')? 'yield' '*'? assignment SEMI)* '}' ;
awaiting      : ('const' DECLARED '=')? 'await' unary SEMI | 'for' 'await' '(' 'const' DECLARED 'of' assignment ')' block ;

body       : '{' (statement | 'if' '(' expression ')' '{' 'return' expression? SEMI '}')* ('return' expression? SEMI)? '}' ;
parameters : (parameter (',' parameter)* (',' rests)? | rests)? ;
rests      : REST (':' type)? ;
parameter  : DECLARED '?'? (':' type)? | DECLARED (':' type)? '=' assignment | pattern (':' type)? ;

declaredClass : 'abstract'? 'class' DECLARED generics? classTail ;
classTail  : ('extends' operand)? ('implements' named (',' named)*)? '{' classMember* '}' ;

classMember
    : SEMI
    | ACCESS? 'static'? 'readonly'? (property | PRIVATE) '!'? ':' type ('=' assignment)? SEMI
    | ACCESS? 'static'? (propertyName rest | 'async' propertyName asyncRest | '*' propertyName generatorRest)
    | 'static'? ('get' propertyName '(' ')' (':' type)? body | 'set' propertyName '(' DECLARED ')' body)
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
    | 'async'? (DECLARED | '(' parameters ')' (':' named)?) '=>' (assignmentOfArrow | body)
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
    | '(' primary ('as' | 'satisfies') type ')' | operand '!'
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
BASIC    : 'string' | 'number' | 'boolean' | 'any' | 'unknown' | 'never' | 'void' | 'object' | 'symbol' | 'bigint' | 'undefined' ;
ACCESS   : 'public' | 'private' | 'protected' ;
ASSIGN   : [*/%+\-&^|] '=' | '<<=' | '>>=' | '>>>=' | '**=' | '&&=' | '||=' | '??=' ;
RESERVED : 'with' | 'super' | 'yield' | 'await' | 'package' | 'implements' | 'eval' | 'arguments' | 'constructor'
         | 'is' | 'asserts' | 'infer' | 'out' | 'accessor' | 'override' | 'global' | 'unique' | 'prototype' ;
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
