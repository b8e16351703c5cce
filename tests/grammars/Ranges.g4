// Sets of characters: whether a part is a range shows at the '-' behind it.
grammar Ranges;

all
    : '[' part+ ']' EOF
    ;

part
    : range
    | code
    | '\\' sign
    | sign
    | '-'
    ;

range
    : limit '-' limit
    ;

limit
    : code
    | sign
    ;

code
    : '\\' X DIGIT DIGIT
    ;

sign
    : X
    | DIGIT
    ;

X
    : 'x'
    ;

DIGIT
    : [0-9]
    ;
