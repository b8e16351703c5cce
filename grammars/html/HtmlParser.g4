// HTML as browsers take it: HTML 5, its predecessors, XHTML and inline SVG or MathML. Any text parses.
//
// Which end tag closes which element, and which elements end without one, is decided by classes of tag names alone
// (HtmlLexer.g4), which are ordered
//     inline < p < other < block, list, item < cell < row < row group < table < head, body < html
// - An end tag closes the innermost open element of its class, unless one of a higher class is open inside of that:
//   there it is a stray end tag, content of that element. An element ends where an end tag of its own or a higher
//   class stands; without its own it just has no end tag. Within a class names are not compared.
// - A paragraph ends at any block, a list item, cell, row or row group at the next of its kind, inline elements at these.
// - `/>` always ends an element, as in XML.
// An unknown element may hold anything, `html` too: that makes what can follow one element the same for all of them, so
// that SLL prediction comes to an end at the next tag. White space between tags is hidden as comments are; other text is
// cut into lines.
parser grammar HtmlParser;

options { tokenVocab = HtmlLexer; }

document
    : (content | strayEnd)* EOF
    ;

content
    : member
    | head
    | body
    | html
    ;

member
    : node
    | item
    | cell
    | row
    | rowGroup
    ;

html
    : '<' HTML_NAME attribute* ('/>' | '>'
        (content
        | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME
               | CELL_NAME | ROW_NAME | ROW_GROUP_NAME | TABLE_NAME | HEAD_NAME | BODY_NAME) '>')*
        ('</' HTML_NAME '>')?)
    ;

head
    : '<' HEAD_NAME attribute* ('/>' | '>'
        (node
        | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME
               | CELL_NAME | ROW_NAME | ROW_GROUP_NAME | TABLE_NAME) '>')*
        ('</' HEAD_NAME '>')?)
    ;

body
    : '<' BODY_NAME attribute* ('/>' | '>'
        (member
        | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME
               | CELL_NAME | ROW_NAME | ROW_GROUP_NAME | TABLE_NAME | HEAD_NAME) '>')*
        ('</' BODY_NAME '>')?)
    ;

node
    : phrase
    | '<' P_NAME attribute* ('/>' | '>'
        (phrase | '</' INLINE_NAME '>')*
        ('</' P_NAME '>')?)
    | '<' BLOCK_NAME attribute* ('/>' | '>'
        (member | '</' (INLINE_NAME | P_NAME | NAME) '>')*
        ('</' BLOCK_NAME '>')?)
    | '<' TABLE_NAME attribute* ('/>' | '>'
        (member
        | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME
               | CELL_NAME | ROW_NAME | ROW_GROUP_NAME) '>')*
        ('</' TABLE_NAME '>')?)
    ;

phrase
    : TEXT
    | '<' VOID_NAME attribute* ('/>' | '>')
    | '<' INLINE_NAME attribute* ('/>' | '>'
        node*
        ('</' INLINE_NAME '>')?)
    | '<' NAME attribute* ('/>' | '>'
        (content | '</' (INLINE_NAME | P_NAME) '>')*
        ('</' NAME '>')?)
    | '<' LIST_NAME attribute* ('/>' | '>'
        (member | '</' (INLINE_NAME | P_NAME | NAME) '>')*
        ('</' LIST_NAME '>')?)
    | '<' SCRIPT_NAME attribute* ('/>' | '>' SCRIPT_TEXT* (SCRIPT_END '>')?)
    | '<' STYLE_NAME attribute* ('/>' | '>' STYLE_TEXT* (STYLE_END '>')?)
    | '<' RAW_NAME attribute* ('/>' | '>' RAW_TEXT* (RAW_END '>')?)
    | '</' (VOID_NAME | SCRIPT_NAME | STYLE_NAME | RAW_NAME) '>'
    | (DOCTYPE | CDATA | PI | TRUNCATED_TAG)
    | '<'
    ;

item
    : '<' ITEM_NAME attribute* ('/>' | '>'
        (node | '</' (INLINE_NAME | P_NAME | NAME) '>')*
        ('</' ITEM_NAME '>')?)
    ;

cell
    : '<' CELL_NAME attribute* ('/>' | '>'
        (node | item | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME) '>')*
        ('</' CELL_NAME '>')?)
    ;

row
    : '<' ROW_NAME attribute* ('/>' | '>'
        (node | item | cell | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME | CELL_NAME) '>')*
        ('</' ROW_NAME '>')?)
    ;

rowGroup
    : '<' ROW_GROUP_NAME attribute* ('/>' | '>'
        (node | item | cell | row
        | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME | CELL_NAME | ROW_NAME) '>')*
        ('</' ROW_GROUP_NAME '>')?)
    ;

strayEnd
    : '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME | CELL_NAME | ROW_NAME | ROW_GROUP_NAME | TABLE_NAME
           | HEAD_NAME | BODY_NAME | HTML_NAME) '>'
    ;

attribute
    : ATTRIBUTE_NAME ('=' VALUE | '=')?
    | STYLE_ATTRIBUTE STYLE_VALUE
    | STYLE_ATTRIBUTE
    | EVENT_ATTRIBUTE SCRIPT_VALUE
    | EVENT_ATTRIBUTE
    | '=' VALUE
    | '='
    ;
