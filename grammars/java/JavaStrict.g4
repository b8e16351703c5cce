/* Java 17 as its compiler parses it, for texts that are made up: each modifier stands once, a statement is a call or an assignment,
   and words with a meaning in some places only are no names. */
grammar JavaStrict;

compilationUnit : ('package' name ';')? ('import' 'static'? NAME ('.' NAME)+ ('.' '*')? ';')* (modifiers typeDeclaration)* EOF ;

modifiers : annotation* ('public' | 'protected' | 'private')? ('static'? ('final' | 'abstract')?) ;

annotation         : '@' name ('(' (elementValue | NAME '=' elementValue (',' NAME '=' elementValue)*)? ')')? ;
elementValue       : constant (operator constant)* | annotation | '{' (elementValue (',' elementValue)*)? ','? '}' ;

typeDeclaration
    : 'class' NAME typeParameters? ('extends' classType)? ('implements' types)? classBody
    | 'interface' NAME typeParameters? ('extends' types)? interfaceBody
    | 'enum' NAME ('implements' types)? '{' (enumConstant (',' enumConstant)*)? ','? (';' member*)? '}'
    | 'record' NAME typeParameters? '(' (type NAME (',' type NAME)*)? ')' ('implements' types)? classBody
    | '@' 'interface' NAME '{' (type NAME '(' ')' ('default' elementValue)? ';')* '}'
    ;

enumConstant   : annotation* NAME arguments? classBody? ;
typeParameters : '<' typeParameter (',' typeParameter)* '>' ;
typeParameter  : NAME ('extends' classType ('&' classType)*)? ;
types          : classType (',' classType)* ;

classBody     : '{' member* '}' ;
interfaceBody : '{' (modifiers typeDeclaration | 'default'? signature (block | ';') | type NAME '=' initializer ';')* '}' ;

member
    : ';'
    | 'static'? block
    | modifiers (typeDeclaration | ('synchronized' | 'native' | 'strictfp')? signature (block | ';') | ('volatile' | 'transient')? type variables ';')
    ;

signature  : typeParameters? ('void' | type) NAME '(' parameters ')' ('throws' types)? ;
parameters : (parameter (',' parameter)*)? | (parameter ',')* type '...' NAME ;
parameter  : annotation* 'final'? type NAME ;
variables  : variable (',' variable)* ;
variable   : NAME ('[' ']')* ('=' initializer)? ;
initializer : expression | '{' (initializer (',' initializer)*)? ','? '}' ;

type          : (primitive | classType) ('[' ']')* ;
primitive     : 'boolean' | 'byte' | 'char' | 'double' | 'float' | 'int' | 'long' | 'short' ;
classType     : NAME typeArguments? ('.' NAME typeArguments?)* ;
typeArguments : '<' typeArgument (',' typeArgument)* '>' ;
typeArgument  : classType ('[' ']')* | primitive '[' ']' | '?' (('extends' | 'super') classType)? ;

block          : '{' blockStatement* '}' ;
blockStatement : statement | annotation* 'final'? (type variables | 'var' NAME '=' expression) ';' | annotation* ('final' | 'abstract')? 'class' NAME classBody ;

statement
    : block
    | ';'
    | action ';'
    | NAME ':' statement
    | 'if' '(' expression ')' statement ('else' statement)?
    | 'while' '(' expression ')' statement
    | 'do' statement 'while' '(' expression ')' ';'
    | 'for' '(' (type variables | action (',' action)*)? ';' expression? ';' (action (',' action)*)? ')' statement
    | 'for' '(' 'final'? type NAME ':' expression ')' statement
    | 'try' block (catchClause+ ('finally' block)? | 'finally' block)
    | 'try' '(' resource (';' resource)* ';'? ')' block catchClause*
    | 'switch' '(' expression ')' '{' ((('case' constant (',' constant)* | 'default') ':')+ blockStatement+)* '}'
    | 'switch' '(' expression ')' '{' switchRule* '}'
    | 'synchronized' '(' expression ')' block
    | ('return' expression? | 'throw' expression | 'break' NAME? | 'continue' NAME?) ';'
    | 'assert' expression (':' expression)? ';'
    ;

catchClause : 'catch' '(' 'final'? classType ('|' classType)* NAME ')' block ;
resource    : 'final'? type NAME '=' expression ;
switchRule  : ('case' constant (',' constant)* | 'default') '->' (expression ';' | block | 'throw' expression ';') ;
constant    : literal | name | '-' (INTEGER | FLOAT) ;

action : call | assignable ('=' | ASSIGN) expression | assignable ('++' | '--') | ('++' | '--') assignable ;

expression
    : conditional
    | assignable ('=' | ASSIGN) expression
    | (NAME | '(' (NAME (',' NAME)*)? ')' | '(' parameter (',' parameter)* ')') '->' (expression | block)
    | 'switch' '(' expression ')' '{' switchRule+ '}'
    ;

conditional : binary ('?' conditional ':' conditional)? ;
binary      : unary (operator unary)* ('instanceof' (primitive '[' ']' | NAME NAME?))? ;
operator    : '*' | '/' | '%' | '+' | '-' | '<<' | '>>' | '>>>' | '<=' | '>=' | '==' | '!=' | '&' | '^' | '|' | '&&' | '||' ;

unary
    : ('+' | '-' | '~' | '!') unary
    | ('++' | '--') assignable
    | assignable ('++' | '--')
    | '(' primitive ('[' ']')* ')' unary
    | '(' classType ')' primary
    | primary
    ;

primary
    : literal | 'this' | NAME | call | assignable
    | '(' expression ')'
    | 'new' classType arguments classBody?
    | 'new' (primitive | NAME) ('[' expression ']' ('[' ']')* | ('[' ']')+ '{' (initializer (',' initializer)*)? '}')
    | (primitive | NAME) ('[' ']')* '.' 'class'
    | operand '::' ('new' | NAME)
    ;

operand    : NAME arguments? | 'this' | '(' expression ')' | STRING | operand '.' NAME arguments? ;
call       : (NAME | 'super' '.' NAME | operand '.' NAME) arguments ;
assignable : NAME | operand '.' NAME | operand '[' expression ']' ;
arguments  : '(' (expression (',' expression)*)? ')' ;

literal : INTEGER | FLOAT | CHARACTER | STRING | TEXT_BLOCK | 'true' | 'false' | 'null' ;
name    : NAME ('.' NAME)* ;

ASSIGN     : [*/%+\-&^|] '=' | '<<=' | '>>=' | '>>>=' ;
RESERVED   : '_' | 'goto' | 'const' | 'yield' | 'sealed' | 'permits' ;
NAME       : [a-zA-Z_$] [a-zA-Z_$0-9]* ;
INTEGER    : ('0' | [1-9] [0-9]? [0-9]? ('_' [0-9])? | '0' [xX] HEX HEX? HEX? | '0' [bB] [01] [01]? | '0' [0-7] [0-7]?) [lL]? ;
FLOAT      : ([0-9] [0-9]? '.' [0-9]* | '.' [0-9]+) ([eE] [+-]? [0-9])? [fFdD]? ;
CHARACTER  : '\'' (~['\\\r\n] | ESCAPE) '\'' ;
STRING     : '"' (~["\\\r\n] | ESCAPE)* '"' ;
TEXT_BLOCK : '"""\n' (~["\\] | ESCAPE)* '"""' ;

SPACE      : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT    : ('//' ~[\\\r\n]* '\n' | '/*' ~[*\\]* '*/') -> channel(HIDDEN) ;

// What a compiler reads as one token, or as the beginning of one.
BAD_NUMBER : '.'? [0-9] ([0-9a-zA-Z_.] | [eEpP] [+-])* ;
BAD_TEXT   : '"""' | '/*' | '//' | '..' ;

fragment ESCAPE : '\\' ([bfnrts\\'"] | [0-3]? [0-7] [0-7]? | 'u00' [A-F] HEX) ;
fragment HEX    : [0-9a-fA-F] ;
