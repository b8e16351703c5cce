/* Lua as of the reference manuals of 5.1 to 5.4: integer division, bitwise operators, goto and labels, attributes of locals, long strings
   and comments of any level, all escapes; and LuaJIT's number suffixes and names beyond ASCII. `goto` is a name where 5.1 takes it as one.
   A first line that begins with `#` is hidden if it begins with `#!`.

   A call and an assignment begin alike, with an expression of any length: they are one alternative, which also takes a lone variable.

   Lua reads a `(` after an expression as a call, whatever line it stands on. To know this without a look into the brackets, no statement
   begins with `(` but the first of a block; others hang, as `continuation`, on what stands before them and can't take the `(` for a
   call's: a `;` mostly, the end of a block, or, in `x = {} (f or g)()`, a literal. */
grammar Lua;

chunk
    : block EOF
    ;

block
    : continuation? statement* returnStatement?
    ;

continuation
    : '(' expression ')' selector* (',' variable | ',' '(' expression ')' selector+)* ('=' expressions)?
    ;

statement
    : ';' continuation?
    | 'goto' NAME continuation?
    | variable (',' variable | ',' '(' expression ')' selector+)* ('=' expressions)?
    | '::' NAME '::' continuation?
    | 'break' continuation?
    | 'do' block 'end' continuation?
    | 'while' expression 'do' block 'end' continuation?
    | 'repeat' block 'until' expression
    | 'if' expression 'then' block ('elseif' expression 'then' block)* ('else' block)? 'end' continuation?
    | 'for' name '=' expression ',' expression (',' expression)? 'do' block 'end' continuation?
    | 'for' names 'in' expressions 'do' block 'end' continuation?
    | 'function' functionName functionBody continuation?
    | 'local' 'function' name functionBody continuation?
    | 'local' local (',' local)* ('=' expressions | continuation)?
    ;

returnStatement
    : 'return' expressions? ';'?
    ;

variable
    : name selector*
    ;

local
    : name ('<' name '>')?
    ;

functionName
    : name ('.' name)* (':' name)?
    ;

functionBody
    : '(' (parameter (',' parameter)*)? ')' block 'end'
    ;

parameter
    : name
    | '...'
    ;

names
    : name (',' name)*
    ;

expressions
    : expression (',' expression)*
    ;

expression
    : (name | '(' expression ')') selector*
    | (literal | table | 'function' functionBody) ('(' expression ')' selector* ('=' expression)?)?
    | <assoc=right> expression '^' expression
    | ('not' | '#' | '-' | '~') expression
    | expression ('*' | '/' | '//' | '%') expression
    | expression ('+' | '-') expression
    | <assoc=right> expression '..' expression
    | expression ('<<' | '>>') expression
    | expression '&' expression
    | expression '~' expression
    | expression '|' expression
    | expression ('<' | '>' | '<=' | '>=' | '~=' | '==') expression
    | expression 'and' expression
    | expression 'or' expression
    ;

literal
    : 'nil'
    | 'false'
    | 'true'
    | NUMBER
    | STRING
    | '...'
    ;

selector
    : '.' name
    | '[' expression ']'
    | (':' name)? arguments
    ;

arguments
    : '(' expressions? ')'
    | table
    | STRING
    ;

table
    : '{' (field ((',' | ';') field)* (',' | ';')?)? '}'
    ;

field
    : '[' expression ']' '=' expression
    | name '=' expression
    | expression
    ;

name
    : NAME
    | 'goto'
    ;

NAME
    : [a-zA-Z_\u0080-\uFEFE\uFF00-\u{10FFFF}] [a-zA-Z_0-9\u0080-\uFEFE\uFF00-\u{10FFFF}]*
    ;

NUMBER
    : ([0-9]+ ('.' [0-9]*)? | '.' [0-9]+) ([eE] [+-]? [0-9]+)? SUFFIX?
    | '0' [xX] ([0-9a-fA-F]+ ('.' [0-9a-fA-F]*)? | '.' [0-9a-fA-F]+) ([pP] [+-]? [0-9]+)? SUFFIX?
    | '0' [bB] [01]+ SUFFIX?
    ;

STRING
    : '"' (~["\\\r\n] | ESCAPE)* '"'
    | '\'' (~['\\\r\n] | ESCAPE)* '\''
    | LONG
    ;

LONG_COMMENT
    : '--' LONG -> channel(HIDDEN)
    ;

// All that is no long comment.
COMMENT
    : '--' ('[' '='* (~[=[\r\n] ~[\r\n]*)? | ~[[\r\n] ~[\r\n]*)? -> channel(HIDDEN)
    ;

INTERPRETER
    : '#!' ~[\r\n]* -> channel(HIDDEN)
    ;

WS
    : [ \t\r\n\f\u000B\u001A\uFEFF]+ -> channel(HIDDEN)
    ;

fragment LONG
    : '[' LEVEL ']'
    ;

// As many = behind as in front.
fragment LEVEL
    : '=' LEVEL '='
    | '[' .*? ']'
    ;

fragment ESCAPE
    : '\\' ('\r\n' | .)
    | '\\z' [ \t\r\n\f\u000B]*
    ;

fragment SUFFIX
    : [uU]? [lL] [lL]
    | [iI]
    ;
