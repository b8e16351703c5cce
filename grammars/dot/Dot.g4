/* The DOT language of Graphviz (cgraph), as its manual describes it and as dot 2.42 reads it: any number of graphs in a file, keywords in
   any case, all four kinds of identifier, quoted and HTML-like strings joined by `+`, ports, groups of nodes (`a, b -> c`), subgraphs
   wherever a node may stand, attribute lists with or without separators, and `#` comments (dot takes them anywhere in a line).

   Both edge operators are accepted in both kinds of graph. Compass points are ordinary identifiers, as in dot.
   A node statement is an edge statement without an edge: one rule, so that no prediction has to look past the first node, and so that a
   chain can shrink to any of its ends. Statements and subgraphs recurse through `block` alone. An HTML-like string is one token. */
grammar Dot;

graphs
    : BOM? graph* EOF
    ;

/* dot reads a file without a graph, and writes nothing. */
someGraphs
    : BOM? graph+ EOF
    ;

graph
    : STRICT? (GRAPH | DIGRAPH) id? block
    ;

block
    : '{' statement* '}'
    ;

statement
    : (assignment | defaults | chain) ';'?
    ;

assignment
    : id '=' id
    ;

defaults
    : (GRAPH | NODE | EDGE) (id '=')? attributes+
    ;

chain
    : end (('->' | '--') end)* attributes*
    ;

end
    : node (',' node)*
    | subgraph
    ;

node
    : id port?
    ;

port
    : ':' id (':' id)?
    ;

subgraph
    : (SUBGRAPH id?)? block
    ;

attributes
    : '[' attribute* ']'
    ;

attribute
    : assignment (',' | ';')?
    ;

id
    : NAME
    | NUMBER
    | (STRING | HTML) ('+' (STRING | HTML))*
    ;

STRICT
    : S T R I C T
    ;

GRAPH
    : G R A P H
    ;

DIGRAPH
    : D I G R A P H
    ;

SUBGRAPH
    : S U B G R A P H
    ;

NODE
    : N O D E
    ;

EDGE
    : E D G E
    ;

NAME
    : LETTER (LETTER | [0-9])*
    ;

NUMBER
    : '-'? ([0-9]+ ('.' [0-9]*)? | '.' [0-9]+)
    ;

STRING
    : '"' (~["\\] | '\\' .)* '"'
    ;

HTML
    : '<' (~[<>] | HTML)* '>'
    ;

BLOCK_COMMENT
    : '/*' .*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : ('//' | '#') ~[\r\n]* -> channel(HIDDEN)
    ;

WS
    : [ \t\r\n]+ -> channel(HIDDEN)
    ;

BOM
    : '\uFEFF'
    ;

fragment LETTER
    : [a-zA-Z_\u0080-\uFEFE\uFF00-\u{10FFFF}]
    ;

fragment A : [aA] ;
fragment B : [bB] ;
fragment C : [cC] ;
fragment D : [dD] ;
fragment E : [eE] ;
fragment G : [gG] ;
fragment H : [hH] ;
fragment I : [iI] ;
fragment N : [nN] ;
fragment O : [oO] ;
fragment P : [pP] ;
fragment R : [rR] ;
fragment S : [sS] ;
fragment T : [tT] ;
fragment U : [uU] ;
