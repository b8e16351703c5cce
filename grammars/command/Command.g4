// The arguments of a command, one a line (src/text/command_text.h): hone makes this text of the command that it runs.
//
// - An option goes with its value, which is why they share a line. Neither goes alone.
// - A comma or `=` parts a word further: `-fsanitize=address,undefined`, `-Wl,--gc-sections,-z,now`.
// - The word for the input stays as long as there is no other one.
// - A word is never empty, or each would be tried as one.

grammar Command;

command
    : variable* (option* | option* input (option | input)*) EOF
    ;

variable
    : VARIABLE NEWLINE
    ;

input
    : INPUT NEWLINE
    ;

option
    : word NEWLINE
    | word TAB word NEWLINE
    | word TAB word TAB word TAB word NEWLINE
    ;

word
    : PART piece*
    | piece+
    ;

piece
    : SEPARATOR PART
    | SEPARATOR
    ;

INPUT    : ~[\n]* '@@' ~[\n]* ;
VARIABLE : '$' ~[\n]* ;
PART      : ~[\n\t,=$]+ ;
SEPARATOR : [,=] ;
TAB       : '\t' ;
NEWLINE   : '\n' ;
