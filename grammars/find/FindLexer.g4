/* The words of a find command line. White space separates words and is a token; an option that takes an argument has the white space
   behind it in its own token, for the argument decides the mode:
     ARGUMENT        starting points, operators, names of predicates
     WORD            an argument of any text or a pattern, character by character; inside of quotes SINGLE and DOUBLE
     NUMERIC ... DEBUG   arguments of limited form
     EXEC            the command of -exec, where -name is a word like others */
lexer grammar FindLexer;

tokens { CHAR, SPACE, QUOTE, DOUBLE_QUOTE, NEWLINE, PLUS, MINUS, SLASH, COMMA, DOT, NUMBER, REDIRECT, DUPLICATE, TAIL, STAR, QUESTION,
         CARET, DOLLAR, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE, DIGIT, DIRECTIVE, CLASS, ESCAPED, OPEN_PAREN,
         CLOSE_PAREN, BAR, OPEN_GROUP, CLOSE_GROUP, OR_ESCAPE, OPEN_INTERVAL, CLOSE_INTERVAL, PLUS_ESCAPE, QUESTION_ESCAPE,
         BACK_REFERENCE, SET_ESCAPE, ANCHOR_ESCAPE }

fragment Joint     : '\\' '\n' ;
fragment Blank     : Joint* [ \t] ([ \t] | Joint)* ;
fragment Redirect  : [0-9]? ('<' | '<<<' | '>' | '>>' | '>|') Blank? | '&>' Blank? ;
fragment Duplicate : [0-9]? [<>] '&' [0-9-] ;
fragment Tail      : ('|' | ';' | '&') ~[\n]* ;
fragment Directive : '%' [-+ 0#]* [0-9]* ('.' [0-9]*)? ([%abcdDfFgGhHiklmMnpPsStuUyYZ] | [ABCT] [a-zA-Z@+]) ;
fragment NameStart : Substitution | ~[-!,/ \t\n'"\\()|&;<>] | '\\' ~[()!\n] ;
fragment NameChar  : Substitution | ~[/ \t\n'"\\()|&;<>] | '\\' ~[\n] ;
fragment Substitution : '$(' (~[()\n] | '(' ~[()\n]* ')')* ')' | '`' ~[`\n]* '`' ;
fragment Remark    : Blank '#' ~[\n]* ;
fragment Class     : '[:' [a-z]+ ':]' | '[=' ~['"\n] '=]' | '[.' ~['"\n] '.]' ;

ASSIGNMENT  : [a-zA-Z_] [a-zA-Z_0-9]* '=' (~[ \t\n'"\\] | '\\' . | '\'' ~[']* '\'' | '"' (~["\\] | '\\' .)* '"')* ;
FIND        : (~[ \t\n'"=|&;<>()#]* '/')? [a-z]* 'find' -> mode(ARGUMENT) ;
C_SPACE     : Blank   -> type(SPACE) ;
C_NEWLINE   : '\n'+ -> type(NEWLINE) ;
C_JOINT     : Joint -> channel(HIDDEN) ;
REMARK      : '#' ~[\n]* -> channel(HIDDEN) ;

mode ARGUMENT;

A_SPACE     : Blank   -> type(SPACE) ;
A_REMARK    : Remark -> channel(HIDDEN) ;
A_NEWLINE   : '\n'+ -> type(NEWLINE) ;
A_JOINT     : Joint -> channel(HIDDEN) ;

NO_LINKS    : '-P' ;
ALL_LINKS   : '-L' ;
GIVEN_LINKS : '-H' ;
DEBUG       : '-D' Blank -> mode(DEBUGGING) ;
OPTIMISE    : '-O' [0-9]? ;
END_OPTIONS : '--' ;

OPEN        : '\\(' | '(' | '\'(\'' | '"("' ;
CLOSE       : '\\)' | ')' | '\')\'' | '")"' ;
BANG        : '!' | '\\!' | '\'!\'' | '"!"' ;
NOT         : '-not' ;
AND         : '-a' | '-and' ;
OR          : '-o' | '-or' ;
THEN        : ',' ;

DAYSTART    : '-daystart' ;
DEPTH       : '-depth' ;
D           : '-d' ;
FOLLOW      : '-follow' ;
HELP        : '-help' | '--help' ;
IGNORE_RACE : '-ignore_readdir_race' ;
NO_IGNORE_RACE : '-noignore_readdir_race' ;
MOUNT       : '-mount' ;
NOLEAF      : '-noleaf' ;
NOWARN      : '-nowarn' ;
VERSION     : '-version' | '--version' ;
WARN        : '-warn' ;
XDEV        : '-xdev' ;
MAXDEPTH    : '-maxdepth' Blank -> mode(NUMERIC) ;
MINDEPTH    : '-mindepth' Blank -> mode(NUMERIC) ;
REGEXTYPE   : '-regextype' Blank -> mode(SYNTAX) ;
FILES0_FROM : '-files0-from' Blank -> mode(WORD) ;

AMIN        : '-amin'  Blank -> mode(NUMERIC) ;
ATIME       : '-atime' Blank -> mode(NUMERIC) ;
CMIN        : '-cmin'  Blank -> mode(NUMERIC) ;
CTIME       : '-ctime' Blank -> mode(NUMERIC) ;
MMIN        : '-mmin'  Blank -> mode(NUMERIC) ;
MTIME       : '-mtime' Blank -> mode(NUMERIC) ;
USED        : '-used'  Blank -> mode(NUMERIC) ;
GID         : '-gid'   Blank -> mode(NUMERIC) ;
UID         : '-uid'   Blank -> mode(NUMERIC) ;
INUM        : '-inum'  Blank -> mode(NUMERIC) ;
LINKS       : '-links' Blank -> mode(NUMERIC) ;
SIZE        : '-size'  Blank -> mode(SIZES) ;
TYPE        : '-type'  Blank -> mode(TYPES) ;
XTYPE       : '-xtype' Blank -> mode(TYPES) ;
PERM        : '-perm'  Blank -> mode(PERMISSION) ;
NAME        : '-name'  Blank -> mode(WORD) ;
INAME       : '-iname' Blank -> mode(WORD) ;
PATH        : '-path'  Blank -> mode(WORD) ;
IPATH       : '-ipath' Blank -> mode(WORD) ;
WHOLENAME   : '-wholename'  Blank -> mode(WORD) ;
IWHOLENAME  : '-iwholename' Blank -> mode(WORD) ;
LNAME       : '-lname'  Blank -> mode(WORD) ;
ILNAME      : '-ilname' Blank -> mode(WORD) ;
REGEX       : '-regex'  Blank -> mode(WORD) ;
IREGEX      : '-iregex' Blank -> mode(WORD) ;
ANEWER      : '-anewer' Blank -> mode(WORD) ;
CNEWER      : '-cnewer' Blank -> mode(WORD) ;
NEWER       : '-newer'  Blank -> mode(WORD) ;
NEWER_XY    : '-newer' [aBcm] [aBcmt] Blank -> mode(WORD) ;
SAMEFILE    : '-samefile' Blank -> mode(WORD) ;
CONTEXT     : '-context'  Blank -> mode(WORD) ;
FSTYPE      : '-fstype' Blank -> mode(WORD) ;
USER        : '-user'   Blank -> mode(WORD) ;
GROUP       : '-group'  Blank -> mode(WORD) ;
EMPTY       : '-empty' ;
EXECUTABLE  : '-executable' ;
FALSE       : '-false' ;
NOGROUP     : '-nogroup' ;
NOUSER      : '-nouser' ;
READABLE    : '-readable' ;
TRUE        : '-true' ;
WRITABLE    : '-writable' ;

DELETE      : '-delete' ;
LS          : '-ls' ;
PRINT       : '-print' ;
PRINT0      : '-print0' ;
PRUNE       : '-prune' ;
QUIT        : '-quit' ;
PRINTF      : '-printf'  Blank -> mode(WORD) ;
FPRINTF     : '-fprintf' Blank -> mode(WORD) ;
FPRINT      : '-fprint'  Blank -> mode(WORD) ;
FPRINT0     : '-fprint0' Blank -> mode(WORD) ;
FLS         : '-fls'     Blank -> mode(WORD) ;
EXEC        : '-exec'    Blank -> mode(EXEC_WORD) ;
EXECDIR     : '-execdir' Blank -> mode(EXEC_WORD) ;
OK          : '-ok'      Blank -> mode(EXEC_WORD) ;
OKDIR       : '-okdir'   Blank -> mode(EXEC_WORD) ;

A_QUOTE     : '\'' -> type(QUOTE), pushMode(SINGLE) ;
A_DOUBLE    : '"' -> type(DOUBLE_QUOTE), pushMode(DOUBLE) ;
HERE        : '.' ;
NAME_PART   : ('/'+ | NameStart) NameChar* ;
A_REDIRECT  : Redirect -> type(REDIRECT), mode(WORD) ;
A_DUPLICATE : Duplicate -> type(DUPLICATE) ;
A_TAIL      : Tail -> type(TAIL) ;

mode WORD;

W_SPACE     : Blank   -> type(SPACE), mode(ARGUMENT) ;
W_REMARK    : Remark -> channel(HIDDEN) ;
W_NEWLINE   : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
W_JOINT     : Joint -> channel(HIDDEN) ;
W_QUOTE     : '\'' -> type(QUOTE), pushMode(SINGLE) ;
W_DOUBLE    : '"' -> type(DOUBLE_QUOTE), pushMode(DOUBLE) ;
W_REDIRECT  : Redirect -> type(REDIRECT) ;
W_DUPLICATE : Duplicate -> type(DUPLICATE) ;
W_TAIL      : Tail -> type(TAIL) ;
W_DOT       : '.' -> type(DOT) ;
W_STAR      : '*' -> type(STAR) ;
W_QUESTION  : '?' -> type(QUESTION) ;
W_PLUS      : '+' -> type(PLUS) ;
W_MINUS     : '-' -> type(MINUS) ;
W_COMMA     : ',' -> type(COMMA) ;
W_CARET     : '^' -> type(CARET) ;
W_DOLLAR    : '$' -> type(DOLLAR) ;
W_OPEN_BRACKET  : '[' -> type(OPEN_BRACKET) ;
W_CLOSE_BRACKET : ']' -> type(CLOSE_BRACKET) ;
W_OPEN_BRACE    : '{' -> type(OPEN_BRACE) ;
W_CLOSE_BRACE   : '}' -> type(CLOSE_BRACE) ;
W_DIGIT     : [0-9] -> type(DIGIT) ;
W_DIRECTIVE : Directive -> type(DIRECTIVE) ;
W_CLASS     : Class -> type(CLASS) ;
W_ESCAPED   : '\\' ~[\n] -> type(ESCAPED) ;
W_CHAR      : (Substitution | ~[ \t\n]) -> type(CHAR) ;

// Here, and in the next mode, a backslash is seen by find itself.
mode SINGLE;

S_QUOTE     : '\'' -> type(QUOTE), popMode ;
S_DOT       : '.' -> type(DOT) ;
S_STAR      : '*' -> type(STAR) ;
S_QUESTION  : '?' -> type(QUESTION) ;
S_PLUS      : '+' -> type(PLUS) ;
S_MINUS     : '-' -> type(MINUS) ;
S_COMMA     : ',' -> type(COMMA) ;
S_CARET     : '^' -> type(CARET) ;
S_DOLLAR    : '$' -> type(DOLLAR) ;
S_OPEN_BRACKET   : '[' -> type(OPEN_BRACKET) ;
S_CLOSE_BRACKET  : ']' -> type(CLOSE_BRACKET) ;
S_OPEN_BRACE     : '{' -> type(OPEN_BRACE) ;
S_CLOSE_BRACE    : '}' -> type(CLOSE_BRACE) ;
S_OPEN_PAREN     : '(' -> type(OPEN_PAREN) ;
S_CLOSE_PAREN    : ')' -> type(CLOSE_PAREN) ;
S_BAR            : '|' -> type(BAR) ;
S_OPEN_GROUP     : '\\(' -> type(OPEN_GROUP) ;
S_CLOSE_GROUP    : '\\)' -> type(CLOSE_GROUP) ;
S_OR_ESCAPE      : '\\|' -> type(OR_ESCAPE) ;
S_OPEN_INTERVAL  : '\\{' -> type(OPEN_INTERVAL) ;
S_CLOSE_INTERVAL : '\\}' -> type(CLOSE_INTERVAL) ;
S_PLUS_ESCAPE    : '\\+' -> type(PLUS_ESCAPE) ;
S_QUESTION_ESCAPE : '\\?' -> type(QUESTION_ESCAPE) ;
S_BACK_REFERENCE : '\\' [1-9] -> type(BACK_REFERENCE) ;
S_SET_ESCAPE     : '\\' [wWsS] -> type(SET_ESCAPE) ;
S_ANCHOR_ESCAPE  : '\\' [bB<>`] -> type(ANCHOR_ESCAPE) ;
S_DIGIT     : [0-9] -> type(DIGIT) ;
S_DIRECTIVE : Directive -> type(DIRECTIVE) ;
S_CLASS     : Class -> type(CLASS) ;
S_ESCAPED   : '\\' ~[\]'] -> type(ESCAPED) ;
S_CHAR      : ~['] -> type(CHAR) ;

mode DOUBLE;

D_QUOTE     : '"' -> type(DOUBLE_QUOTE), popMode ;
D_DOT       : '.' -> type(DOT) ;
D_STAR      : '*' -> type(STAR) ;
D_QUESTION  : '?' -> type(QUESTION) ;
D_PLUS      : '+' -> type(PLUS) ;
D_MINUS     : '-' -> type(MINUS) ;
D_COMMA     : ',' -> type(COMMA) ;
D_CARET     : '^' -> type(CARET) ;
D_DOLLAR    : '$' -> type(DOLLAR) ;
D_OPEN_BRACKET   : '[' -> type(OPEN_BRACKET) ;
D_CLOSE_BRACKET  : ']' -> type(CLOSE_BRACKET) ;
D_OPEN_BRACE     : '{' -> type(OPEN_BRACE) ;
D_CLOSE_BRACE    : '}' -> type(CLOSE_BRACE) ;
D_OPEN_PAREN     : '(' -> type(OPEN_PAREN) ;
D_CLOSE_PAREN    : ')' -> type(CLOSE_PAREN) ;
D_BAR            : '|' -> type(BAR) ;
D_OPEN_GROUP     : '\\(' -> type(OPEN_GROUP) ;
D_CLOSE_GROUP    : '\\)' -> type(CLOSE_GROUP) ;
D_OR_ESCAPE      : '\\|' -> type(OR_ESCAPE) ;
D_OPEN_INTERVAL  : '\\{' -> type(OPEN_INTERVAL) ;
D_CLOSE_INTERVAL : '\\}' -> type(CLOSE_INTERVAL) ;
D_PLUS_ESCAPE    : '\\+' -> type(PLUS_ESCAPE) ;
D_QUESTION_ESCAPE : '\\?' -> type(QUESTION_ESCAPE) ;
D_BACK_REFERENCE : '\\' [1-9] -> type(BACK_REFERENCE) ;
D_SET_ESCAPE     : '\\' [wWsS] -> type(SET_ESCAPE) ;
D_ANCHOR_ESCAPE  : '\\' [bB<>'] -> type(ANCHOR_ESCAPE) ;
D_DIGIT     : [0-9] -> type(DIGIT) ;
D_DIRECTIVE : Directive -> type(DIRECTIVE) ;
D_CLASS     : Class -> type(CLASS) ;
D_ESCAPED   : '\\' ~']' -> type(ESCAPED) ;
D_CHAR      : ~["] -> type(CHAR) ;

mode NUMERIC;

N_SPACE     : Blank   -> type(SPACE), mode(ARGUMENT) ;
N_NEWLINE   : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
N_JOINT     : Joint -> channel(HIDDEN) ;
N_QUOTE     : '\'' -> type(QUOTE) ;
N_DOUBLE    : '"' -> type(DOUBLE_QUOTE) ;
N_PLUS      : '+' -> type(PLUS) ;
N_MINUS     : '-' -> type(MINUS) ;
N_DOT       : '.' -> type(DOT) ;
N_NUMBER    : [0-9]+ -> type(NUMBER) ;
N_REDIRECT  : Redirect -> type(REDIRECT), mode(WORD) ;
N_TAIL      : Tail -> type(TAIL) ;

mode SIZES;

Z_SPACE     : Blank   -> type(SPACE), mode(ARGUMENT) ;
Z_NEWLINE   : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
Z_JOINT     : Joint -> channel(HIDDEN) ;
Z_QUOTE     : '\'' -> type(QUOTE) ;
Z_DOUBLE    : '"' -> type(DOUBLE_QUOTE) ;
Z_PLUS      : '+' -> type(PLUS) ;
Z_MINUS     : '-' -> type(MINUS) ;
Z_NUMBER    : [0-9]+ -> type(NUMBER) ;
UNIT        : [bcwkMG] ;
Z_REDIRECT  : Redirect -> type(REDIRECT), mode(WORD) ;
Z_TAIL      : Tail -> type(TAIL) ;

mode TYPES;

T_SPACE     : Blank   -> type(SPACE), mode(ARGUMENT) ;
T_NEWLINE   : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
T_JOINT     : Joint -> channel(HIDDEN) ;
T_QUOTE     : '\'' -> type(QUOTE) ;
T_DOUBLE    : '"' -> type(DOUBLE_QUOTE) ;
T_COMMA     : ',' -> type(COMMA) ;
KIND        : [fdlbcpsD] ;
T_REDIRECT  : Redirect -> type(REDIRECT), mode(WORD) ;
T_TAIL      : Tail -> type(TAIL) ;

mode PERMISSION;

P_SPACE     : Blank   -> type(SPACE), mode(ARGUMENT) ;
P_NEWLINE   : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
P_JOINT     : Joint -> channel(HIDDEN) ;
P_QUOTE     : '\'' -> type(QUOTE) ;
P_DOUBLE    : '"' -> type(DOUBLE_QUOTE) ;
P_PLUS      : '+' -> type(PLUS) ;
P_MINUS     : '-' -> type(MINUS) ;
P_SLASH     : '/' -> type(SLASH) ;
P_COMMA     : ',' -> type(COMMA) ;
EQUALS      : '=' ;
OCTAL       : [0-7]+ ;
WHO         : [ugo] ;
EVERYBODY   : 'a' ;
RIGHT       : [rwxXst] ;
P_REDIRECT  : Redirect -> type(REDIRECT), mode(WORD) ;
P_TAIL      : Tail -> type(TAIL) ;

mode SYNTAX;

X_SPACE     : Blank   -> type(SPACE), mode(ARGUMENT) ;
X_NEWLINE   : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
X_JOINT     : Joint -> channel(HIDDEN) ;
X_QUOTE     : '\'' -> type(QUOTE) ;
X_DOUBLE    : '"' -> type(DOUBLE_QUOTE) ;
SYNTAX_NAME : 'ed' | 'sed' | 'awk' | 'grep' | 'egrep' | 'emacs' | 'gnu-awk' | 'posix-awk' | 'posix-basic' | 'posix-egrep' | 'posix-extended'
            | 'posix-minimal-basic' | 'findutils-default' ;
X_REDIRECT  : Redirect -> type(REDIRECT), mode(WORD) ;
X_TAIL      : Tail -> type(TAIL) ;

mode DEBUGGING;

G_SPACE     : Blank   -> type(SPACE), mode(ARGUMENT) ;
G_NEWLINE   : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
G_JOINT     : Joint -> channel(HIDDEN) ;
G_COMMA     : ',' -> type(COMMA) ;
TOPIC       : 'all' | 'exec' | 'help' | 'opt' | 'rates' | 'search' | 'stat' | 'time' | 'tree' ;

mode EXEC_WORD;

E_SPACE     : Blank   -> type(SPACE) ;
E_NEWLINE   : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
E_JOINT     : Joint -> channel(HIDDEN) ;
SEMICOLON   : Blank ('\\;' | ';' | '\';\'' | '";"') -> mode(WORD) ;
ALL_FILES   : Blank ('{}' | '\'{}\'' | '"{}"') Blank '+' -> mode(WORD) ;
FILE        : '{}' ;
E_QUOTE     : '\'' -> type(QUOTE), pushMode(SINGLE) ;
E_DOUBLE    : '"' -> type(DOUBLE_QUOTE), pushMode(DOUBLE) ;
COMMAND_PART : (Substitution | ~[{}; \t\n'"\\] | '\\' ~[\n])+ | [{};] ;
