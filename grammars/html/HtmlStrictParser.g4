// Documents in which each element has its end tag and stands where it may, for texts that are made up. That end tags have the
// names of their start tags is said in language.json.
parser grammar HtmlStrictParser;

options { tokenVocab = HtmlStrictLexer; }

document : HTML_OPEN HEAD BODY_OPEN flow* BODY_CLOSE EOF ;

flow
    : phrase
    | '<' P_NAME attributes '>' phrase+ '</' P_NAME '>'
    | '<' BLOCK_NAME attributes '>' flow+ '</' BLOCK_NAME '>'
    | '<' LIST_NAME attributes '>' item+ '</' LIST_NAME '>'
    | '<' 'table' attributes '>' row+ '</' 'table' '>'
    ;

item : '<' 'li' attributes '>' flow+ '</' 'li' '>' ;
row  : '<' 'tr' attributes '>' cell+ '</' 'tr' '>' ;
cell : '<' CELL_NAME attributes '>' flow+ '</' CELL_NAME '>' ;

phrase : TEXT | ENTITY | LINK | SCRIPT | '<' VOID_NAME attributes '>' | '<' INLINE_NAME attributes '>' phrase+ '</' INLINE_NAME '>' ;

attributes : (BLANKS CLASS)? (BLANKS TITLE)? (BLANKS STYLE)? (BLANKS EVENT)? (BLANKS DATA)? ;
