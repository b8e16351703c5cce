/* DOT as dot reads it, for texts that are made up: the edges of a graph and of a directed graph are written differently. */
grammar DotStrict;

graphs : graph+ EOF ;

graph : 'strict'? ('graph' id? block | 'digraph' id? directedBlock) ;

block         : '{' (statement ';'?)* '}' ;
directedBlock : '{' (directedStatement ';'?)* '}' ;

statement         : assignment | defaults | end ('--' end)* attributes* ;
directedStatement : assignment | defaults | directedEnd ('->' directedEnd)* attributes* ;

assignment : NAME '=' id ;
defaults   : ('graph' | 'node' | 'edge') attributes ;

end         : nodes | ('subgraph' id?)? block ;
directedEnd : nodes | ('subgraph' id?)? directedBlock ;

nodes : node (',' node)* ;
node  : id (':' id (':' COMPASS)?)? ;

attributes : '[' (assignment (',' | ';')?)* ']' ;
id         : NAME | NUMBER | STRING ('+' STRING)* | HTML ;

COMPASS : 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'c' ;
NAME    : [a-zA-Z_] [a-zA-Z_0-9]* ;
NUMBER  : '-'? ([0-9]+ ('.' [0-9]*)? | '.' [0-9]+) ;
STRING  : '"' (~["\\\r\n] | '\\' ["lrnGN])* '"' ;
HTML    : '<' [a-zA-Z0-9 ]* '>' ;

SPACE   : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT : ('/*' ~[*]* '*/' | '//' ~[\r\n]* '\n') -> channel(HIDDEN) ;

// dot reads it as two tokens, with a warning.
BAD_NUMBER : NUMBER [a-zA-Z_.\-] [a-zA-Z_0-9.\-]* ;
