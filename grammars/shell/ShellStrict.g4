/* Shell scripts as bash takes them, for texts that are made up. Reserved words end with a blank, so that they touch nothing. */
grammar ShellStrict;

file : list? EOF ;

list : (statement (';' | NEWLINE | '& ') | here NEWLINE)+ ;
body : statement ((';' | NEWLINE | '& ') statement)* ;
here : NAME word* HERE_DOCUMENT ;

statement : pipeline ((' && ' | ' || ') NEWLINE* pipeline)* ;
pipeline  : '! '? command ((' | ' | ' |& ') command)* ;

command
    : simple
    | compound redirect*
    | NAME '() ' NEWLINE* compound
    | 'function ' NAME ' ' NEWLINE* compound
    ;

simple   : (ASSIGNMENT ' ' | ARRAY word* ') ')+ redirect* | (ASSIGNMENT ' ' | redirect)* (NAME | WORD) (word | redirect)* ;
redirect : REDIRECT (NAME | WORD | STRING) ;

compound
    : '{ ' list '}'
    | '( ' list ')'
    | '(( ' sum ' ))'
    | '[[ ' test ' ]]'
    | 'if ' list 'then ' list ('elif ' list 'then ' list)* ('else ' list)? 'fi'
    | ('while ' | 'until ') list 'do ' list 'done'
    | ('for ' | 'select ') NAME (' in ' word*)? (';' | NEWLINE) NEWLINE* 'do ' list 'done'
    | 'for (( ' sum? ';' sum? ';' sum? ' ));' 'do ' list 'done'
    | 'case ' word ' in ' (pattern (' | ' pattern)* ') ' NEWLINE* body? CASE_END)* 'esac'
    ;

word    : ' ' (NAME | WORD | STRING | '"' inString* '"' | '$( ' list ')' | '$(( ' sum ' ))' | '<( ' list ')') ;
pattern : NAME | WORD | STRING ;

inString : TEXT | '$( ' list ')' | '$(( ' sum ' ))' ;

sum     : operand (OPERATOR operand)* ;
operand : NUMBER | '( ' sum ')' | SIGN operand ;

test : simpleTest ((' && ' | ' || ') simpleTest)* ;
simpleTest
    : UNARY word
    | word (BINARY word)?
    | '! ' simpleTest
    | '( ' test ')'
    ;

NEWLINE  : '\n' ;
CASE_END : ' ;;\n' | ' ;&\n' ;
REDIRECT : ' ' [2-9]? ('>' | '>>' | '<' | '>&' | '<&' | '<>' | '>|' | '<<<') ' ' | ' &> ' ;
HERE_DOCUMENT : ' <<' '-'? ('EOF' | '\'EOF\'') '\n' ([a-z '"$]* '\n')* 'EOF' ;

RESERVED : 'if' | 'then' | 'elif' | 'else' | 'fi' | 'for' | 'select' | 'in' | 'while' | 'until' | 'do' | 'done' | 'case' | 'esac' | 'function' | 'time' | 'coproc' ;
NAME     : [a-z_] [a-z0-9_]* ;
ASSIGNMENT : [a-z_] [a-z0-9_]* ('[' [0-9]+ ']')? '+'? '=' Piece* ;
ARRAY    : [a-z_] [a-z0-9_]* '+'? '=( ' ;
WORD     : [a-z./:-] Piece+ | Variable Piece* ;
STRING   : '"' (~["\\$`\u0000-\u001F\u007F-\uFFFF] | '\\' [\u0020-\u007E] | Variable)* '"' | '\'' ~['\u0000-\u001F\u007F-\uFFFF]* '\'' ;
TEXT     : [a-z] [a-z0-9 ;|<>()]* ;
NUMBER   : [0-9]+ | '0x' [0-9a-f]+ | Variable ;
OPERATOR : ' ' ('+' | '-' | '*' | '/' | '%' | '**' | '<<' | '>>' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '&' | '|' | '^' | '&&' | '||' | ',') ' ' ;
SIGN     : ' -' | ' +' | ' ~' | ' !' ;
UNARY    : '-' [a-hk-uwxzGLNOS] ;
BINARY   : ' ' ('=' | '==' | '!=' | '=~' | '<' | '>' | '-eq' | '-ne' | '-lt' | '-nt' | '-ef') ;

fragment Piece    : [a-zA-Z0-9_./:,%@+-] | '\\' [\u0021-\u007E] | '\'' ~['\u0000-\u001F\u007F-\uFFFF]* '\'' | Variable | '*' | '?' ;
fragment Variable : '$' ([a-z_] [a-z0-9_]* | [0-9@*#?$!]) | '${' [a-z_] [a-z0-9_]* ((':-' | '#' | '%%' | '/') [a-z.*]* | '[@]')? '}' | '${#' [a-z_] [a-z0-9_]* '}' ;

BLANK : ' ' -> channel(HIDDEN) ;
