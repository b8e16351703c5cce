/* The words of a grep command line. White space separates words and is a token; an option that takes an argument has the white space
   (or the `=`) behind it in its own token, for the argument decides the mode:
     DEFAULT_MODE  up to the name of the command
     SOURCE        the command in front of a pipe
     ARGUMENT      the start of a word: options, or what WORD has
     FLAGS         the letters behind a single -
     WORD          a pattern or a file's name, character by character; inside of quotes SINGLE and DOUBLE
     OPERAND       the same after --, where no word is an option
     NUMERIC, KEYWORD   arguments of limited form */
lexer grammar GrepLexer;

tokens { CHAR, SPACE, NEWLINE, QUOTE, DOUBLE_QUOTE, REDIRECT, DUPLICATE, TAIL, DOT, STAR, QUESTION, PLUS, MINUS, COMMA, CARET, DOLLAR,
         OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE, DIGIT, CLASS, OPEN_PAREN, CLOSE_PAREN, BAR, OPEN_GROUP, CLOSE_GROUP,
         OR_ESCAPE, OPEN_INTERVAL, CLOSE_INTERVAL, PLUS_ESCAPE, QUESTION_ESCAPE, BACK_REFERENCE, SET_ESCAPE, ESCAPED, ANCHOR_ESCAPE }

fragment Joint     : '\\' '\n' ;
fragment Blank     : Joint* [ \t] ([ \t] | Joint)* ;
fragment Redirect  : [0-9]? ('<' | '<<<' | '>' | '>>' | '>|') Blank? | '&>' Blank? ;
fragment Duplicate : [0-9]? [<>] '&' [0-9-] ;
fragment Tail      : ('|' | ';' | '&') ~[\n]* ;
fragment Substitution : '$(' (~[()\n] | '(' ~[()\n]* ')')* ')' | '`' ~[`\n]* '`' ;
fragment Remark    : Blank '#' ~[\n]* ;
fragment Class     : '[:' [a-z]+ ':]' | '[=' ~['"\n] '=]' | '[.' ~['"\n] '.]' ;

ASSIGNMENT         : [a-zA-Z_] [a-zA-Z_0-9]* '=' (~[ \t\n'"\\] | '\\' . | '\'' ~[']* '\'' | '"' (~["\\] | '\\' .)* '"')* ;
GREP               : (~[ \t\n'"=|&;<>()#]* '/')? [a-z]* 'grep' -> mode(ARGUMENT) ;
ECHO               : 'echo'   -> mode(SOURCE) ;
PRINTF             : 'printf' -> mode(SOURCE) ;
CAT                : 'cat'    -> mode(SOURCE) ;
C_SPACE            : Blank   -> type(SPACE) ;
C_NEWLINE          : '\n'+ -> type(NEWLINE) ;
C_JOINT            : Joint -> channel(HIDDEN) ;
REMARK             : '#' ~[\n]* -> channel(HIDDEN) ;

mode SOURCE;

O_SPACE            : Blank   -> type(SPACE) ;
O_NEWLINE          : '\n'+ -> type(NEWLINE) ;
O_JOINT            : Joint -> channel(HIDDEN) ;
PIPE               : '|' -> mode(DEFAULT_MODE) ;
O_QUOTE            : '\'' -> type(QUOTE), pushMode(SINGLE) ;
O_DOUBLE           : '"' -> type(DOUBLE_QUOTE), pushMode(DOUBLE) ;
O_ESCAPED          : '\\' ~[\n] -> type(ESCAPED) ;
O_CHAR             : ~[ \t\n] -> type(CHAR) ;

mode ARGUMENT;

A_SPACE            : Blank   -> type(SPACE) ;
A_REMARK           : Remark -> channel(HIDDEN) ;
A_NEWLINE          : '\n'+ -> type(NEWLINE) ;
A_JOINT            : Joint -> channel(HIDDEN) ;
FLAG               : '-' -> mode(FLAGS) ;
END_OPTIONS        : '--' -> mode(OPERAND) ;

LONG_BASIC_REGEXP          : '--basic-regexp' ;
LONG_EXTENDED_REGEXP       : '--extended-regexp' ;
LONG_FIXED_STRINGS         : '--fixed-strings' ;
LONG_PERL_REGEXP           : '--perl-regexp' ;
LONG_IGNORE_CASE           : '--ignore-case' ;
LONG_NO_IGNORE_CASE        : '--no-ignore-case' ;
LONG_INVERT_MATCH          : '--invert-match' ;
LONG_WORD_REGEXP           : '--word-regexp' ;
LONG_LINE_REGEXP           : '--line-regexp' ;
LONG_COUNT                 : '--count' ;
LONG_FILES_WITHOUT_MATCH   : '--files-without-match' ;
LONG_FILES_WITH_MATCHES    : '--files-with-matches' ;
LONG_ONLY_MATCHING         : '--only-matching' ;
LONG_QUIET                 : '--quiet' ;
LONG_SILENT                : '--silent' ;
LONG_NO_MESSAGES           : '--no-messages' ;
LONG_BYTE_OFFSET           : '--byte-offset' ;
LONG_WITH_FILENAME         : '--with-filename' ;
LONG_NO_FILENAME           : '--no-filename' ;
LONG_LINE_NUMBER           : '--line-number' ;
LONG_INITIAL_TAB           : '--initial-tab' ;
LONG_UNIX_BYTE_OFFSETS     : '--unix-byte-offsets' ;
LONG_NULL                  : '--null' ;
LONG_NULL_DATA             : '--null-data' ;
LONG_TEXT                  : '--text' ;
LONG_BINARY                : '--binary' ;
LONG_RECURSIVE             : '--recursive' ;
LONG_DEREFERENCE_RECURSIVE : '--dereference-recursive' ;
LONG_LINE_BUFFERED         : '--line-buffered' ;
LONG_NO_GROUP_SEPARATOR    : '--no-group-separator' ;
LONG_VERSION               : '--version' ;
LONG_HELP                  : '--help' ;
LONG_COLOR                 : '--color' | '--colour' ;
LONG_COLOR_WHEN            : ('--color=' | '--colour=') -> mode(KEYWORD) ;
LONG_REGEXP                : '--regexp' ('=' | Blank) -> mode(WORD) ;
LONG_FILE                  : '--file' ('=' | Blank) -> mode(WORD) ;
LONG_INCLUDE               : '--include' ('=' | Blank) -> mode(WORD) ;
LONG_EXCLUDE               : '--exclude' ('=' | Blank) -> mode(WORD) ;
LONG_EXCLUDE_FROM          : '--exclude-from' ('=' | Blank) -> mode(WORD) ;
LONG_EXCLUDE_DIR           : '--exclude-dir' ('=' | Blank) -> mode(WORD) ;
LONG_LABEL                 : '--label' ('=' | Blank) -> mode(WORD) ;
LONG_GROUP_SEPARATOR       : '--group-separator' ('=' | Blank) -> mode(WORD) ;
LONG_MAX_COUNT             : '--max-count' ('=' | Blank) -> mode(NUMERIC) ;
LONG_AFTER_CONTEXT         : '--after-context' ('=' | Blank) -> mode(NUMERIC) ;
LONG_BEFORE_CONTEXT        : '--before-context' ('=' | Blank) -> mode(NUMERIC) ;
LONG_CONTEXT               : '--context' ('=' | Blank) -> mode(NUMERIC) ;
LONG_DIRECTORIES           : '--directories' ('=' | Blank) -> mode(KEYWORD) ;
LONG_DEVICES               : '--devices' ('=' | Blank) -> mode(KEYWORD) ;
LONG_BINARY_FILES          : '--binary-files' ('=' | Blank) -> mode(KEYWORD) ;

A_REDIRECT         : Redirect -> type(REDIRECT), mode(WORD) ;
A_DUPLICATE        : Duplicate -> type(DUPLICATE) ;
A_TAIL             : Tail -> type(TAIL) ;
A_QUOTE            : '\'' -> type(QUOTE), mode(WORD), pushMode(SINGLE) ;
A_DOUBLE           : '"' -> type(DOUBLE_QUOTE), mode(WORD), pushMode(DOUBLE) ;
A_DOT              : '.' -> type(DOT), mode(WORD) ;
A_STAR             : '*' -> type(STAR), mode(WORD) ;
A_QUESTION         : '?' -> type(QUESTION), mode(WORD) ;
A_PLUS             : '+' -> type(PLUS), mode(WORD) ;
A_COMMA            : ',' -> type(COMMA), mode(WORD) ;
A_CARET            : '^' -> type(CARET), mode(WORD) ;
A_DOLLAR           : '$' -> type(DOLLAR), mode(WORD) ;
A_OPEN_BRACKET     : '[' -> type(OPEN_BRACKET), mode(WORD) ;
A_CLOSE_BRACKET    : ']' -> type(CLOSE_BRACKET), mode(WORD) ;
A_OPEN_BRACE       : '{' -> type(OPEN_BRACE), mode(WORD) ;
A_CLOSE_BRACE      : '}' -> type(CLOSE_BRACE), mode(WORD) ;
A_DIGIT            : [0-9] -> type(DIGIT), mode(WORD) ;
A_CLASS            : Class -> type(CLASS), mode(WORD) ;
A_ESCAPED          : '\\' ~[\n] -> type(ESCAPED), mode(WORD) ;
A_CHAR             : (Substitution | ~[ \t\n]) -> type(CHAR), mode(WORD) ;

mode FLAGS;

F_SPACE            : Blank   -> type(SPACE), mode(ARGUMENT) ;
F_NEWLINE          : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
F_JOINT            : Joint -> channel(HIDDEN) ;
BASIC              : 'G' ;
EXTENDED           : 'E' ;
FIXED              : 'F' ;
PERL               : 'P' ;
IGNORE_CASE        : 'i' ;
IGNORE_CASE_OLD    : 'y' ;
INVERT             : 'v' ;
WORDS              : 'w' ;
LINES              : 'x' ;
COUNT              : 'c' ;
WITHOUT_MATCH      : 'L' ;
WITH_MATCHES       : 'l' ;
ONLY_MATCHING      : 'o' ;
QUIET              : 'q' ;
NO_MESSAGES        : 's' ;
BYTE_OFFSET        : 'b' ;
WITH_FILENAME      : 'H' ;
NO_FILENAME        : 'h' ;
LINE_NUMBER        : 'n' ;
INITIAL_TAB        : 'T' ;
UNIX_OFFSETS       : 'u' ;
NULL_NAMES         : 'Z' ;
NULL_DATA          : 'z' ;
TEXT               : 'a' ;
BINARY_SKIP        : 'I' ;
BINARY             : 'U' ;
RECURSIVE          : 'r' ;
DEREFERENCE        : 'R' ;
VERSION            : 'V' ;
CONTEXT_LINES      : [0-9]+ ;
PATTERN            : 'e' Blank? -> mode(WORD) ;
PATTERN_FILE       : 'f' Blank? -> mode(WORD) ;
MATCHER            : 'X' Blank? -> mode(WORD) ;
MAX_COUNT          : 'm' Blank? -> mode(NUMERIC) ;
AFTER_CONTEXT      : 'A' Blank? -> mode(NUMERIC) ;
BEFORE_CONTEXT     : 'B' Blank? -> mode(NUMERIC) ;
CONTEXT            : 'C' Blank? -> mode(NUMERIC) ;
DIRECTORIES        : 'd' Blank? -> mode(KEYWORD) ;
DEVICES            : 'D' Blank? -> mode(KEYWORD) ;
F_REDIRECT         : Redirect -> type(REDIRECT), mode(WORD) ;
F_DUPLICATE        : Duplicate -> type(DUPLICATE) ;
F_TAIL             : Tail -> type(TAIL) ;

mode WORD;

W_SPACE            : Blank   -> type(SPACE), mode(ARGUMENT) ;
W_REMARK           : Remark -> channel(HIDDEN) ;
W_NEWLINE          : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
W_JOINT            : Joint -> channel(HIDDEN) ;
W_REDIRECT         : Redirect -> type(REDIRECT) ;
W_DUPLICATE        : Duplicate -> type(DUPLICATE) ;
W_TAIL             : Tail -> type(TAIL) ;
W_QUOTE            : '\'' -> type(QUOTE), pushMode(SINGLE) ;
W_DOUBLE           : '"' -> type(DOUBLE_QUOTE), pushMode(DOUBLE) ;
W_DOT              : '.' -> type(DOT) ;
W_STAR             : '*' -> type(STAR) ;
W_QUESTION         : '?' -> type(QUESTION) ;
W_PLUS             : '+' -> type(PLUS) ;
W_MINUS            : '-' -> type(MINUS) ;
W_COMMA            : ',' -> type(COMMA) ;
W_CARET            : '^' -> type(CARET) ;
W_DOLLAR           : '$' -> type(DOLLAR) ;
W_OPEN_BRACKET     : '[' -> type(OPEN_BRACKET) ;
W_CLOSE_BRACKET    : ']' -> type(CLOSE_BRACKET) ;
W_OPEN_BRACE       : '{' -> type(OPEN_BRACE) ;
W_CLOSE_BRACE      : '}' -> type(CLOSE_BRACE) ;
W_DIGIT            : [0-9] -> type(DIGIT) ;
W_CLASS            : Class -> type(CLASS) ;
W_ESCAPED          : '\\' ~[\n] -> type(ESCAPED) ;
W_CHAR             : (Substitution | ~[ \t\n]) -> type(CHAR) ;

mode OPERAND;

L_SPACE            : Blank   -> type(SPACE) ;
L_REMARK           : Remark -> channel(HIDDEN) ;
L_NEWLINE          : '\n'+ -> type(NEWLINE) ;
L_JOINT            : Joint -> channel(HIDDEN) ;
L_REDIRECT         : Redirect -> type(REDIRECT) ;
L_DUPLICATE        : Duplicate -> type(DUPLICATE) ;
L_TAIL             : Tail -> type(TAIL) ;
L_QUOTE            : '\'' -> type(QUOTE), pushMode(SINGLE) ;
L_DOUBLE           : '"' -> type(DOUBLE_QUOTE), pushMode(DOUBLE) ;
L_DOT              : '.' -> type(DOT) ;
L_STAR             : '*' -> type(STAR) ;
L_QUESTION         : '?' -> type(QUESTION) ;
L_PLUS             : '+' -> type(PLUS) ;
L_MINUS            : '-' -> type(MINUS) ;
L_COMMA            : ',' -> type(COMMA) ;
L_CARET            : '^' -> type(CARET) ;
L_DOLLAR           : '$' -> type(DOLLAR) ;
L_OPEN_BRACKET     : '[' -> type(OPEN_BRACKET) ;
L_CLOSE_BRACKET    : ']' -> type(CLOSE_BRACKET) ;
L_OPEN_BRACE       : '{' -> type(OPEN_BRACE) ;
L_CLOSE_BRACE      : '}' -> type(CLOSE_BRACE) ;
L_DIGIT            : [0-9] -> type(DIGIT) ;
L_CLASS            : Class -> type(CLASS) ;
L_ESCAPED          : '\\' ~[\n] -> type(ESCAPED) ;
L_CHAR             : (Substitution | ~[ \t\n]) -> type(CHAR) ;

// Here, and in the next mode, a backslash is seen by grep itself.
mode SINGLE;

S_QUOTE            : '\'' -> type(QUOTE), popMode ;
S_DOT              : '.' -> type(DOT) ;
S_STAR             : '*' -> type(STAR) ;
S_QUESTION         : '?' -> type(QUESTION) ;
S_PLUS             : '+' -> type(PLUS) ;
S_MINUS            : '-' -> type(MINUS) ;
S_COMMA            : ',' -> type(COMMA) ;
S_CARET            : '^' -> type(CARET) ;
S_DOLLAR           : '$' -> type(DOLLAR) ;
S_OPEN_BRACKET     : '[' -> type(OPEN_BRACKET) ;
S_CLOSE_BRACKET    : ']' -> type(CLOSE_BRACKET) ;
S_OPEN_BRACE       : '{' -> type(OPEN_BRACE) ;
S_CLOSE_BRACE      : '}' -> type(CLOSE_BRACE) ;
S_DIGIT            : [0-9] -> type(DIGIT) ;
S_CLASS            : Class -> type(CLASS) ;
S_OPEN_PAREN       : '(' -> type(OPEN_PAREN) ;
S_CLOSE_PAREN      : ')' -> type(CLOSE_PAREN) ;
S_BAR              : '|' -> type(BAR) ;
S_OPEN_GROUP       : '\\(' -> type(OPEN_GROUP) ;
S_CLOSE_GROUP      : '\\)' -> type(CLOSE_GROUP) ;
S_OR_ESCAPE        : '\\|' -> type(OR_ESCAPE) ;
S_OPEN_INTERVAL    : '\\{' -> type(OPEN_INTERVAL) ;
S_CLOSE_INTERVAL   : '\\}' -> type(CLOSE_INTERVAL) ;
S_PLUS_ESCAPE      : '\\+' -> type(PLUS_ESCAPE) ;
S_QUESTION_ESCAPE  : '\\?' -> type(QUESTION_ESCAPE) ;
S_BACK_REFERENCE   : '\\' [1-9] -> type(BACK_REFERENCE) ;
S_SET_ESCAPE       : '\\' [wWsSdD] -> type(SET_ESCAPE) ;
S_ANCHOR_ESCAPE    : '\\' [bB<>`] -> type(ANCHOR_ESCAPE) ;
S_ESCAPED          : '\\' ~[\]'] -> type(ESCAPED) ;
S_CHAR             : ~['] -> type(CHAR) ;

mode DOUBLE;

D_QUOTE            : '"' -> type(DOUBLE_QUOTE), popMode ;
D_DOT              : '.' -> type(DOT) ;
D_STAR             : '*' -> type(STAR) ;
D_QUESTION         : '?' -> type(QUESTION) ;
D_PLUS             : '+' -> type(PLUS) ;
D_MINUS            : '-' -> type(MINUS) ;
D_COMMA            : ',' -> type(COMMA) ;
D_CARET            : '^' -> type(CARET) ;
D_DOLLAR           : '$' -> type(DOLLAR) ;
D_OPEN_BRACKET     : '[' -> type(OPEN_BRACKET) ;
D_CLOSE_BRACKET    : ']' -> type(CLOSE_BRACKET) ;
D_OPEN_BRACE       : '{' -> type(OPEN_BRACE) ;
D_CLOSE_BRACE      : '}' -> type(CLOSE_BRACE) ;
D_DIGIT            : [0-9] -> type(DIGIT) ;
D_CLASS            : Class -> type(CLASS) ;
D_OPEN_PAREN       : '(' -> type(OPEN_PAREN) ;
D_CLOSE_PAREN      : ')' -> type(CLOSE_PAREN) ;
D_BAR              : '|' -> type(BAR) ;
D_OPEN_GROUP       : '\\(' -> type(OPEN_GROUP) ;
D_CLOSE_GROUP      : '\\)' -> type(CLOSE_GROUP) ;
D_OR_ESCAPE        : '\\|' -> type(OR_ESCAPE) ;
D_OPEN_INTERVAL    : '\\{' -> type(OPEN_INTERVAL) ;
D_CLOSE_INTERVAL   : '\\}' -> type(CLOSE_INTERVAL) ;
D_PLUS_ESCAPE      : '\\+' -> type(PLUS_ESCAPE) ;
D_QUESTION_ESCAPE  : '\\?' -> type(QUESTION_ESCAPE) ;
D_BACK_REFERENCE   : '\\' [1-9] -> type(BACK_REFERENCE) ;
D_SET_ESCAPE       : '\\' [wWsSdD] -> type(SET_ESCAPE) ;
D_ANCHOR_ESCAPE    : '\\' [bB<>'] -> type(ANCHOR_ESCAPE) ;
D_ESCAPED          : '\\' ~']' -> type(ESCAPED) ;
D_CHAR             : ~["] -> type(CHAR) ;

mode NUMERIC;

N_SPACE            : Blank   -> type(SPACE), mode(ARGUMENT) ;
N_NEWLINE          : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
N_JOINT            : Joint -> channel(HIDDEN) ;
N_QUOTE            : '\'' -> type(QUOTE) ;
N_DOUBLE           : '"' -> type(DOUBLE_QUOTE) ;
N_MINUS            : '-' -> type(MINUS) ;
NUMBER             : [0-9]+ ;
N_REDIRECT         : Redirect -> type(REDIRECT), mode(WORD) ;
N_DUPLICATE        : Duplicate -> type(DUPLICATE) ;
N_TAIL             : Tail -> type(TAIL) ;

mode KEYWORD;

K_SPACE            : Blank   -> type(SPACE), mode(ARGUMENT) ;
K_NEWLINE          : '\n'+ -> type(NEWLINE), mode(ARGUMENT) ;
K_JOINT            : Joint -> channel(HIDDEN) ;
ALWAYS             : 'always' ;
NEVER              : 'never' ;
AUTO               : 'auto' ;
READ               : 'read' ;
SKIP_              : 'skip' ;
RECURSE            : 'recurse' ;
BINARY_TYPE        : 'binary' ;
TEXT_TYPE          : 'text' ;
WITHOUT_MATCH_TYPE : 'without-match' ;
K_REDIRECT         : Redirect -> type(REDIRECT), mode(WORD) ;
K_DUPLICATE        : Duplicate -> type(DUPLICATE) ;
K_TAIL             : Tail -> type(TAIL) ;
