// Nothing may stand between two tokens.
grammar NoSpace;

all     : element* EOF ;
element : SHORT | LONG | DIGIT | '-' ;

LONG  : 'aa' ;
SHORT : 'a' ;
DIGIT : [0-9] ;
