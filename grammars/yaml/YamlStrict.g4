/* YAML as its parsers take it, for texts that are made up: the items of a block are of one kind. */
grammar YamlStrict;

file : (TAG_DIRECTIVE NEWLINE '---' NEWLINE)? block ('---' NEWLINE block | '...' NEWLINE '---' NEWLINE block)* EOF ;

block
    : pair+
    | entry+
    | value NEWLINE
    | properties? blockScalar
    ;

entry : DASH ( INDENT block DEDENT | NEWLINE (INDENT block DEDENT)? ) ;

pair
    : key PAIR_COLON ( value NEWLINE
              | PLAIN NEWLINE INDENT (PLAIN NEWLINE)+ DEDENT
              | properties? NEWLINE (INDENT block DEDENT | entry+)?
              | properties? blockScalar
              )
    | QUESTION INDENT block DEDENT (COLON INDENT block DEDENT)?
    ;

key         : ANCHOR? TAG? (PLAIN | STRING) | ALIAS ;
value       : ANCHOR? TAG? (PLAIN | STRING | flow) | ALIAS ;
properties  : ANCHOR TAG? | TAG ;
blockScalar : BLOCK_SCALAR NEWLINE (INDENT (TEXT NEWLINE | PLAIN NEWLINE)+ DEDENT)? ;

flow
    : '[' (element (',' element)* ','?)? ']'
    | '{' (member (',' member)* ','?)? '}'
    ;

element : value (PAIR_COLON value)? ;
member  : value (PAIR_COLON value?)? ;

NEWLINE  : '\u0011' ;
INDENT   : '\u000E' [ \t]+ '\u000E' ;
DEDENT   : '\u000F' ;

TAG_DIRECTIVE : '%TAG !' [a-z] [a-z0-9]* '! tag:a,' [1-9] [0-9]* ':' | '%YAML 1.' [12] ;
DASH         : '-' ;
QUESTION     : '?' ;
COLON        : ':' ;
PAIR_COLON   : ': ' ;
BLOCK_SCALAR : [|>] [+-]? ;
ANCHOR       : '&' [a-z] [a-z0-9_]* ' ' ;
ALIAS        : '*' [a-z] [a-z0-9_]* ' ' ;
TAG          : ('!' [a-z]? [a-z0-9]* | '!!' ('str' | 'int' | 'map' | 'seq')) ' ' ;
STRING       : '"' (~["\\\u0000-\u001F\u007F-\uFFFF] | '\\' [0abtnvfre "\\N_LP] | '\\x' Hex Hex | '\\u' Hex Hex Hex Hex)* '"' | '\'' (~['\u0000-\u001F\u007F-\uFFFF] | '\'\'')* '\'' ;
PLAIN        : [a-z~=<] ([a-zA-Z0-9_ #/"'.,()*&!-]* [a-z0-9])? | '-'? [0-9]+ ('.' [0-9]+)? | 'http://' [a-z]+ ;
TEXT         : [a-z]+ ': [' [a-z '"]* ;

fragment Hex : [0-9a-fA-F] ;

WHITE_SPACE : ' ' -> channel(HIDDEN) ;
