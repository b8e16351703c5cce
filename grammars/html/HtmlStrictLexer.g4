// Tokens of HtmlStrict; see HtmlStrictParser.g4. White space in tags is a token, since an attribute needs some before it.
lexer grammar HtmlStrictLexer;

HTML_OPEN    : '<!DOCTYPE html>\n<html>' ;
HEAD         : '<head>' ('<meta charset="utf-8">')? '<title>' [a-zA-Z0-9 ]+ '</title>' ('<style>' [a-z]+ ' { color: red }</style>')? '</head>' ;
BODY_OPEN    : '<body>' ;
BODY_CLOSE   : '</body></html>' ;
SCRIPT       : '<script>' [a-z]+ '(' [0-9]* ')</script>' ;
LINK         : '<a href="' [a-z]+ '">' [a-zA-Z0-9 ]+ '</a>' ;
END_TAG_OPEN : '</' -> mode(START) ;
TAG_OPEN     : '<'  -> mode(START) ;
ENTITY       : '&' ('lt' | 'gt' | 'amp' | 'quot' | 'nbsp' | 'eacute') ';' | '&#' [4-9] [0-9] ';' ;
TEXT         : ~[<>& \t\r\n] (~[<>&\r\n]* ~[<>& \t\r\n])? ;
SPACE        : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT      : '<!--' (~[->] ~[-]*)? '-->' -> channel(HIDDEN) ;

mode START;
VOID_NAME      : 'br'    -> mode(TAG) ;
INLINE_NAME    : ('b' | 'i' | 'em' | 'span' | 'code' | 'strong' | 'sub' | 'kbd' | 'q') -> mode(TAG) ;
P_NAME         : ('p' | 'h' [1-6])        -> mode(TAG) ;
BLOCK_NAME     : ('div' | 'section' | 'article' | 'blockquote' | 'aside' | 'main' | 'nav') -> mode(TAG) ;
LIST_NAME      : ('ul' | 'ol')            -> mode(TAG) ;
ITEM_NAME      : 'li'                     -> mode(TAG) ;
TABLE_NAME     : 'table'                  -> mode(TAG) ;
ROW_NAME       : 'tr'                     -> mode(TAG) ;
CELL_NAME      : ('td' | 'th')            -> mode(TAG) ;

mode TAG;
TAG_CLOSE : '>' -> mode(DEFAULT_MODE) ;
CLASS     : 'class=' VALUE ;
TITLE     : 'title=' VALUE ;
STYLE     : 'style="' [a-z]+ ': ' [a-z0-9]+ '"' ;
EVENT     : 'onclick="' [a-z]+ '(' [0-9]* ')"' ;
DATA      : 'data-' [a-z] [a-z]* '=' VALUE ;
BLANKS    : [ \t\r\n]+ ;

fragment VALUE : '"' ~["<>&]* '"' | '\'' ~['<>&]* '\'' | [a-zA-Z0-9]+ ;
