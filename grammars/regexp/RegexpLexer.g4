// Regular expressions as ECMAScript, Perl, PCRE2, Java, .NET, Python, Ruby and POSIX (extended) write them, without
// delimiters and flags. Every text is accepted: what nobody knows falls apart into characters, one token each.
//
// Where engines differ, ECMAScript without the flag v decides: `[]` is an empty class, `[` in a class is a character
// (unless it opens a POSIX class), blanks and `#` are characters, `\(` is an escaped parenthesis.
lexer grammar RegexpLexer;

OR             : '|' ;
LINE_START     : '^' ;
LINE_END       : '$' ;
ANY            : '.' ;
STAR           : '*' ;
PLUS           : '+' ;
QUESTION       : '?' ;
COUNT          : '{' Blank* (Digit+ Blank* (',' Blank* (Digit+ Blank*)?)? | ',' Blank* Digit+ Blank*) '}' ;

// One token for what opens a group of a kind, so that the simplest is the shortest of its type.
GROUP_OPEN     : '(' ('?' [:>|~] | '*' ('atomic' | 'atomic_script_run' | 'asr' | 'script_run' | 'sr') ':')? ;
LOOK_OPEN      : '(' ('?' '<'? [=!*] | '*' Look ':') ;
NAME_OPEN      : '(?' ('P'? '<' | '\'') -> pushMode(NAME) ;
CONDITION_OPEN : '(?(' ( Offset | 'R' Digit* | ('R&')? Name | '<' Name '>' | '\'' Name '\''
                       | 'VERSION' '>'? '=' [0-9.]+
                       ) ')' ;
CONDITION_LOOK : '(?(' ('?' '<'? [=!] | '*' Look ':') ;
SUBROUTINE     : '(?' ('R' | Offset | ('&' | 'P>') Name) ')' ;
CALLOUT        : '(?C' (Digit* | '"' ~'"'* '"' | '\'' ~'\''* '\'' | '`' ~'`'* '`') ')' ;
CODE           : '(' ('?' '?'? | '*' '*'?) Braces ')' ;
FLAGS_OPEN     : '(?' Flags ':' ;
FLAGS          : '(?' Flags ')' ;
VERB           : '(*' [A-Z0-9_]* ([:=] ~')'*)? ')' ;
COMMENT        : '(?#' ~')'* ')' ;
GROUP_CLOSE    : ')' ;
CLASS_OPEN     : '[' '^'? -> pushMode(CLASS) ;

ASSERTION      : '\\' ([bBAzZGKmMyY<>`'] | [bB] '{' [a-z_]+ '}') ;
BACK_REFERENCE : '\\' ( [1-9] Digit* | 'g' Offset
                      | [kg] ('{' Target '}' | '<' Target '>' | '\'' Target '\'')
                      )
               | '(?P=' Name ')' ;
CODE_POINT     : '\\' ( [abefnrtv] | 'c' [\u0020-\u007E] | '0' [0-7]* | 'o{' [0-7]+ '}' | 'N{' ~[{}]+ '}'
                      | 'x' (Hex Hex? | '{' Blank* Hex+ Blank* '}') | 'u' (Hex4 | '{' Hex+ '}') | 'U' Hex4 Hex4
                      ) ;
CLASS_ESCAPE   : '\\' [dDwWsShHVRXNC] ;
PROPERTY       : '\\' [pP] ([A-Z] | '{' ~[{}]* '}') ;
QUOTED         : '\\Q' .*? '\\E' ;
ESCAPE         : '\\' . ;
HYPHEN         : '-' ;
CHARACTER      : . ;

fragment Blank    : [ \t] ;
fragment Digit    : [0-9] ;
fragment Hex      : [0-9a-fA-F] ;
fragment Hex4     : Hex Hex Hex Hex ;
fragment Name     : NameChar+ ;
fragment NameChar : [\p{ID_Continue}$] | '\\u' (Hex4 | '{' Hex+ '}') ;
fragment Offset   : [+\-]? Digit+ ;
fragment Target   : Offset | Name ([+\-] Digit+)? ;
fragment Flags    : '^'? [a-zA-Z]* ('-' [a-zA-Z]*)? ;
fragment Look     : 'na'? [pn] 'l' [ab] | ('non_atomic_'? 'positive' | 'negative') '_look' ('ahead' | 'behind') ;
fragment Braces   : '{' (~[{}] | Braces)* '}' ;

mode NAME;

GROUP_NAME : (NameChar | '-')+ ;
NAME_CLOSE : [>'] -> popMode ;
NO_NAME    : . -> type(CHARACTER), popMode ;

// In a character class. The types differ from those outside, so that the end of a class without `]` is clear.
mode CLASS;

CLASS_CLOSE      : ']' -> popMode ;
RANGE            : HYPHEN ;
POSIX_CLASS      : '[' (':' '^'? [a-zA-Z0-9_<>]+ ':' | '.' ~']'+ '.' | '=' ~']'+ '=') ']' ;
SET_OPERATOR     : '&&' | '--' | '~~' | '||' ;
STRINGS          : '\\q{' ~'}'* '}' ;
CLASS_CODE_POINT : CODE_POINT ;
CLASS_SET        : CLASS_ESCAPE ;
CLASS_PROPERTY   : PROPERTY ;
CLASS_QUOTED     : QUOTED ;
CLASS_ANY_ESCAPE : ESCAPE ;
CLASS_CHARACTER  : CHARACTER ;
