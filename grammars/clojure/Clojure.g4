/* What the readers of Clojure 1.11, ClojureScript and EDN read: the forms, without knowledge of `def`, `let` and the like.

   Whatever stands in front of a form and leaves a form when it goes (quotes, metadata, tags, namespaces of maps) is a `prefix`, so that
   each can be removed by itself, and a form inside of others can take the place of any of them. A discarded form (`#_ x`) stands in a
   sequence like a form of its own, and belongs to the prefix if it stands between a prefix and its form: `#_ #_ a b` is one discard of `b`.

   Maps and reader conditionals consist of entries. As a reader conditional can hide the other half of an entry, or splice several, a last
   key may be without a value; to see this, the prediction of an entry looks past its key, which is nearly always one token.

   A token ends where the reader ends it: at white space (commas are), brackets, `"`, `;`, `@`, `^`, `` ` ``, `~` and `\`. */
grammar Clojure;

file
    : (form | discard)* EOF
    ;

form
    : prefix* ( SYMBOL
              | KEYWORD
              | ARGUMENT
              | literal
              | list
              | vector
              | map
              | set
              | function
              | conditional
              )
    ;

prefix
    : ( '\''
      | '`'
      | '~'
      | '~@'
      | '@'
      | '#\''
      | '#='
      | NAMESPACE
      | '#' discard* SYMBOL
      | ('^' | '#^') discard* form
      ) discard*
    ;

discard
    : '#_' discard* form
    ;

list
    : '(' (form | discard)* ')'
    ;

vector
    : '[' (form | discard)* ']'
    ;

set
    : '#{' (form | discard)* '}'
    ;

function
    : '#(' (form | discard)* ')'
    ;

map
    : '{' (entry | discard)* (form discard*)? '}'
    ;

entry
    : form discard* form
    ;

conditional
    : ('#?' | '#?@') discard* '(' (entry | discard)* (form discard*)? ')'
    ;

literal
    : 'nil'
    | 'true'
    | 'false'
    | INTEGER
    | FLOAT
    | RATIO
    | CHARACTER
    | STRING
    | REGEX
    | SYMBOLIC
    ;

INTEGER
    : [+-]? ([0-9]+ | '0' [xX] [0-9a-fA-F]+ | [0-9] [0-9]? [rR] [0-9a-zA-Z]+) 'N'?
    ;

FLOAT
    : [+-]? [0-9]+ ('.' [0-9]* ([eE] [+-]? [0-9]+)? 'M'? | [eE] [+-]? [0-9]+ 'M'? | 'M')
    ;

RATIO
    : [+-]? [0-9]+ '/' [0-9]+
    ;

CHARACTER
    : '\\' (. | 'newline' | 'space' | 'tab' | 'return' | 'backspace' | 'formfeed' | 'u' HEX HEX HEX HEX | 'o' [0-7]+)
    ;

STRING
    : '"' (~["\\] | '\\' .)* '"'
    ;

REGEX
    : '#"' (~["\\] | '\\' .)* '"'
    ;

SYMBOLIC
    : '##' CONSTITUENT+
    ;

KEYWORD
    : ':' CONSTITUENT+
    ;

ARGUMENT
    : '%' ([0-9]+ | '&')?
    ;

NAMESPACE
    : '#:' CONSTITUENT+
    ;

SYMBOL
    : ~[0-9:#'\u0000-\u0020,";@^`~()[\]{}\\\u1680\u2000-\u2006\u2008-\u200A\u2028\u2029\u205F\u3000\uFEFF] CONSTITUENT*
    ;

COMMENT
    : (';' | '#!') ~[\r\n]* -> channel(HIDDEN)
    ;

WS
    : [\u0000-\u0020,\u1680\u2000-\u2006\u2008-\u200A\u2028\u2029\u205F\u3000\uFEFF]+ -> channel(HIDDEN)
    ;

fragment CONSTITUENT
    : ~[\u0000-\u0020,";@^`~()[\]{}\\\u1680\u2000-\u2006\u2008-\u200A\u2028\u2029\u205F\u3000\uFEFF]
    ;

fragment HEX
    : [0-9a-fA-F]
    ;
