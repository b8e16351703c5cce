// JSON Lines: a JSON text on each line. Two on one line are read too, as most programs do that read a stream.
grammar JsonLines;

import Json;

lines
    : BOM? line* EOF
    ;

line
    : value NL?
    | NL
    ;

NL
    : '\r'? '\n'
    ;

WS
    : [ \t\r]+ -> channel(HIDDEN)
    ;
