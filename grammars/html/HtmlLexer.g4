// Tokens of Html; see HtmlParser.g4.
//
// - Tag names fall into classes, a token type each, by what their end tags close and which of them may be left out.
// - A raw text element's text is one token up to the element's own end tag: SCRIPT_TEXT, STYLE_TEXT, RAW_TEXT (textarea,
//   title, xmp). In such an element's start tag the mode is RAW_TAG instead of TAG, from which `>` leads into the text. The
//   name is part of the token that ends the text, as nothing else tells `</` from text.
// - The values of `style` and of event handlers are STYLE_VALUE and SCRIPT_VALUE, so that they can be parsed as islands; for
//   that, the `=` belongs to STYLE_ATTRIBUTE and EVENT_ATTRIBUTE.
// - Borders are those of the HTML standard's tokenizer, for erroneous text too. What it takes for a comment is hidden.
lexer grammar HtmlLexer;

tokens {
    TEXT, RAW_NAME, RAW_TEXT, RAW_END, COMMENT, SPACE, ATTRIBUTE_NAME, STYLE_ATTRIBUTE, EVENT_ATTRIBUTE
}

// A tag that the end of the file cuts off.
TRUNCATED_TAG : TRUNCATED ;
HTML_COMMENT  : '<!--' ('-'? '>' | (COMMENT_START COMMENT_PART*)? (COMMENT_END | COMMENT_CUT)) -> type(COMMENT), channel(HIDDEN) ;
DOCTYPE       : '<!' D O C T Y P E (~'>'* | ~[>[]* '[' ~']'* ']' BLANK*) '>' ;
CDATA         : '<![CDATA[' (~']' | ']' ~']' | ']' ']'+ ~[\]>])* ']' ']'+ '>' ;
// The XML declaration and PHP.
PI            : '<?' ('=' | BLANK | 'xml' BLANK | P H P) (~'?' | '?'+ ~[?>])* '?'+ '>' ;
BOGUS_COMMENT : ('<!' ~'>'* '>'? | '<?' ~'>'* '>'? | '</' ~[a-zA-Z>] ~'>'* '>'? | '</>') -> type(COMMENT), channel(HIDDEN) ;
END_TAG_OPEN  : '</' -> pushMode(END_TAG_NAME) ;
TAG_OPEN      : '<'  -> pushMode(TAG_NAME) ;
// A run of words on one line, entities included, so that text can be shortened line by line.
RUN           : TEXT_CHAR+ (([ \t] | '<' [ \t])+ TEXT_CHAR+)* -> type(TEXT) ;
LONE_LESS     : '<' BLANK -> type(TEXT) ;
TEXT_SPACE    : (BLANK | '\uFEFF')+ -> type(SPACE), channel(HIDDEN) ;

mode TAG_NAME;
SCRIPT_NAME    : SCRIPT_WORD   -> mode(SCRIPT), pushMode(RAW_TAG) ;
STYLE_NAME     : STYLE_WORD    -> mode(STYLE), pushMode(RAW_TAG) ;
TEXTAREA_NAME  : TEXTAREA_WORD -> type(RAW_NAME), mode(TEXTAREA), pushMode(RAW_TAG) ;
TITLE_NAME     : TITLE_WORD    -> type(RAW_NAME), mode(TITLE), pushMode(RAW_TAG) ;
XMP_NAME       : XMP_WORD      -> type(RAW_NAME), mode(XMP), pushMode(RAW_TAG) ;
VOID_NAME      : VOID          -> mode(TAG) ;
INLINE_NAME    : INLINE        -> mode(TAG) ;
P_NAME         : P             -> mode(TAG) ;
BLOCK_NAME     : BLOCK         -> mode(TAG) ;
LIST_NAME      : LIST          -> mode(TAG) ;
ITEM_NAME      : ITEM          -> mode(TAG) ;
CELL_NAME      : CELL          -> mode(TAG) ;
ROW_NAME       : ROW           -> mode(TAG) ;
ROW_GROUP_NAME : ROW_GROUP     -> mode(TAG) ;
TABLE_NAME     : TABLE         -> mode(TAG) ;
HEAD_NAME      : HEAD          -> mode(TAG) ;
BODY_NAME      : BODY          -> mode(TAG) ;
HTML_NAME      : HTML          -> mode(TAG) ;
NAME           : WORD          -> mode(TAG) ;
// Only behind a second `<` can anything else stand.
LATE_TRUNCATED : TRUNCATED     -> type(TRUNCATED_TAG), popMode ;
LATE_END_TAG   : [<] '/'       -> type(END_TAG_OPEN), mode(END_TAG_NAME) ;
LATE_TAG_OPEN  : [<]           -> type(TAG_OPEN) ;
NO_END_TAG     : '</' ~[a-zA-Z] -> type(TEXT), popMode ;
NO_NAME        : .             -> type(TEXT), popMode ;

mode END_TAG_NAME;
END_SCRIPT    : SCRIPT_WORD -> type(SCRIPT_NAME), mode(END_TAG) ;
END_STYLE     : STYLE_WORD  -> type(STYLE_NAME), mode(END_TAG) ;
END_RAW       : (TEXTAREA_WORD | TITLE_WORD | XMP_WORD) -> type(RAW_NAME), mode(END_TAG) ;
END_VOID      : VOID        -> type(VOID_NAME), mode(END_TAG) ;
END_INLINE    : INLINE      -> type(INLINE_NAME), mode(END_TAG) ;
END_P         : P           -> type(P_NAME), mode(END_TAG) ;
END_BLOCK     : BLOCK       -> type(BLOCK_NAME), mode(END_TAG) ;
END_LIST      : LIST        -> type(LIST_NAME), mode(END_TAG) ;
END_ITEM      : ITEM        -> type(ITEM_NAME), mode(END_TAG) ;
END_CELL      : CELL        -> type(CELL_NAME), mode(END_TAG) ;
END_ROW       : ROW         -> type(ROW_NAME), mode(END_TAG) ;
END_ROW_GROUP : ROW_GROUP   -> type(ROW_GROUP_NAME), mode(END_TAG) ;
END_TABLE     : TABLE       -> type(TABLE_NAME), mode(END_TAG) ;
END_HEAD      : HEAD        -> type(HEAD_NAME), mode(END_TAG) ;
END_BODY      : BODY        -> type(BODY_NAME), mode(END_TAG) ;
END_HTML      : HTML        -> type(HTML_NAME), mode(END_TAG) ;
END_WORD      : WORD        -> type(NAME), mode(END_TAG) ;

mode END_TAG;
END_TAG_CLOSE : [>]   -> type(TAG_CLOSE), popMode ;
END_TAG_JUNK  : ~'>'+ -> type(SPACE), channel(HIDDEN) ;

mode TAG;
TAG_CLOSE       : '>'             -> popMode ;
EMPTY_TAG_CLOSE : '/>'            -> popMode ;
EQUALS          : '='             -> pushMode(ATTRIBUTE_VALUE) ;
STYLE_EQUALS    : STYLE_ASSIGN    -> type(STYLE_ATTRIBUTE), pushMode(STYLE_ATTRIBUTE_VALUE) ;
EVENT_EQUALS    : EVENT_ASSIGN    -> type(EVENT_ATTRIBUTE), pushMode(EVENT_ATTRIBUTE_VALUE) ;
TAG_WORD        : ATTRIBUTE_WORD  -> type(ATTRIBUTE_NAME) ;
TAG_SPACE       : (BLANK | '/')   -> type(SPACE), channel(HIDDEN) ;

mode RAW_TAG;
RAW_CLOSE        : [>]             -> type(TAG_CLOSE), popMode ;
RAW_EMPTY_CLOSE  : [/] '>'         -> type(EMPTY_TAG_CLOSE), popMode, popMode ;
RAW_EQUALS       : [=]             -> type(EQUALS), pushMode(ATTRIBUTE_VALUE) ;
RAW_STYLE_EQUALS : STYLE_ASSIGN    -> type(STYLE_ATTRIBUTE), pushMode(STYLE_ATTRIBUTE_VALUE) ;
RAW_EVENT_EQUALS : EVENT_ASSIGN    -> type(EVENT_ATTRIBUTE), pushMode(EVENT_ATTRIBUTE_VALUE) ;
RAW_WORD         : ATTRIBUTE_WORD  -> type(ATTRIBUTE_NAME) ;
RAW_SPACE        : (BLANK | '/')   -> type(SPACE), channel(HIDDEN) ;

mode ATTRIBUTE_VALUE;
VALUE        : (QUOTED | BARE) -> popMode ;
VALUE_SPACE  : BLANK+          -> type(SPACE), channel(HIDDEN) ;
VALUE_CLOSE  : [>]             -> type(TAG_CLOSE), popMode, popMode ;

mode STYLE_ATTRIBUTE_VALUE;
STYLE_VALUE       : (QUOTED | BARE) -> popMode ;
STYLE_VALUE_SPACE : BLANK+          -> type(SPACE), channel(HIDDEN) ;
STYLE_VALUE_CLOSE : [>]             -> type(TAG_CLOSE), popMode, popMode ;

mode EVENT_ATTRIBUTE_VALUE;
SCRIPT_VALUE       : (QUOTED | BARE) -> popMode ;
SCRIPT_VALUE_SPACE : BLANK+          -> type(SPACE), channel(HIDDEN) ;
SCRIPT_VALUE_CLOSE : [>]             -> type(TAG_CLOSE), popMode, popMode ;

mode SCRIPT;
SCRIPT_SPACE     : BLANK+             -> type(SPACE), channel(HIDDEN) ;
SCRIPT_TEXT
    : (~'<' | SCRIPT_START* '<' (~[</] | '/' (~[<sS] | S (~[<cC] | C (~[<rR] | R (~[<iI]
      | I (~[<pP] | P (~[<tT] | T ~[<> \t\r\n\f/]))))))))+
    ;
SCRIPT_TRUNCATED : '</' ~'>'* EOF     -> type(TRUNCATED_TAG) ;
SCRIPT_END       : '</' SCRIPT_WORD   -> mode(END_TAG) ;
SCRIPT_LESS      : [<]                -> type(SCRIPT_TEXT) ;

mode STYLE;
STYLE_SPACE     : BLANK+             -> type(SPACE), channel(HIDDEN) ;
STYLE_TEXT
    : (~'<' | STYLE_START* '<' (~[</] | '/' (~[<sS] | S (~[<tT] | T (~[<yY] | Y (~[<lL]
      | L (~[<eE] | E ~[<> \t\r\n\f/])))))))+
    ;
STYLE_TRUNCATED : '</' ~'>'* EOF     -> type(TRUNCATED_TAG) ;
STYLE_END       : '</' STYLE_WORD    -> mode(END_TAG) ;
STYLE_LESS      : [<]                -> type(STYLE_TEXT) ;

mode TEXTAREA;
TEXTAREA_SPACE     : BLANK+             -> type(SPACE), channel(HIDDEN) ;
TEXTAREA_TEXT
    : (~'<' | TEXTAREA_START* '<' (~[</] | '/' (~[<tT] | T (~[<eE] | E (~[<xX] | X (~[<tT]
      | T (~[<aA] | A (~[<rR] | R (~[<eE] | E (~[<aA] | A ~[<> \t\r\n\f/]))))))))))+ -> type(RAW_TEXT)
    ;
TEXTAREA_TRUNCATED : '</' ~'>'* EOF     -> type(TRUNCATED_TAG) ;
TEXTAREA_END       : '</' TEXTAREA_WORD -> type(RAW_END), mode(END_TAG) ;
TEXTAREA_LESS      : [<]                -> type(RAW_TEXT) ;

mode TITLE;
TITLE_SPACE     : BLANK+             -> type(SPACE), channel(HIDDEN) ;
TITLE_TEXT
    : (~'<' | TITLE_START* '<' (~[</] | '/' (~[<tT] | T (~[<iI] | I (~[<tT] | T (~[<lL]
      | L (~[<eE] | E ~[<> \t\r\n\f/])))))))+ -> type(RAW_TEXT)
    ;
TITLE_TRUNCATED : '</' ~'>'* EOF     -> type(TRUNCATED_TAG) ;
TITLE_END       : '</' TITLE_WORD    -> type(RAW_END), mode(END_TAG) ;
TITLE_LESS      : [<]                -> type(RAW_TEXT) ;

mode XMP;
XMP_SPACE     : BLANK+             -> type(SPACE), channel(HIDDEN) ;
XMP_TEXT
    : (~'<' | XMP_START* '<' (~[</] | '/' (~[<xX] | X (~[<mM] | M (~[<pP] | P ~[<> \t\r\n\f/])))))+ -> type(RAW_TEXT)
    ;
XMP_TRUNCATED : '</' ~'>'* EOF     -> type(TRUNCATED_TAG) ;
XMP_END       : '</' XMP_WORD      -> type(RAW_END), mode(END_TAG) ;
XMP_LESS      : [<]                -> type(RAW_TEXT) ;

fragment BLANK          : [ \t\r\n\f] ;
fragment TEXT_CHAR      : ~[< \t\r\n\f\uFEFF] | '<' ~[a-zA-Z/!?< \t\r\n\f] ;
fragment WORD           : [a-zA-Z] ~[ \t\r\n\f/>]* ;
fragment ATTRIBUTE_WORD : ~[ \t\r\n\f/>=]+ ;
fragment STYLE_ASSIGN   : S T Y L E BLANK* '=' ;
fragment EVENT_ASSIGN   : O N [a-zA-Z]+ BLANK* '=' ;
fragment QUOTED         : '"' ~'"'* '"' | '\'' ~'\''* '\'' ;
fragment BARE           : ~[ \t\r\n\f"'>] ~[ \t\r\n\f>]* ;
fragment TRUNCATED
    : '<' ([a-zA-Z] (~[>=] | '=' BLANK* (QUOTED | BARE BLANK))* ('=' BLANK* ('"' ~'"'* | '\'' ~'\''* | BARE)?)?)? EOF
    | '</' ([a-zA-Z] ~'>'*)? EOF
    ;

// A comment's text can't start with `>` or `->`, nor hold `-->` or `--!>`.
fragment COMMENT_START  : ~[\->] | '-' ~[\->] | COMMENT_DASHES ;
fragment COMMENT_PART   : ~'-' | '-' ~'-' | COMMENT_DASHES ;
fragment COMMENT_DASHES : '-' '-'+ ('!' '-' '-'+)* (~[\->!] | '!' ~[\->] | '!' '-' ~'-') ;
fragment COMMENT_END    : '-' '-'+ ('!' '-' '-'+)* '!'? '>' ;
fragment COMMENT_CUT    : ('-' '-'+ '!')* '-'* ;

// What looks like the beginning of the raw text's end tag.
fragment SCRIPT_START   : '<' ('/' (S (C (R (I (P T?)?)?)?)?)?)? ;
fragment STYLE_START    : '<' ('/' (S (T (Y (L E?)?)?)?)?)? ;
fragment TEXTAREA_START : '<' ('/' (T (E (X (T (A (R (E A?)?)?)?)?)?)?)?)? ;
fragment TITLE_START    : '<' ('/' (T (I (T (L E?)?)?)?)?)? ;
fragment XMP_START      : '<' ('/' (X (M P?)?)?)? ;

fragment SCRIPT_WORD : S C R I P T ;
fragment STYLE_WORD : S T Y L E ;
fragment TEXTAREA_WORD : T E X T A R E A ;
fragment TITLE_WORD : T I T L E ;
fragment XMP_WORD : X M P ;

fragment VOID
    : A R E A | B A S E | B A S E F O N T | B G S O U N D | B R | C O L | C O M M A N D | E M B E D | F R A M E | H R | I M G
    | I N P U T | K E Y G E N | L I N K | M E T A | P A R A M | S O U R C E | T R A C K | W B R
    ;

fragment INLINE
    : A | A B B R | A C R O N Y M | B | B D I | B D O | B I G | B L I N K | C I T E | C O D E | D A T A | D E L | D F N | E M
    | F O N T | I | I N S | K B D | L A B E L | M A R K | N O B R | Q | S | S A M P | S M A L L | S P A N | S T R I K E
    | S T R O N G | S U B | S U P | T I M E | T T | U | V A R
    ;

fragment BLOCK
    : A D D R E S S | A R T I C L E | A S I D E | B L O C K Q U O T E | C E N T E R | D E T A I L S | D I A L O G | D I R
    | D I V | D L | F I E L D S E T | F I G C A P T I O N | F I G U R E | F O O T E R | F O R M | F R A M E S E T | H [1-6]
    | H E A D E R | H G R O U P | L I S T I N G | M A I N | M E N U | N A V | N O F R A M E S | O L | P R E | S E A R C H
    | S E C T I O N | S U M M A R Y | T E M P L A T E | U L
    ;

fragment LIST
    : D A T A L I S T | O P T G R O U P | R U B Y | S E L E C T
    ;

fragment ITEM
    : D D | D T | L I | O P T I O N | R B | R P | R T | R T C
    ;

fragment CELL
    : T D | T H
    ;

fragment ROW_GROUP
    : C A P T I O N | C O L G R O U P | T B O D Y | T F O O T | T H E A D
    ;

fragment ROW : T R ;
fragment TABLE : T A B L E ;
fragment HEAD : H E A D ;
fragment BODY : B O D Y ;
fragment HTML : H T M L ;

fragment A : [aA] ; fragment B : [bB] ; fragment C : [cC] ; fragment D : [dD] ; fragment E : [eE] ;
fragment F : [fF] ; fragment G : [gG] ; fragment H : [hH] ; fragment I : [iI] ; 
fragment K : [kK] ; fragment L : [lL] ; fragment M : [mM] ; fragment N : [nN] ; fragment O : [oO] ;
fragment P : [pP] ; fragment Q : [qQ] ; fragment R : [rR] ; fragment S : [sS] ; fragment T : [tT] ;
fragment U : [uU] ; fragment V : [vV] ; fragment W : [wW] ; fragment X : [xX] ; fragment Y : [yY] ;
fragment Z : [zZ] ;
