/* YAML 1.1 and 1.2, with blocks as marks (src/parse/indentation.h). A plain scalar ends with its line; in brackets it has no commas or brackets.
   The lines of a block scalar are tokens of a mode, which ends with its block. */
lexer grammar YamlLexer;

NEWLINE        : '\u0011' ;
INDENT         : '\u000E' ' '+ '\u000E' ;
DEDENT         : '\u000F' ;
LINE_END       : '\u0012'? ('\r\n' | [\r\n]) -> channel(HIDDEN) ;
WHITE_SPACE    : [ \t\f]+ -> channel(HIDDEN) ;
COMMENT        : '#' NoMark* -> channel(HIDDEN) ;

DOCUMENT_START : '---' ;
DOCUMENT_END   : '...' ;
DIRECTIVE      : '%' NoMark+ ;
DASH           : '-' ;
QUESTION       : '?' ;
COLON          : ':' ;
BLOCK_SCALAR   : [|>] [+\-0-9]* -> pushMode(HEADER) ;
ANCHOR         : '&' NoBlank+ ;
ALIAS          : '*' NoBlank+ ;
TAG            : '!' NoBlank* ;
STRING         : '"' (~["\\] | '\\' .)* '"' | '\'' (~'\'' | '\'\'')* '\'' ;
BRACKET_OPEN   : '[' -> pushMode(FLOW) ;
BRACE_OPEN     : '{' -> pushMode(FLOW) ;

PLAIN          : Start Rest* ;

fragment Start : ~[\-?:,[\]{}#&*!|>'"%@`\u0000-\u0020\u007F] | [?:] Unit | '-' (NotDash | '-' NotDash | '--' Unit) ;
fragment Rest  : ':'* Unit | [ \t]+ ':'* NotHash ;
fragment Unit    : ~[ \t\r\n:\u000E\u000F\u0011\u0012] ;
fragment NotHash : ~[ \t\r\n:#\u000E\u000F\u0011\u0012] ;
fragment NotDash : ~[ \t\r\n:\-\u000E\u000F\u0011\u0012] ;
fragment NoBlank : ~[ \t\r\n\u000E\u000F\u0011\u0012] ;
fragment NoMark  : ~[\r\n\u000E\u000F\u0011\u0012] ;

// What no scalar begins with, but its further lines may.
OTHER          : . ;

mode FLOW;

FLOW_NEWLINE   : '\u0011' -> type(NEWLINE), mode(DEFAULT_MODE) ;
FLOW_LINE_END  : '\u0012'? ('\r\n' | [\r\n]) -> type(LINE_END), channel(HIDDEN) ;
FLOW_SPACE     : [ \t\f]+ -> type(WHITE_SPACE), channel(HIDDEN) ;
FLOW_COMMENT   : '#' NoMark* -> type(COMMENT), channel(HIDDEN) ;
COMMA          : ',' ;
FLOW_QUESTION  : [?] -> type(QUESTION) ;
FLOW_COLON     : [:] -> type(COLON) ;
FLOW_ANCHOR    : '&' FlowNoBlank+ -> type(ANCHOR) ;
FLOW_ALIAS     : '*' FlowNoBlank+ -> type(ALIAS) ;
FLOW_TAG       : '!' FlowNoBlank* -> type(TAG) ;
FLOW_STRING    : ('"' (~["\\] | '\\' .)* '"' | '\'' (~'\'' | '\'\'')* '\'') -> type(STRING) ;
FLOW_OPEN      : '[' -> type(BRACKET_OPEN), pushMode(FLOW) ;
FLOW_BRACE     : '{' -> type(BRACE_OPEN), pushMode(FLOW) ;
BRACKET_CLOSE  : ']' -> popMode ;
BRACE_CLOSE    : '}' -> popMode ;

FLOW_PLAIN     : FlowStart FlowRest* -> type(PLAIN) ;

fragment FlowStart   : ~[\-?:,[\]{}#&*!|>'"%@`\u0000-\u0020\u007F] | [?\-] FlowUnit ;
fragment FlowRest    : ':'* FlowUnit | [ \t]+ ':'* FlowNotHash ;
fragment FlowUnit    : ~[ \t\r\n:,[\]{}\u000E\u000F\u0011\u0012] ;
fragment FlowNotHash : ~[ \t\r\n:#,[\]{}\u000E\u000F\u0011\u0012] ;
fragment FlowNoBlank : ~[ \t\r\n,[\]{}\u000E\u000F\u0011\u0012] ;

FLOW_OTHER     : . -> type(OTHER) ;

mode HEADER;

TEXT_BEGIN      : '\u0011' [ \t\f]* '\u000E' [ \t]+ '\u000E' -> mode(TEXT) ;
HEADER_NEWLINE  : '\u0011' -> type(NEWLINE), popMode ;
HEADER_LINE_END : ('\r\n' | [\r\n]) -> type(LINE_END), channel(HIDDEN) ;
HEADER_SPACE    : [ \t\f]+ -> type(WHITE_SPACE), channel(HIDDEN) ;
HEADER_COMMENT  : '#' NoMark* -> type(COMMENT), channel(HIDDEN) ;
// In a further line of a scalar, it is no header.
HEADER_PLAIN    : NoBlank NoMark* -> type(PLAIN), popMode ;
HEADER_OTHER    : . -> type(OTHER) ;

mode TEXT;

TEXT_SPACE      : [ \t\f]+ -> type(WHITE_SPACE), channel(HIDDEN) ;
TEXT_LINE       : NoMark+ -> mode(TEXT_END) ;
TEXT_NEWLINE    : '\u0011' -> type(NEWLINE) ;
TEXT_LINE_END   : ('\r\n' | [\r\n]) -> type(LINE_END), channel(HIDDEN) ;
TEXT_INDENT     : '\u000E' [ \t]+ '\u000E' -> type(INDENT), pushMode(TEXT) ;
TEXT_DEDENT     : '\u000F' -> type(DEDENT), popMode ;
TEXT_OTHER      : . -> type(OTHER) ;

// Behind a line of a text, up to the mark of the next one.
mode TEXT_END;

END_NEWLINE     : '\u0011' -> type(NEWLINE), mode(TEXT) ;
END_LINE_END    : ('\r\n' | [\r\n]) -> type(LINE_END), channel(HIDDEN) ;
END_SPACE       : [ \t\f]+ -> type(WHITE_SPACE), channel(HIDDEN) ;
END_COMMENT     : '#' NoMark* -> type(COMMENT), channel(HIDDEN) ;
END_OTHER       : . -> type(OTHER) ;
