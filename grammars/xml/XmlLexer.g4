// Tokens of Xml; see XmlParser.g4. Character data is the default mode; tags, CDATA sections, the document type declaration and
// its internal subset have modes of their own.
lexer grammar XmlLexer;

tokens { NAME, STRING, PI, SPACE, COMMENT }

CONTENT_COMMENT : XML_COMMENT         -> type(COMMENT), channel(HIDDEN) ;
CDATA_OPEN      : '<![CDATA['         -> mode(CDATA_SECTION) ;
DOCTYPE_OPEN    : '<!DOCTYPE'         -> mode(DOCTYPE) ;
XML_DECL_OPEN   : '<?xml'             -> mode(TAG) ;
CONTENT_PI      : INSTRUCTION         -> type(PI) ;
END_TAG_OPEN    : '</'                -> mode(TAG) ;
TAG_OPEN        : '<'                 -> mode(TAG) ;
KNOWN_REF       : '&' ('amp' | 'lt' | 'gt' | 'quot' | 'apos') ';' ;
ENTITY_REF      : '&' NAME_TEXT ';' ;
CHAR_REF        : '&#' ([0-9]+ | 'x' [0-9a-fA-F]+) ';' ;
// A run of words on one line, so that text can be shortened line by line.
TEXT            : TEXT_CHAR+ ([ \t]+ TEXT_CHAR+)* ;
AMPERSAND       : [&] ;
CONTENT_SPACE   : (BLANK | '\uFEFF')+ -> type(SPACE), channel(HIDDEN) ;

mode TAG;
TAG_CLOSE       : '>'                 -> mode(DEFAULT_MODE) ;
EMPTY_TAG_CLOSE : '/>'                -> mode(DEFAULT_MODE) ;
XML_DECL_CLOSE  : '?>'                -> mode(DEFAULT_MODE) ;
EQUALS          : '=' ;
TAG_NAME        : NAME_TEXT           -> type(NAME) ;
TAG_STRING      : ('"' (STRING_PART | ['])* '"' | '\'' (STRING_PART | ["])* '\'')   -> type(STRING) ;
LOOSE_STRING    : QUOTED ;
TAG_SPACE       : BLANK+              -> type(SPACE), channel(HIDDEN) ;
TAG_JUNK        : . ;

mode CDATA_SECTION;
CDATA_CLOSE : ']]>'                   -> mode(DEFAULT_MODE) ;
CDATA_TEXT  : (~[\]\r\n \t] | ']' ~[\]\r\n] | ']' ']'+ ~[\]>\r\n]) (~[\]\r\n] | ']' ~[\]\r\n] | ']' ']'+ ~[\]>\r\n])* ;
BRACKETS    : [\]]                    -> type(CDATA_TEXT) ;
CDATA_SPACE : BLANK+                  -> type(SPACE), channel(HIDDEN) ;

mode DOCTYPE;
DOCTYPE_CLOSE  : [>]                  -> type(TAG_CLOSE), mode(DEFAULT_MODE) ;
SUBSET_OPEN    : '['                  -> pushMode(SUBSET) ;
SYSTEM         : 'SYSTEM' ;
PUBLIC         : 'PUBLIC' ;
DOCTYPE_NAME   : NAME_TEXT            -> type(NAME) ;
DOCTYPE_STRING : QUOTED               -> type(STRING) ;
DOCTYPE_SPACE  : BLANK+               -> type(SPACE), channel(HIDDEN) ;
DOCTYPE_JUNK   : .                    -> type(TAG_JUNK) ;

mode SUBSET;
SUBSET_CLOSE    : ']'                 -> popMode ;
SUBSET_COMMENT  : XML_COMMENT         -> type(COMMENT), channel(HIDDEN) ;
SUBSET_PI       : INSTRUCTION         -> type(PI) ;
ELEMENT_OPEN    : '<!ELEMENT' ;
ATTLIST_OPEN    : '<!ATTLIST' ;
ENTITY_OPEN     : '<!ENTITY' ;
NOTATION_OPEN   : '<!NOTATION' ;
DECL_CLOSE      : [>]                 -> type(TAG_CLOSE) ;
PE_REF          : '%' NAME_TEXT ';' ;
PERCENT         : '%' ;
SUBSET_SYSTEM   : 'SYSTEM'            -> type(SYSTEM) ;
SUBSET_PUBLIC   : 'PUBLIC'            -> type(PUBLIC) ;
NDATA           : 'NDATA' ;
EMPTY           : 'EMPTY' ;
ANY             : 'ANY' ;
NOTATION        : 'NOTATION' ;
ATTRIBUTE_TYPE  : 'CDATA' | 'ID' | 'IDREF' | 'IDREFS' | 'ENTITY' | 'ENTITIES' | 'NMTOKEN' | 'NMTOKENS' ;
PCDATA          : '#PCDATA' ;
REQUIRED        : '#REQUIRED' ;
IMPLIED         : '#IMPLIED' ;
FIXED           : '#FIXED' ;
LEFT_PAREN      : '(' ;
RIGHT_PAREN     : ')' ;
SEPARATOR       : [|,] ;
OCCURRENCE      : [?*+] ;
SUBSET_NAME     : NAME_TEXT           -> type(NAME) ;
NMTOKEN         : NAME_CHAR+ ;
SUBSET_STRING   : QUOTED              -> type(STRING) ;
SUBSET_SPACE    : BLANK+              -> type(SPACE), channel(HIDDEN) ;
SUBSET_JUNK     : .                   -> type(TAG_JUNK) ;

fragment BLANK       : [ \t\r\n\f] ;
fragment TEXT_CHAR   : ~[<& \t\r\n\f\uFEFF] ;
fragment NAME_TEXT   : NAME_START NAME_CHAR* ;
fragment NAME_START  : [a-zA-Z_:\u0080-\u{10FFFF}] ;
fragment NAME_CHAR   : NAME_START | [\-.0-9] ;
fragment STRING_PART : ~["'&<] | '&' '#'? [a-zA-Z0-9]+ ';' ;
fragment QUOTED      : '"' ~'"'* '"' | '\'' ~'\''* '\'' ;
fragment XML_COMMENT : '<!--' (~'-' | '-' ~'-' | '-' '-'+ ~[\->])* '-' '-'+ '>' ;

// A processing instruction of any target but "xml".
fragment INSTRUCTION : '<?' ('x' ('m' ('l' ~[ \t\r\n\f?] PI_PART* | ~[l?] PI_PART*)? | ~[m?] PI_PART*)? | ~[x?] PI_PART*)? '?'+ '>' ;
fragment PI_PART     : ~'?' | '?'+ ~[?>] ;
