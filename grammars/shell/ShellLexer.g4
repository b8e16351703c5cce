/* POSIX shells and bash. A word is one token, with its quotes and the variables in it. Only what has commands in it is cut into pieces: `a"$(b)"` is
   a word, the beginning of a string, a command, and the end of the string. A lexer can't tell whether pieces touch, and needn't: a command is a list
   of pieces.

   A here-document is one token, with the rest of its first line. Its end is known for the usual tags; others in capitals end at the first line of
   capitals, and those that begin with `_` at the first line that does so. Two on one line are one token too.

   The parenthesis behind a pattern of `case` closes the mode PATTERN, which `in` and `;;` open. So it closes no `$(` around. */
lexer grammar ShellLexer;

NEWLINE     : '\r'? '\n' ;
WHITE_SPACE : ([ \t\r\f] | '\\' '\r'? '\n')+ -> channel(HIDDEN) ;
COMMENT     : '#' ~[\n]* -> channel(HIDDEN) ;

IF       : 'if' ;
THEN     : 'then' ;
ELIF     : 'elif' ;
ELSE     : 'else' ;
FI       : 'fi' ;
FOR      : 'for' ;
SELECT   : 'select' ;
IN       : 'in' ;
WHILE    : 'while' ;
UNTIL    : 'until' ;
DO       : 'do' ;
DONE     : 'done' ;
CASE     : 'case' -> mode(HEAD) ;
ESAC     : 'esac' ;
FUNCTION : 'function' ;
TIME     : 'time' ;
COPROC   : 'coproc' ;
NOT      : '!' ;
BRACE_OPEN  : '{' ;
BRACE_CLOSE : '}' ;
TEST_OPEN   : '[[' ;
TEST_CLOSE  : ']]' ;

SEMICOLON   : ';' ;
CASE_END    : (';;' | ';&' | ';;&') -> pushMode(PATTERN) ;
BACKGROUND  : '&' ;
AND         : '&&' ;
OR          : '||' ;
PIPE        : '|' | '|&' ;
PAREN_OPEN  : '(' -> pushMode(DEFAULT_MODE) ;
PAREN_CLOSE : ')' -> popMode ;
DOUBLE_OPEN : '((' -> pushMode(ARITHMETIC) ;

REDIRECT    : ([0-9]+ | '{' Name '}')? ('<' | '>' | '>>' | '<&' | '>&' | '<>' | '>|' | '<<<') | '&>' | '&>>' ;
PROCESS     : [<>] '(' -> pushMode(DEFAULT_MODE) ;
HERE_DOCUMENT
    : [0-9]* '<<' '-'? [ \t]* ( Quote? 'EOF' Quote? Lines 'EOF' | Quote? 'EOT' Quote? Lines 'EOT' | Quote? 'END' Quote? Lines 'END'
    | Quote? 'EOM' Quote? Lines 'EOM' | Quote? 'EOL' Quote? Lines 'EOL' | Quote? 'EOS' Quote? Lines 'EOS' | Quote? '_EOF' Quote? Lines '_EOF'
    | Quote? '_ACEOF' Quote? Lines '_ACEOF' | Quote? '__EOF__' Quote? Lines '__EOF__' | Quote? '_EOF_' Quote? Lines '_EOF_'
    | Quote? '__EOF' Quote? Lines '__EOF' | Quote? 'eof' Quote? Lines 'eof' | Quote? 'end' Quote? Lines 'end' | Quote? '!' Quote? Lines '!'
    | Quote? '_END_' Quote? Lines '_END_' | Quote? 'HERE' Quote? Lines 'HERE'
    | Quote? 'USAGE' Quote? Lines 'USAGE' | Quote? 'HELP' Quote? Lines 'HELP' )
    ;
LOWER_HERE  : [0-9]* '<<' '-'? [ \t]* Quote? '_' [a-z]+ Quote? Lines '_' [a-z]+ -> type(HERE_DOCUMENT) ;
TWO_HERE    : Here ~[\n<]* Here Lines Capitals '\r'? '\n' (~[\n]* '\n')*? [\t ]* Capitals -> type(HERE_DOCUMENT) ;
OTHER_HERE  : [0-9]* '<<' '-'? [ \t]* Quote? Capitals Quote? Lines Capitals -> type(HERE_DOCUMENT) ;

ARRAY_OPEN  : Name ('[' ~[\]\n]* ']')? '+'? '=(' -> pushMode(DEFAULT_MODE) ;
WORD        : (Plain | '{' | '}' | Piece) (Plain | [#{}] | Piece)* ;
DOLLAR      : '$' ;
COMMAND     : '$(' -> pushMode(DEFAULT_MODE) ;
SUM         : '$((' -> pushMode(ARITHMETIC) ;
OLD_COMMAND : '`' (~[`\\] | '\\' .)* '`' ;
QUOTE       : '"' -> pushMode(STRING) ;
OTHER       : . ;

fragment Plain     : ~[ \t\r\n\f;&|<>()'"`\\$#{}] ;
fragment Piece
    : '\\' ~[\r\n] | '\'' ~'\''* '\'' | '$\'' (~['\\] | '\\' .)* '\'' | '"' InString* '$'? '"' | Variable | [?*+@!] Paren ;
fragment Variable  : '$' (Name | [0-9@*#?$!\-]) | '${' InBraces* '}' ;
fragment InString  : ~["\\$`] | '\\' . | '$' ~["({`\\] | '${' InBraces* '}' ;
fragment InBraces  : ~["\\$`}] | '\\' . | '"' (InString | '$' Paren)* '$'? '"' | '$' ~["({`\\}'] | '$\'' (~['\\] | '\\' .)* '\'' | '${' InBraces* '}' | '$' Paren | '`' (~[`\\] | '\\' .)* '`' ;
fragment Paren     : '(' (~[()'"\\] | '\\' . | '\'' ~'\''* '\'' | '"' (InString | '$' Paren)* '"' | Paren)* ')' ;
fragment Name      : [a-zA-Z_] [a-zA-Z0-9_]* ;
fragment Quote     : ['"\\] ;
fragment Lines     : ~[\n]* '\n' (~[\n]* '\n')*? [\t ]* ;
fragment Here      : [0-9]* '<<' '-'? [ \t]* Quote? Capitals Quote? ;
fragment Capitals  : [A-Z_] [A-Z_0-9]+ ;

mode STRING;

STRING_TEXT    : (~["\\$`] | '\\' . | Variable)+ ;
STRING_DOLLAR  : '$' -> type(DOLLAR) ;
STRING_COMMAND : '$(' -> type(COMMAND), pushMode(DEFAULT_MODE) ;
STRING_SUM     : '$((' -> type(SUM), pushMode(ARITHMETIC) ;
STRING_OLD     : '`' (~[`\\] | '\\' .)* '`' -> type(OLD_COMMAND) ;
STRING_END     : '"' -> type(QUOTE), popMode ;
STRING_OTHER   : . -> type(OTHER) ;

mode ARITHMETIC;

DOUBLE_CLOSE : '))' -> popMode ;
NUMBER       : ([a-zA-Z0-9_#.@] | '\\' ~[\r\n])+ | Variable | '\'' ~'\''* '\'' | '"' InString* '"' ;
OPERATOR     : [-+*/%^~!<>=&|?:,;[\]{}]+ ;
SUM_SPACE    : ([ \t\r\n\f] | '\\' '\r'? '\n')+ -> type(WHITE_SPACE), channel(HIDDEN) ;
SUM_OPEN     : '(' -> type(PAREN_OPEN), pushMode(GROUP) ;
SUM_CLOSE    : [)] -> type(PAREN_CLOSE), popMode ;
SUM_COMMAND  : '$(' -> type(COMMAND), pushMode(DEFAULT_MODE) ;
SUM_SUM      : '$((' -> type(SUM), pushMode(ARITHMETIC) ;
SUM_OLD      : '`' (~[`\\] | '\\' .)* '`' -> type(OLD_COMMAND) ;
SUM_QUOTE    : '"' -> type(QUOTE), pushMode(STRING) ;
SUM_OTHER    : . -> type(OTHER) ;

mode GROUP;

GROUP_NUMBER   : (([a-zA-Z0-9_#.@] | '\\' ~[\r\n])+ | Variable | '\'' ~'\''* '\'' | '"' InString* '"') -> type(NUMBER) ;
GROUP_OPERATOR : [-+*/%^~!<>=&|?:,;[\]{}]+ -> type(OPERATOR) ;
GROUP_SPACE    : ([ \t\r\n\f] | '\\' '\r'? '\n')+ -> type(WHITE_SPACE), channel(HIDDEN) ;
GROUP_OPEN     : '(' -> type(PAREN_OPEN), pushMode(GROUP) ;
GROUP_CLOSE    : [)] -> type(PAREN_CLOSE), popMode ;
GROUP_COMMAND  : '$(' -> type(COMMAND), pushMode(DEFAULT_MODE) ;
GROUP_SUM      : '$((' -> type(SUM), pushMode(ARITHMETIC) ;
GROUP_OLD      : '`' (~[`\\] | '\\' .)* '`' -> type(OLD_COMMAND) ;
GROUP_QUOTE    : '"' -> type(QUOTE), pushMode(STRING) ;
GROUP_OTHER    : . -> type(OTHER) ;

// Behind `case`, which may be a word like others: what isn't part of a word leads back.
mode HEAD;

HEAD_IN      : IN -> type(IN), mode(DEFAULT_MODE), pushMode(PATTERN) ;
HEAD_SPACE   : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
HEAD_WORD    : WORD -> type(WORD) ;
HEAD_DOLLAR  : DOLLAR -> type(DOLLAR) ;
HEAD_COMMAND : COMMAND -> type(COMMAND), pushMode(DEFAULT_MODE) ;
HEAD_SUM     : SUM -> type(SUM), pushMode(ARITHMETIC) ;
HEAD_OLD     : OLD_COMMAND -> type(OLD_COMMAND) ;
HEAD_QUOTE   : QUOTE -> type(QUOTE), pushMode(STRING) ;
HEAD_CLOSE   : PAREN_CLOSE -> type(PAREN_CLOSE), popMode ;
HEAD_NEWLINE : NEWLINE -> type(NEWLINE), mode(DEFAULT_MODE) ;
HEAD_END     : SEMICOLON -> type(SEMICOLON), mode(DEFAULT_MODE) ;
HEAD_AND     : AND -> type(AND), mode(DEFAULT_MODE) ;
HEAD_OR      : OR -> type(OR), mode(DEFAULT_MODE) ;
HEAD_PIPE    : PIPE -> type(PIPE), mode(DEFAULT_MODE) ;
HEAD_FILE    : REDIRECT -> type(REDIRECT), mode(DEFAULT_MODE) ;
HEAD_OTHER   : . -> type(OTHER), mode(DEFAULT_MODE) ;

mode PATTERN;

PATTERN_ESAC    : ESAC -> type(ESAC), popMode ;
PATTERN_NEWLINE : NEWLINE -> type(NEWLINE) ;
PATTERN_SPACE   : WHITE_SPACE -> type(WHITE_SPACE), channel(HIDDEN) ;
PATTERN_COMMENT : COMMENT -> type(COMMENT), channel(HIDDEN) ;
PATTERN_WORD    : WORD -> type(WORD) ;
PATTERN_DOLLAR  : DOLLAR -> type(DOLLAR) ;
PATTERN_COMMAND : COMMAND -> type(COMMAND), pushMode(DEFAULT_MODE) ;
PATTERN_SUM     : SUM -> type(SUM), pushMode(ARITHMETIC) ;
PATTERN_OLD     : OLD_COMMAND -> type(OLD_COMMAND) ;
PATTERN_QUOTE   : QUOTE -> type(QUOTE), pushMode(STRING) ;
PATTERN_PIPE    : PIPE -> type(PIPE) ;
PATTERN_OPEN    : PAREN_OPEN -> type(PAREN_OPEN) ;
PATTERN_CLOSE   : PAREN_CLOSE -> type(PAREN_CLOSE), popMode ;
PATTERN_END     : SEMICOLON -> type(SEMICOLON), popMode ;
PATTERN_OTHER   : . -> type(OTHER) ;
