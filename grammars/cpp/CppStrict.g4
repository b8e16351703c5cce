/* C++ as compilers take it, for texts that are made up. Types are keywords, have a tag, or are those that each text declares first:
   only a declaration tells the name of a type or of a template from that of a variable. */
grammar CppStrict;

translationUnit : PRELUDE external* EOF ;

external
    : template? function block
    | template? classDefinition ';'
    | declaration
    | 'namespace' NAME? '{' external* '}'
    | 'extern' '"C"' '{' external* '}'
    | 'static_assert' '(' conditional (',' STRING)? ')' ';'
    | DIRECTIVE
    ;

template   : 'template' '<' (templateParameter (',' templateParameter)*)? '>' ;
templateParameter
    : ('class' | 'typename') '...'? NAME
    | ('class' | 'typename') NAME '=' typeName
    | 'int' NAME ('=' INTEGER)?
    ;

function   : attribute? FUNCTION_SPECIFIER? specifiers pointer NAME '(' parameters ')' noexcept?
           | FUNCTION_SPECIFIER? 'auto' NAME '(' parameters ')' noexcept? '->' typeName ;
noexcept   : 'noexcept' ('(' conditional ')')? ;

declaration
    : ('static' | 'extern' | 'thread_local' | 'constexpr')? specifiers initialized (',' initialized)* ';'
    | 'typedef' specifiers declarator ';'
    | 'decltype' '(' expression ')' initialized ';'
    | 'using' NAME '=' typeName ';'
    | 'enum' ('class' | 'struct')? NAME (':' integral)? '{' (enumerator (',' enumerator)* ','?)? '}' ';'
    | classDefinition declarator? ';'
    | 'auto' ('&' | '&&')? NAME '=' assignment ';'
    | 'auto' '[' NAME (',' NAME)* ']' '=' assignment ';'
    ;

initialized : declarator (('=' initializer) | braces)? ;
attribute   : '[[' ('nodiscard' | 'maybe_unused' | 'deprecated' | 'gnu::used') ']]' ;

specifiers  : qualifier* type qualifier* ;
qualifier   : 'const' | 'volatile' ;

type
    : 'void' | ('struct' | 'class' | 'union') NAME
    | value
    ;

value
    : 'bool' | 'float' | 'long'? 'double' | 'wchar_t' | 'char16_t'
    | integral
    | 'Base' | 'Pair' '<' argument ',' argument '>' | 'Array' '<' argument (',' INTEGER)? '>'
    ;

integral    : ('signed' | 'unsigned')? ('char' | 'short' | 'int' | 'long' 'long'?) ;

// A compiler reads what it can make no class of in another way.
argument    : 'const'? value '*'* ;

classDefinition : ('struct' | 'class') attribute? NAME 'final'? (':' base (',' base)*)? '{' member* '}' ;
base        : 'virtual'? ACCESS? ('Base' | 'Array' '<' argument '>') ;

member
    : ACCESS ':'
    | 'mutable'? specifiers declarator (',' declarator)* ';'
    | specifiers NAME ':' INTEGER ';'
    | 'virtual'? specifiers pointer NAME '(' parameters ')' 'const'? noexcept? ('override' | '=' '0' | '=' 'delete')? ';'
    | template? 'static'? specifiers pointer NAME '(' parameters ')' block
    | specifiers pointer 'operator' OVERLOADED '(' parameter ')' 'const'? block
    | 'friend' ('struct' | 'class') NAME ';'
    | 'using' NAME '=' typeName ';'
    | 'static_assert' '(' conditional ')' ';'
    ;

enumerator  : NAME ('=' conditional)? ;

pointer     : ('*' qualifier*)* '&'? ;
declarator  : pointer direct ;
direct      : NAME | direct '[' conditional? ']' | direct '(' parameters ')' | '(' '*' declarator ')' ;
parameters  : (parameter (',' parameter)* (',' '...')?)? ;
parameter   : specifiers pointer (NAME ('=' conditional)?)? | specifiers '&&' NAME? ;
typeName    : specifiers pointer ;

initializer : assignment | braces ;
braces      : '{' (initializer (',' initializer)* ','?)? '}' ;

block       : '{' (declaration | statement)* '}' ;

statement
    : block
    | expression? ';'
    | NAME ':' statement
    | 'if' 'constexpr'? '(' (declaration)? expression ')' statement ('else' statement)?
    | 'switch' '(' expression ')' '{' caseGroup* ('default' ':' statement)? '}'
    | 'while' '(' expression ')' loopBody
    | 'do' loopBody 'while' '(' expression ')' ';'
    | 'for' '(' (expression? ';' | declaration) expression? ';' expression? ')' loopBody
    | 'for' '(' specifiers pointer NAME ':' initializer ')' loopBody
    | 'goto' NAME ';'
    | 'return' initializer? ';'
    | 'try' block ('catch' '(' (specifiers pointer NAME? | '...') ')' block)+
    | 'throw' assignment ';'
    ;

caseGroup   : 'case' conditional ':' statement+ ('break' ';')? ;
loopBody    : statement | '{' (declaration | statement)* ('break' | 'continue') ';' '}' ;

expression  : assignment (',' assignment)* ;
assignment  : conditional | unary ('=' | ASSIGN) initializer ;
conditional : binary ('?' expression ':' conditional)? ;
binary      : cast (operator cast)* ;
operator    : '+' | '-' | '*' | '/' | '%' | '<<' | '<=' | '>=' | '==' | '!=' | '&' | '^' | '|' | '&&' | '||' ;
cast        : unary | '(' typeName ')' cast ;

unary
    : postfix
    | ('++' | '--') unary
    | ('&' | '*' | '+' | '-' | '~' | '!') cast
    | 'sizeof' unary
    | ('sizeof' | 'alignof') '(' typeName ')'
    | 'noexcept' '(' expression ')'
    ;

postfix
    : NAME | INTEGER | FLOAT | CHARACTER | STRING | 'nullptr' | 'true' | 'false' | 'this'
    | '(' expression ')'
    | '(' '::'? 'new' 'const'? ('int' | 'Base' | 'Array' '<' argument '>') '*'* ('[' INTEGER ']' | '(' (assignment (',' assignment)*)? ')' | braces)? ')'
    | '(' 'delete' ('[' ']')? cast ')'
    | '(' assignment ('+' | '*' | '&&' | ',') '...' ')'
    | ('static_cast' | 'reinterpret_cast' | 'const_cast') '<' typeName '>' '(' expression ')'
    | 'typeid' '(' typeName ')'
    | ('int' | 'Base' | 'Pair' '<' argument ',' argument '>') ('(' assignment? ')' | braces)
    | lambda
    | postfix ('[' expression ']' | '(' (assignment (',' assignment)*)? ')' | ('.' | '->') NAME | '++' | '--')
    ;

lambda      : '[' (('&' | '=') (',' 'this')? | NAME (',' '&' NAME)*)? ']' ('(' parameters ')' 'mutable'? noexcept? ('->' typeName)?)? block ;

PRELUDE    : 'struct Base { int a; };\ntemplate <class T, class U> struct Pair { T first; U second; };\n'
             'template <class T, int N = 1> struct Array { typedef T type; T elements[N]; };\n' ;
FUNCTION_SPECIFIER : 'static' | 'inline' | 'constexpr' ;
OVERLOADED : '+' | '-' | '==' | '!=' | '<' | '<<' | '+=' | '[]' | '()' | '&&' | '%' ;
ACCESS     : 'public' | 'protected' | 'private' ;
ASSIGN     : [*/%+\-&^|] '=' | '<<=' | '>>=' ;
RESERVED   : 'asm' | 'auto' | 'register' | 'typeof' | 'alignas' | 'and' | 'and_eq' | 'bitand' | 'bitor' | 'compl' | 'concept' | 'consteval' | 'constinit'
           | 'co_await' | 'co_return' | 'co_yield' | 'dynamic_cast' | 'explicit' | 'export' | 'not' | 'not_eq' | 'or' | 'or_eq' | 'requires' | 'xor' | 'xor_eq'
           | 'char8_t' | 'char32_t' | 'final' | 'override' ;
NAME       : [a-zA-Z_] [a-zA-Z_0-9]* ;
INTEGER    : ('0' | [1-9] [0-9]* | '0' [xX] [0-9a-fA-F]+ | '0' [0-7]+) ([uU] ([lL] | 'll' | 'LL')? | ([lL] | 'll' | 'LL') [uU]?)? ;
FLOAT      : ([0-9]+ '.' [0-9]* | '.' [0-9]+) ([eE] [+-]? [0-9])? [fFlL]? ;
CHARACTER  : ('L' | 'u' | 'U' | 'u8')? '\'' (~['\\\r\n] | ESCAPE) '\'' ;
STRING     : ('L' | 'u' | 'U' | 'u8')? '"' (~["\\\r\n] | ESCAPE)* '"' ;
DIRECTIVE  : '\n#define ' [A-Z]+ (' ' [0-9]+)? '\n' | '\n#pragma ' [a-z]+ '\n' ;

SPACE      : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT    : ('//' ~[\\\r\n]* '\n' | '/*' ~[*\\]* '*/') -> channel(HIDDEN) ;

// What a compiler reads as one token, so no two tokens must look like it.
BAD_NUMBER : '.'? [0-9] ([0-9a-zA-Z_.'] | [eEpP] [+-])* ;
BAD_PAIR   : '<:' | ':>' | '<%' | '%>' | '%:' | '/*' | '//' | '..' | '##' | '[[' | '->*' | '.*' | '<=>' ;
BAD_SUFFIX : ["'] [a-zA-Z_] ;

fragment ESCAPE : '\\' ([abfnrtv\\'"?] | [0-3]? [0-7] [0-7]?) ;
