/* What stands in a block are items, whatever they are: entries, pairs, and the further lines of a scalar. YAML wants them to be of one kind. */
parser grammar YamlParser;

options { tokenVocab = YamlLexer; }

file : (DIRECTIVE NEWLINE | '---' value? | '...' NEWLINE | item)* EOF ;

item
    : entry
    | pair
    | content NEWLINE
    | properties NEWLINE
    | properties? blockScalar
    | nested
    ;

nested : INDENT item+ DEDENT ;

// The mark behind `-` says how far the next lines of the entry are indented. `:` is the value of a `?`.
entry : ('-' | '?' | ':') ( INDENT item+ DEDENT | NEWLINE nested? ) ;

// The entries of a value may be indented as its key is.
pair  : key ':' ( value | properties? NEWLINE entry+ ) ;
key   : properties? (scalar | flow) | properties ;

value
    : content? NEWLINE nested?
    | properties NEWLINE nested?
    | properties? blockScalar
    ;

content    : properties? (scalar | flow) ;
properties : (ANCHOR | TAG)+ ;
// Only further lines of a scalar have several pieces.
scalar     : piece+ ;
piece      : PLAIN | STRING | ALIAS | OTHER | DIRECTIVE | '...' | BLOCK_SCALAR PLAIN ;

blockScalar : BLOCK_SCALAR (NEWLINE | TEXT_BEGIN textLine+ DEDENT) ;
textLine    : TEXT_LINE NEWLINE | INDENT textLine+ DEDENT ;

flow
    : '[' (flowItem (',' flowItem)* ','?)? ']'
    | '{' (flowItem (',' flowItem)* ','?)? '}'
    ;

flowItem : '?'? flowNode (':' flowNode?)? | '?' (':' flowNode?)? | ':' flowNode? ;
flowNode : properties? (PLAIN+ | STRING | ALIAS | flow) | properties ;
