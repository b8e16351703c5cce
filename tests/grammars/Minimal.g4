// Rules whose shortest text takes some thought.
grammar Minimal;

all        : (keyword | name | number | endless | choice | sum | shadowed | twice)* nothing EOF ;
keyword    : 'a' | 'b' | 'do' ;
// "a" and "b" are keywords.
name       : NAME ;
number     : NUMBER ;
// Derives no finite text.
endless    : '(' endless ')' ;
choice     : 'long' 'long' | 'x' 'y' 'z' | 'do' ;
// The first of two equally short ones.
sum        : sum '+' sum | '[' sum ']' | number | name ;
nothing    : number? name* ;
shadowed     : SHADOWED ;
twice      : twiceInner twiceInner ;
twiceInner : '#' NUMBER+ ;
unused     : 'unused' ;

NAME   : [a-z]+ ;
NUMBER : '0x' [0-9A-F]+ | [1-9] [0-9]* ;
// Never matched, as NAME comes first.
SHADOWED : [a-z] ;
SPACE  : ' '+ -> skip ;
