/* JSON texts as of RFC 8259: any value may stand at the root, and a byte order mark before it is accepted. No comments, no trailing commas,
   no NaN, no raw control characters in strings. The one thing beyond the standard is a number with leading zeros, which jq and other
   programs read; it has a token of its own, so that only `value` knows of it.

   Objects and arrays are each one comma list, which can be left out as a whole or member by member; `value` is the one recursive rule, so
   that any value can take the place of a value around it. */
grammar Json;

json
    : BOM? value EOF
    ;

value
    : object
    | array
    | STRING
    | NUMBER
    | PADDED_NUMBER
    | 'true'
    | 'false'
    | 'null'
    ;

object
    : '{' (member (',' member)*)? '}'
    ;

member
    : STRING ':' value
    ;

array
    : '[' (value (',' value)*)? ']'
    ;

STRING
    : '"' (~["\\\u0000-\u001F] | ESCAPE)* '"'
    ;

NUMBER
    : '-'? ('0' | [1-9] [0-9]*) FRACTION? EXPONENT?
    ;

PADDED_NUMBER
    : '-'? '0'+ [0-9]+ FRACTION? EXPONENT?
    ;

WS
    : [ \t\r\n]+ -> channel(HIDDEN)
    ;

BOM
    : '\uFEFF'
    ;

fragment FRACTION
    : '.' [0-9]+
    ;

fragment EXPONENT
    : [eE] [+-]? [0-9]+
    ;

fragment ESCAPE
    : '\\' (["\\/bfnrt] | 'u' HEX HEX HEX HEX)
    ;

fragment HEX
    : [0-9a-fA-F]
    ;
