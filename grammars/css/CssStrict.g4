/* Style sheets as CSS Syntax Level 3 has them, and selectors after Selectors Level 4, for texts that are made up. */
grammar CssStrict;

stylesheet : (charset | importRule*) (ruleSet | atRule)* EOF ;

charset    : '@charset "utf-8";' ;
importRule : '@import' (STRING | URL) queries? ';' ;

atRule
    : '@media' queries '{' (ruleSet | atRule)* '}'
    | '@supports' condition '{' (ruleSet | atRule)* '}'
    | '@layer' IDENT ('.' IDENT)* '{' (ruleSet | atRule)* '}'
    | '@font-face' declarations
    | '@page' (':first' | ':left' | ':right')? declarations
    | '@keyframes' IDENT '{' (('from' | 'to' | PERCENTAGE) declarations)* '}'
    | '@container' IDENT? '(' feature ')' '{' ruleSet* '}'
    ;

queries   : query (',' query)* ;
query     : ('screen' | 'print' | 'all') ('and' '(' feature ')')* | '(' feature ')' ('and' '(' feature ')')* ;
feature   : IDENT ':' (DIMENSION | NUMBER) | IDENT ('<=' | '>=') DIMENSION ;
condition : 'not'? '(' property ')' ('and' '(' property ')')* ;

ruleSet         : selector (',' selector)* declarations ;
declarations : '{' (property (';' property)* ';'?)? '}' ;
property     : IDENT ':' values ('!' 'important')? | CUSTOM ':' values ;

selector   : compound (combinator? compound)* ;
combinator : '>' | '+' | '~' ;
compound   : (TYPE | '*') | TYPE? simple+ PSEUDO_ELEMENT? ;
simple     : CLASS | HASH_NAME | PSEUDO_CLASS | ATTRIBUTE | (':not(' | ':is(' | ':where(') selector (',' selector)* ')' | ':nth-child(' NTH ')' ;

values : value+ (',' value+)* ;
value
    : IDENT | NUMBER | PERCENTAGE | DIMENSION | STRING | URL | COLOR
    | FUNCTION (value+ (',' value+)*)? ')'
    | 'var(' CUSTOM (',' value+)? ')'
    | 'calc(' sum ')'
    ;

sum     : product ((' + ' | ' - ') product)* ;
product : operand (('*' operand) | ('/' NUMBER))* ;
operand : NUMBER | DIMENSION | PERCENTAGE | '(' sum ')' ;

TYPE           : 'a' | 'p' | 'div' | 'span' | 'ul' | 'li' | 'h1' | 'table' | 'input' ;
PSEUDO_CLASS   : ':' ('hover' | 'focus' | 'root' | 'first-child' | 'empty' | 'checked') ;
PSEUDO_ELEMENT : '::' ('before' | 'after' | 'marker' | 'selection') ;
NTH            : 'odd' | 'even' | [1-9] [0-9]? 'n' ('+' [0-9]+)? ;
ATTRIBUTE      : '[' NAME ([~|^$*]? '=' ('"' [a-zA-Z0-9 ]* '"' | NAME) ' i'?)? ']' ;
CLASS          : '.' NAME ;
URL            : 'url(' [a-zA-Z0-9/._-]* ')' ;
FUNCTION       : NAME '(' ;
CUSTOM         : '--' NAME_CHAR+ ;
IDENT          : '-'? NAME ;
COLOR          : '#' HEX HEX HEX (HEX HEX HEX)? ;
HASH_NAME      : '#' NAME ;
STRING         : '"' (~["\\\r\n] | ESCAPE)* '"' | '\'' (~['\\\r\n] | ESCAPE)* '\'' ;
NUMBER         : NUMERAL ;
PERCENTAGE     : NUMERAL '%' ;
DIMENSION      : NUMERAL ('px' | 'em' | 'rem' | 'vh' | 's' | 'ms' | 'deg' | 'fr') ;

SPACE   : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT : '/*' ~[*]* '*/' -> channel(HIDDEN) ;

// Another at-rule, or a number and a name in one.
BAD_WORD : '@' [a-zA-Z0-9_-]+ | NUMERAL NAME ;

fragment NUMERAL   : [+-]? ([0-9]+ | [0-9]* '.' [0-9]+) ;
fragment NAME      : (([a-zA-Z_] | ESCAPE) NAME_CHAR*) ;
fragment NAME_CHAR : [a-zA-Z0-9_-] | ESCAPE ;
fragment ESCAPE    : '\\' (HEX HEX ' ' | [!-/:-@g-zG-Z]) ;
fragment HEX       : [0-9a-fA-F] ;
