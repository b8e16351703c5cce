// JSON5 (spec.json5.org), and with it JSON with comments and trailing commas, as editors and compilers read their
// settings.
grammar Json5;

json5
    : value EOF
    ;

value
    : object
    | array
    | STRING
    | NUMBER
    | 'true'
    | 'false'
    | 'null'
    | 'Infinity'
    | 'NaN'
    ;

object
    : '{' (member (',' member)* ','?)? '}'
    ;

member
    : key ':' value
    ;

// Any name of ECMAScript, its reserved words too.
key
    : STRING
    | NAME
    | 'true'
    | 'false'
    | 'null'
    | 'Infinity'
    | 'NaN'
    ;

array
    : '[' (value (',' value)* ','?)? ']'
    ;

STRING
    : '"' (~["\\\r\n] | ESCAPE)* '"'
    | '\'' (~['\\\r\n] | ESCAPE)* '\''
    ;

NUMBER
    : [+-]? (DECIMAL | '0' [xX] HEX+)
    | [+-] ('Infinity' | 'NaN')
    ;

NAME
    : ([\p{L}\p{Nl}$_] | UNICODE) ([\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\u200C\u200D] | UNICODE)*
    ;

COMMENT
    : ('/*' .*? '*/' | '//' ~[\r\n\u2028\u2029]*) -> channel(HIDDEN)
    ;

WS
    : [ \t\r\n\f\u000B\u00A0\u2028\u2029\uFEFF\p{Zs}]+ -> channel(HIDDEN)
    ;

fragment DECIMAL
    : (INTEGER ('.' [0-9]*)? | '.' [0-9]+) ([eE] [+-]? [0-9]+)?
    ;

fragment INTEGER
    : '0'
    | [1-9] [0-9]*
    ;

// A line end behind a backslash is no part of the string.
fragment ESCAPE
    : '\\' ('\r\n' | 'x' HEX HEX | 'u' HEX HEX HEX HEX | '0' | ~[1-9xu0])
    ;

fragment UNICODE
    : '\\u' HEX HEX HEX HEX
    ;

fragment HEX
    : [0-9a-fA-F]
    ;
