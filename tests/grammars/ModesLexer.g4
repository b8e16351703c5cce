// What a character means depends on what came before; a line break ends it.
lexer grammar ModesLexer;

tokens { NAME }

OPEN      : '<' -> pushMode(TAG) ;
LOUD      : '!' -> mode(SHOUTING) ;
TEXT      : [a-z]+ ;
// A text in three rules that is one token.
QUOTED    : '"' -> more, pushMode(QUOTE) ;
SPACE     : [ \n]+ -> channel(HIDDEN) ;

mode TAG;
TAG_NAME  : [a-z]+ -> type(NAME) ;
NESTED    : '<' -> type(OPEN), pushMode(TAG) ;
CLOSE     : '>' -> popMode ;
TAG_SPACE : ' '+ -> skip ;

mode QUOTE;
PART      : ~["] -> more ;
STRING    : '"' -> popMode ;

mode SHOUTING;
WORD      : [a-z]+ ;
QUIET     : '\n' -> mode(DEFAULT_MODE) ;
BLANK     : ' '+ -> channel(HIDDEN) ;
