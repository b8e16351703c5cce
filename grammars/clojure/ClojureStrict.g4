/* Forms that Clojure's reader takes, for texts that are made up: what is in front of a form is what may stand before such a form, `#()`
   has no other one in it, and keys differ. */
grammar ClojureStrict;

file : form* EOF ;

form
    : atom
    | prefixed
    | list | vector | map | set
    | '#(' inner* ')'
    | '`' '(' quasi* ')'
    | '#_' form form
    | '#?(' (KEYWORD form)* ')'
    | ('^' (KEYWORD | SYMBOL | map) | META) (SYMBOL | list | vector | map)
    | NAMESPACE '{' (KEY form)* '}'
    ;

prefixed : ('\'' | '@' | '~') form | '#\'' SYMBOL ;

list   : '(' form* ')' ;
vector : '[' form* ']' ;
map    : '{' (KEY form)* '}' ;
set    : '#{' KEY* (list | vector)? '}' ;
quasi  : atom | '~' form | '~@' form | '(' quasi* ')' | '[' quasi* ']' ;

inner : atom | ARGUMENT | '(' inner* ')' | '[' inner* ']' | '\'' inner | '@' inner ;

atom : SYMBOL | KEYWORD | KEY | 'nil' | 'true' | 'false' | INTEGER | FLOAT | RATIO | CHARACTER | STRING | REGEX | TAGGED | '##Inf' | '##NaN' ;

INTEGER   : SIGN? ('0' | [1-9] [0-9]* | '0x' [0-9a-fA-F]+ | '0' [0-7]+) 'N'? | SIGN? ('2r' [01]+ | '36r' [0-9a-zA-Z]+) ;
FLOAT     : SIGN? [0-9]+ ('.' [0-9]* ([eE] SIGN? [0-9] [0-9]?)? | [eE] SIGN? [0-9]) 'M'? ;
RATIO     : SIGN? [0-9]+ '/' [1-9] [0-9]* ;
CHARACTER : '\\' ([a-zA-Z0-9!-/] | 'newline' | 'space' | 'tab' | 'return' | 'u00' HEX HEX | 'o' [0-3] [0-7] [0-7]) ;
STRING    : '"' (~["\\] | ESCAPE)* '"' ;
REGEX     : '#"' ([a-zA-Z0-9 .^$|_-] | '\\' [dDwWsSbB.()] | '[' [a-z] '-' 'z]' [*+?]?)* '"' ;
TAGGED    : '#inst "20' [0-9] [0-9] '-0' [1-9] '-1' [0-9] '"' | '#uuid "01234567-89ab-cdef-0123-456789abcde' HEX '"' ;
META      : '^:' [a-z]+ ' ' ;
KEYWORD   : ':' [a-zA-Z] [a-zA-Z0-9*!?_<>=]* | '::' [a-zA-Z]+ ;
// Those of maps and sets.
KEY       : ':' [a-z]+ ('/' | '-') [a-z] [a-z0-9]* ;
NAMESPACE : '#:' [a-zA-Z] [a-zA-Z0-9.]* [a-zA-Z0-9] ;
ARGUMENT  : '%' [1-9&]? ;
SYMBOL    : [a-zA-Z*!_?<>=] [a-zA-Z0-9*!_?<>='-]* ('.' [a-zA-Z]+)* ('/' [a-zA-Z*!?]+)? | '+' | '-' | '/' | '.' [a-zA-Z]+ ;

SPACE     : [ \t\r\n,]+ -> channel(HIDDEN) ;
COMMENT   : (';' | '#!') ~[\r\n]* '\n' -> channel(HIDDEN) ;

// What the reader takes for one token.
BAD_WORD  : ~[ \t\r\n,()[\]{}"@^`~;#'\\] ~[ \t\r\n,()[\]{}"@^`~;\\]* | '\\' ~[ \t\r\n] ~[ \t\r\n,()[\]{}"@^`~;\\]* | '##' ~[ \t\r\n,()[\]{}"@^`~;\\]+ | '#' . ;

fragment SIGN   : [+-] ;
fragment HEX    : [0-9a-f] ;
fragment ESCAPE : '\\' ([btnfr"\\] | 'u00' HEX HEX | [0-3] [0-7] [0-7]) ;
