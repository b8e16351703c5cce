// The Rust that its compiler parses today, for texts that are made up: without what older and newer editions have in addition.
grammar RustStrict;

import Rust;

traitBound : '?'? traitPath | forLifetimes traitPath ;

alternative
    : patternOperand
    | ('&' | '&&') 'mut'? alternative
    | 'ref'? 'mut'? identifier '@' alternative
    | ('ref' 'mut'? | 'mut') identifier
    | '(' ((pattern (',' pattern)* ','?)? | INTEGER '..=' INTEGER) ')'
    | '[' (pattern (',' pattern)* ','?)? ']'
    | '_'
    ;

patternOperand
    : '-'? literal
    | path ('(' (pattern (',' pattern)* ','?)? ')' | '{' (fieldPattern (',' fieldPattern)* ','?)? '}')?
    ;

fieldPattern : attribute* ('ref'? 'mut'? identifier | (identifier | INTEGER) ':' pattern) ;

segment : statement* (attribute* plainAction | action | continuation)? ;
plainAction : plainOperand ;

// Where a block follows, as in a condition, a value after `return` would take it.
action     : plainOperand (arithmetic operand)* (relation chain)? logicTail* | jump | 'return' comparison ;
comparison : chain (relation chain)? ;

simpleType
    : typePath
    | bracketType
    | pointer simpleType
    | ('dyn' | 'impl') traitPath
    | functionType ('->' simpleType)?
    ;

castType : '::'? castSegment ('::' castSegment)* | bracketType | pointer castType ;

prefix
    : '-'
    | '!'
    | '*'
    | ('&' | '&&') 'mut'?
    | 'static'? 'move'? ('|' (closureParameter (',' closureParameter)* ','?)? '|' | '||')
    ;

typeArgument : LIFETIME | genericConstant | type ;

constant : ('const' (identifier | '_') | 'static' 'mut'? identifier) ':' type ('=' value)? ';' ;

logicTail : logic comparison ;

// A word before a quote or `#` is a prefix since the edition of 2021.
BAD_PREFIX : '\''? LETTER (LETTER | [0-9])* ["'#] ;
