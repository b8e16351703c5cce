// HTML as browsers take it: HTML 5, its predecessors, XHTML and inline SVG or MathML. Any text parses.
//
// Which end tag closes which element, and which elements end without one, is decided by classes of tag names alone
// (HtmlLexer.g4), two tokens ahead. They are ordered
//     inline < p < other < block, list, item < cell < row < row group < table < head, body < html
// - An end tag closes the innermost open element of its class, unless one of a higher class is open inside of that:
//   there it is a stray end tag, content of that element. An element ends where an end tag of its own or a higher
//   class stands; without its own it just has no end tag. Within a class names are not compared.
// - A paragraph ends at any block, a list item, cell, row or row group at the next of its kind, inline elements at these.
// - `/>` always ends an element, as in XML.
// White space between tags is hidden like a comment; other text is cut into lines.
parser grammar HtmlParser;

options { tokenVocab = HtmlLexer; }

document
    : (node | item | cell | row | rowGroup | head | body | html | strayEnd)* EOF
    ;

html
    : '<' HTML_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node | item | cell | row | rowGroup | head | body
        | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME
               | CELL_NAME | ROW_NAME | ROW_GROUP_NAME | TABLE_NAME | HEAD_NAME | BODY_NAME) TAG_CLOSE)*
        ('</' HTML_NAME TAG_CLOSE)?)
    ;

head
    : '<' HEAD_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node
        | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME
               | CELL_NAME | ROW_NAME | ROW_GROUP_NAME | TABLE_NAME) TAG_CLOSE)*
        ('</' HEAD_NAME TAG_CLOSE)?)
    ;

body
    : '<' BODY_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node | item | cell | row | rowGroup
        | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME
               | CELL_NAME | ROW_NAME | ROW_GROUP_NAME | TABLE_NAME | HEAD_NAME) TAG_CLOSE)*
        ('</' BODY_NAME TAG_CLOSE)?)
    ;

node
    : phrase
    | '<' P_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (phrase | '</' INLINE_NAME TAG_CLOSE)*
        ('</' P_NAME TAG_CLOSE)?)
    | '<' BLOCK_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node | item | cell | row | rowGroup | '</' (INLINE_NAME | P_NAME | NAME) TAG_CLOSE)*
        ('</' BLOCK_NAME TAG_CLOSE)?)
    | '<' TABLE_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node | item | cell | row | rowGroup
        | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME
               | CELL_NAME | ROW_NAME | ROW_GROUP_NAME) TAG_CLOSE)*
        ('</' TABLE_NAME TAG_CLOSE)?)
    ;

phrase
    : TEXT
    | '<' VOID_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE)
    | '<' INLINE_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        node*
        ('</' INLINE_NAME TAG_CLOSE)?)
    | '<' NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node | item | cell | row | rowGroup | head | body | html | '</' (INLINE_NAME | P_NAME) TAG_CLOSE)*
        ('</' NAME TAG_CLOSE)?)
    | '<' LIST_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node | item | cell | row | rowGroup | '</' (INLINE_NAME | P_NAME | NAME) TAG_CLOSE)*
        ('</' LIST_NAME TAG_CLOSE)?)
    | '<' SCRIPT_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE SCRIPT_TEXT* (SCRIPT_END TAG_CLOSE)?)
    | '<' STYLE_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE STYLE_TEXT* (STYLE_END TAG_CLOSE)?)
    | '<' RAW_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE RAW_TEXT* (RAW_END TAG_CLOSE)?)
    | '</' (VOID_NAME | SCRIPT_NAME | STYLE_NAME | RAW_NAME) TAG_CLOSE
    | DOCTYPE
    | CDATA
    | PI
    | '<'
    | TRUNCATED_TAG
    ;

item
    : '<' ITEM_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node | '</' (INLINE_NAME | P_NAME | NAME) TAG_CLOSE)*
        ('</' ITEM_NAME TAG_CLOSE)?)
    ;

cell
    : '<' CELL_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node | item | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME) TAG_CLOSE)*
        ('</' CELL_NAME TAG_CLOSE)?)
    ;

row
    : '<' ROW_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node | item | cell | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME | CELL_NAME) TAG_CLOSE)*
        ('</' ROW_NAME TAG_CLOSE)?)
    ;

rowGroup
    : '<' ROW_GROUP_NAME attribute* (EMPTY_TAG_CLOSE | TAG_CLOSE
        (node | item | cell | row
        | '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME | CELL_NAME | ROW_NAME) TAG_CLOSE)*
        ('</' ROW_GROUP_NAME TAG_CLOSE)?)
    ;

strayEnd
    : '</' (INLINE_NAME | P_NAME | NAME | BLOCK_NAME | LIST_NAME | ITEM_NAME | CELL_NAME | ROW_NAME | ROW_GROUP_NAME | TABLE_NAME
           | HEAD_NAME | BODY_NAME | HTML_NAME) TAG_CLOSE
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
