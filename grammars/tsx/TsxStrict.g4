/* TypeScript with JSX as its compiler reads it, for texts that are made up. An element stands in parentheses, since `<` behind it would be
   taken for another one; no text has a sign that means something. That end tags have the names of their start tags is said in language.json. */
grammar TsxStrict;

import TypeScriptStrict;

program   : (component | statement | module)* EOF ;
component : 'export'? ('const' DECLARED '=' jsxElement SEMI | 'function' DECLARED '(' parameters ')' '{' statement* 'return' jsxElement SEMI '}') ;

assignment
    : conditional
    | '(' assignable ('=' | ASSIGN) assignment ')'
    | 'async'? (DECLARED | ('<' DECLARED ('extends' named | ',') '>')? '(' parameters ')' (':' named)?) '=>' (assignmentOfArrow | jsxElement | body)
    ;

// Without `satisfies`, which only newer compilers know.
unary
    : ('+' | '-' | '~' | '!' | 'typeof' | 'void') unary
    | ('++' | '--') assignable
    | assignable ('++' | '--')
    | primary
    | '(' primary 'as' type ')'
    | operand '!'
    ;

primary
    : literal | operand | object | array
    | '(' jsxElement ')'
    | 'function' ('*' generatorRest | NAME? rest) | 'async' 'function' asyncRest
    | 'class' NAME? classTail
    | 'new' (NAME | '(' expression ')') ('.' NAME)* arguments
    | operand '?.' (NAME | '[' expression ']' | arguments)
    | operand TEMPLATE
    ;

jsxElement
    : LESS JSX_NAME jsxAttribute* ('/>' | '>' jsxChild* '</' JSX_NAME '>')
    | LESS '>' jsxChild* '</' '>'
    ;

jsxAttribute : NAME ('=' (STRING | '{' assignment '}' | jsxElement))? | '{' '...' assignment '}' ;
jsxChild     : TEXT | NAME | NUMBER | '{' assignment? '}' | '{' '...' assignment '}' | jsxElement ;

LESS            : '<' ;
END_TAG_OPEN    : '</' ;
EMPTY_TAG_CLOSE : '/>' ;
JSX_NAME : 'div' | 'p' | 'b' | 'h1' | [a-z]+ '-' [a-z]+ | [A-Z] [a-z]* '.' [A-Z] [a-z]* ;
TEXT     : '&' ('amp' | 'nbsp' | '#38' | '#x26') ';' [a-zA-Z0-9 .,:;!?'"/*()=-]* ;
STRING   : '"' [a-zA-Z0-9 .,:;!?'/*()=-]* '"' | '\'' [a-zA-Z0-9 .,:;!?"/*()=-]* '\'' ;
COMMENT  : '/*' [a-zA-Z0-9 ]* '*/' -> channel(HIDDEN) ;
