/* YAML 1.1 and 1.2, as its readers take it: what stands in a block is of one kind. */
parser grammar YamlParser;

options { tokenVocab = YamlLexer; }

file     : block? document* EOF ;
document : (DIRECTIVE NEWLINE | '...' NEWLINE | '---' value) block? ;

block
    : (pair | complexPair)+
    | entry+
    | text
    | properties NEWLINE block?
    | properties? blockScalar
    | nested
    ;

nested : INDENT block DEDENT ;

// The mark behind `-` says how far the next lines of the entry are indented.
entry       : '-' indented ;
complexPair : '?' indented (':' indented)? ;
indented    : nested | NEWLINE nested? | properties? blockScalar | INDENT properties? PLAIN NEWLINE DEDENT lines ;

// The entries of a value may be indented as its key is.
pair  : key ':' ( value | properties? NEWLINE entry+ ) ;
key   : properties? (scalar | flow) | properties ;

value
    : properties? NEWLINE nested?
    | properties? PLAIN NEWLINE lines?
    | properties? (STRING | ALIAS | flow) NEWLINE
    | properties? blockScalar
    ;

text       : properties? (PLAIN NEWLINE furtherLine* | (STRING | ALIAS | flow) NEWLINE) ;
properties : (ANCHOR | TAG)+ ;
scalar     : PLAIN | STRING | ALIAS ;

lines       : INDENT furtherLine+ DEDENT ;
furtherLine : piece+ NEWLINE | lines ;
piece       : PLAIN | STRING | ALIAS | OTHER | DIRECTIVE | '...' | BLOCK_SCALAR PLAIN ;

// Behind `|2`, lines may be indented less than the first one.
blockScalar : BLOCK_SCALAR (NEWLINE | TEXT_BEGIN textLine+ DEDENT lines?) ;
textLine    : TEXT_LINE NEWLINE | INDENT textLine+ DEDENT ;

flow
    : '[' (flowItem (',' flowItem)* ','?)? ']'
    | '{' (flowItem (',' flowItem)* ','?)? '}'
    ;

flowItem : '?'? flowNode (':' flowNode?)? | '?' (':' flowNode?)? | ':' flowNode? ;
flowNode : properties? (PLAIN+ | STRING | ALIAS | flow) | properties ;
