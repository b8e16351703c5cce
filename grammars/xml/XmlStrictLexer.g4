// Tokens of XmlStrict; see XmlStrictParser.g4. White space in tags is a token, since an attribute needs some before it.
lexer grammar XmlStrictLexer;

tokens { SPACE, STRING }

DECLARATION  : '<?xml version="1.0"' (' encoding="UTF-8"')? (' standalone="' ('yes' | 'no') '"')? '?>' ;
DOCTYPE_OPEN : '<!DOCTYPE '  -> mode(DOCTYPE) ;
PI           : '<?' [a-wyzA-WYZ_] NAME_CHAR* (' ' ~[?]*)? '?>' ;
CDATA        : '<![CDATA[' ~[\]]* ']]>' ;
END_TAG_OPEN : '</'          -> mode(START) ;
TAG_OPEN     : '<'           -> mode(START) ;
ENTITY_REF   : ENTITY ;
CHAR_REF     : REFERENCE ;
TEXT         : ~[<>&\] \t\r\n] (~[<>&\]\r\n]* ~[<>&\] \t\r\n])? ;
BLANKS       : [ \t\r\n]+                -> channel(HIDDEN) ;
COMMENT      : '<!--' (~[-] | '-' ~[-])* '-->' -> channel(HIDDEN) ;

mode START;
NAME : NAME_START NAME_CHAR* -> mode(TAG) ;

mode TAG;
TAG_CLOSE       : '>'                    -> mode(DEFAULT_MODE) ;
EMPTY_TAG_CLOSE : '/>'                   -> mode(DEFAULT_MODE) ;
ATTRIBUTE       : NAME_START NAME_CHAR* ;
EQUALS          : '=' ;
TAG_STRING      : QUOTED                 -> type(STRING) ;
TAG_SPACE       : [ \t\r\n]+             -> type(SPACE) ;

mode DOCTYPE;
ROOT_NAME     : NAME_START NAME_CHAR* ;
SYSTEM        : ' SYSTEM "' [a-z.]* '"' ;
PUBLIC        : ' PUBLIC "' [a-zA-Z/ -]* '" "' [a-z.]* '"' ;
SUBSET_OPEN   : '[' ;
SUBSET_CLOSE  : ']' ;
DOCTYPE_CLOSE : [>]                      -> type(TAG_CLOSE), mode(DEFAULT_MODE) ;
ELEMENT       : '<!ELEMENT '             -> pushMode(MODEL) ;
ATTLIST       : '<!ATTLIST '             -> pushMode(MODEL) ;
ENTITY_OPEN   : '<!ENTITY ' ('% ')? NAME_START NAME_CHAR* ' "' ~["%&]* '">' ;
NOTATION      : '<!NOTATION ' NAME_START NAME_CHAR* ' SYSTEM "' [a-z.]* '">' ;
DOCTYPE_SPACE : [ \t\r\n]+               -> channel(HIDDEN) ;

mode MODEL;
MODEL_NAME  : NAME_START NAME_CHAR* ;
EMPTY       : ' EMPTY' | ' ANY' | ' (#PCDATA)' ;
GROUP       : ' (' ;
OPEN        : '(' ;
CLOSE       : ')' ;
BAR         : '|' ;
COMMA       : ',' ;
MANY        : [?*+] ;
ATTDEF      : ' ' NAME_START NAME_CHAR* ' ' ('CDATA' | 'NMTOKEN' | 'IDREF' | '(a|b)') ' ' ('#IMPLIED' | '#REQUIRED') ;
MODEL_CLOSE : [>]                        -> type(TAG_CLOSE), popMode ;

fragment NAME_START : [a-zA-Z_] ;
fragment NAME_CHAR  : [a-zA-Z0-9_.-] ;
fragment QUOTED     : '"' (~["<&] | ENTITY | REFERENCE)* '"' | '\'' (~['<&] | ENTITY | REFERENCE)* '\'' ;
fragment ENTITY     : '&' ('lt' | 'gt' | 'amp' | 'quot' | 'apos') ';' ;
fragment REFERENCE  : '&#' [4-9] [0-9] ';' | '&#x' [2-7] [0-9a-fA-F] ';' | '&#x' [1-9A-C] [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] ';' ;
