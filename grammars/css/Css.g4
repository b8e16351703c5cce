// Cascading Style Sheets: CSS 2.1 and 3, the level 4 and 5 modules (nesting, layers, containers, custom properties, ranges in
// media queries), vendors' hacks; after the tokens of CSS Syntax Level 3. Unknown at-rules, properties, functions and units
// are as good as known ones. `declarationList` is the start rule for a style attribute.
//
// - One rule `statement` for style sheets, at-rules and nested rules, so that any can take the place of another.
// - Declaration or rule (`a:hover ...`), and whether it is the list's last, is settled by the `;` `{` or `}` behind it. This
//   look ahead is as long as the statement but never enters its block. Declarations are told apart because `property :`
//   should not crumble as a selector does.
// - Selectors and values take any token: what is not CSS in them parses as loose tokens, and what is not even that (a stray
//   parenthesis) as junk. Brackets have to match.
// - White space is hidden, also where it is the descendant combinator: a selector is the list of its parts.
// - Lists may be empty and may have empty members (`var(--x,)`).
// - Tokens in parentheses become one set, which keeps the look ahead cheap.
grammar Css;

stylesheet
    : (statement | strayBrace)* unterminated? EOF
    ;

declarationList
    : statement* unterminated? EOF
    ;

statement
    : declaration ';'
    | prelude (block | ';')
    | block
    | ';'
    ;

// Behind the last statement of a list the semicolon may be left out.
unterminated
    : declaration
    | prelude
    ;

block
    : '{' statement* unterminated? '}'
    ;

strayBrace
    : unterminated? '}'
    ;

declaration
    : hack? IDENT ':' values
    | DASHED_IDENT ':' anyValues
    ;

// Marks in front of a property that only some old browsers accept (`*zoom: 1`).
hack
    : '*' | '+' | '-' | '/' | '.' | '&' | '!' | DELIMITER
    ;

prelude
    : (AT_RULE | AT_KEYWORD) values
    | selectors
    | junk+
    ;

junk
    : part
    | '[' arguments ']'
    | (AT_RULE | AT_KEYWORD | ',' | ':' | ')' | ']')
    ;

selectors
    : selector (',' selector)*
    ;

selector
    : part+
    ;

part
    : IDENT
    | HASH
    | '.' IDENT
    | ':' ':'? (IDENT | FUNCTION selectors ')')
    | '[' attributeName (MATCH (IDENT | STRING | NUMBER | DIMENSION | HASH) IDENT?)? ']'
    | ('*' | '&' | '>' | '+' | '~' | '|' | PERCENTAGE)
    | FUNCTION arguments ')'
    | '(' arguments ')'
    | (NUMBER | DIMENSION | STRING | BAD_STRING | DASHED_IDENT | URL | UNICODE_RANGE)
    | ('.' | '!' | '/' | '-' | '<' | MATCH | DELIMITER)
    ;

attributeName
    : ((IDENT | '*')? '|')? IDENT
    ;

values
    : value (',' value)*
    ;

value
    : term*
    ;

anyValues
    : anyValue (',' anyValue)*
    ;

// The value of a custom property.
anyValue
    : (term | block)*
    ;

arguments
    : argument (',' argument)*
    ;

// What stands in brackets; with a bare `;` since some functions part their arguments with it.
argument
    : (term | block | AT_RULE | AT_KEYWORD | ';')*
    ;

term
    : IDENT
    | (NUMBER | DIMENSION | PERCENTAGE | STRING | BAD_STRING | HASH | URL | DASHED_IDENT | UNICODE_RANGE)
    | FUNCTION arguments ')'
    | '(' feature ')'
    | '(' arguments ')'
    | '[' arguments ']'
    | '!' IDENT
    | ('/' | '+' | '-' | '*' | '<' | '>' | MATCH | '.' | ':' | '|' | '&' | '~' | '!' | DELIMITER)
    ;

feature
    : (IDENT | DASHED_IDENT) ':' values
    ;

AT_RULE
    : '@' VENDOR? (C H A R S E T | I M P O R T | N A M E S P A C E | M E D I A | S U P P O R T S | L A Y E R | P A G E
    | C O N T A I N E R | S C O P E | P R O P E R T Y | F O N T '-' F A C E | K E Y F R A M E S | C O U N T E R '-' S T Y L E
    | S T A R T I N G '-' S T Y L E | F O N T '-' F E A T U R E '-' V A L U E S | V I E W P O R T | D O C U M E N T)
    ;
AT_KEYWORD    : '@' '-'? NAME_START NAME_CHAR* | '@--' NAME_CHAR* ;

// Unquoted; with quotes it is an ordinary function.
URL           : U R L '(' BLANK* ((~["'()\\ \t\r\n\f] | ESCAPE) (~[)\\] | '\\' .)*)? ')' ;
UNICODE_RANGE : U '+' [0-9a-fA-F?]+ ('-' [0-9a-fA-F]+)? ;
FUNCTION      : '-'? NAME_START NAME_CHAR* '(' | '--' NAME_CHAR* '(' ;
IDENT         : '-'? NAME_START NAME_CHAR* ;
DASHED_IDENT  : '--' NAME_CHAR* ;
HASH          : '#' NAME_CHAR+ ;
STRING        : '"' (~["\\\r\n\f] | STRING_ESCAPE)* '"' | '\'' (~['\\\r\n\f] | STRING_ESCAPE)* '\'' ;
// Ends with the line.
BAD_STRING    : '"' (~["\\\r\n\f] | STRING_ESCAPE)* | '\'' (~['\\\r\n\f] | STRING_ESCAPE)* ;
NUMBER        : NUMERAL ;
PERCENTAGE    : NUMERAL '%' ;
DIMENSION     : NUMERAL ('-'? NAME_START NAME_CHAR* | '--' NAME_CHAR*) ;
MATCH         : [~|^$*]? '=' ;

COMMENT       : '/*' (~'*' | '*'+ ~[*/])* '*'* '/'? -> channel(HIDDEN) ;
SPACE         : (BLANK | '\uFEFF')+                  -> channel(HIDDEN) ;
HTML_COMMENT  : ('<!--' | '-->')                     -> channel(HIDDEN) ;
DELIMITER     : . ;

fragment VENDOR        : '-' [a-zA-Z]+ '-' ;
fragment NUMERAL       : [+\-]? ([0-9]* '.')? [0-9]+ (E [+\-]? [0-9]+)? ;
fragment NAME_START    : [a-zA-Z_\u0080-\uFEFE\uFF00-\u{10FFFF}] | ESCAPE ;
fragment NAME_CHAR     : [a-zA-Z0-9_\-\u0080-\uFEFE\uFF00-\u{10FFFF}] | ESCAPE ;
fragment STRING_ESCAPE : '\\' ('\r\n' | .) ;
fragment ESCAPE        : '\\' (HEX (HEX (HEX (HEX (HEX HEX?)?)?)?)? ('\r\n' | BLANK)? | ~[0-9a-fA-F\r\n\f]) ;
fragment HEX           : [0-9a-fA-F] ;
fragment BLANK         : [ \t\r\n\f] ;
fragment A : [aA] ; fragment C : [cC] ; fragment D : [dD] ; fragment E : [eE] ; fragment F : [fF] ; fragment G : [gG] ;
fragment H : [hH] ; fragment I : [iI] ; fragment K : [kK] ; fragment L : [lL] ; fragment M : [mM] ; fragment N : [nN] ;
fragment O : [oO] ; fragment P : [pP] ; fragment R : [rR] ; fragment S : [sS] ; fragment T : [tT] ; fragment U : [uU] ;
fragment V : [vV] ; fragment W : [wW] ; fragment Y : [yY] ;
