// A group with a non-greedy loop, of which the network lists the exit first.
grammar Reluctant;

list : '[' ( NAME+? ';' )? ']' EOF ;

NAME : [a-z]+ ;
WS   : [ \n]+ -> channel(HIDDEN) ;
