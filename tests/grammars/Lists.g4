// Lists of all kinds: what may be taken out of each, and what of the rest must go or stay then.
grammar Lists;

plain         : item* EOF ;
oneOrMore     : item+ EOF ;
separated     : item (',' item)* EOF ;
trailing      : '[' item (',' item)* ','? ']' EOF ;
perhapsEmpty  : '(' (item (',' item)*)? ')' EOF ;
twoOrMore     : item (',' item)+ EOF ;
pairs         : item '=' item (';' item '=' item)* EOF ;
// Only what stands behind a comma is like the first one.
mixed         : item (',' item | ';' mark)* EOF ;
// An element's end is optional, so that not every iteration ends as the first one.
marked        : item mark? (',' item mark?)* EOF ;
optionalComma : item (','? item)* EOF ;
nested        : (item+ mark)+ EOF ;
sums          : sum EOF ;
sum
    : sum '^' sum
    | sum '*' sum
    | sum ('+' | '-') sum
    | '-' sum
    | sum '!'
    | sum '(' sum ')'
    | item
    ;

item : WORD | NUMBER ;
mark : '.' | '..' ;

WORD   : [a-z]+ ;
NUMBER : [0-9]+ ;
SPACE  : [ \n]+ -> skip ;
