/* Rust up to edition 2024, with what nightly compilers and the standard library use (`box`, `auto trait`, `try` blocks,
   `yield`, `macro`, `~const`, specialization). Not covered: identifiers that became keywords in 2018 (`async`, `dyn`),
   raw strings with more than four `#`, comments nested more than four deep, and macro fragments (`$x`) outside of the
   bodies of macros, which are trees of tokens.

   A brace opens the fields of a struct or a block; which one depends on what stands before it, and in `if a == b { c
   }` on the `if`. So a `head` has no structs, and a `value` consists of heads with the fields of structs between them:
   `&Foo { x: 1 }.y` is the head `&Foo` with a `structure`.

   What follows a value must never be able to continue one: with a `(`, `[`, `-` or `<` behind values, each of these
   tokens would need a look at all that comes after it. Therefore statements are a list of segments between `;`, and
   only the end of a segment is a value. Blocks, items and macros with braces before it need no `;`. The arms of a
   `match` are the same, with `,`. In `unsafe { a }.b();`, the `.` after the block begins a `continuation`.

   Operators are flat lists of four levels, with fewer precedences than in the language: assignments, logic and ranges;
   comparisons; arithmetic; casts. What stands before an operand (`&`, `return`, the parameters of a closure) can be
   removed by itself, and so can each selector after it.

   `>` is always a token of its own, since it closes lists of types, but `<<` is one token, which may open two of them.
   A cast has a rule of its own for types, since after any other type, `<` and `+` belong to the type.

   A file may end within a bracket, as the compiler closes what is open and goes on (`cutOff`). */
grammar Rust;

crate
    : innerAttribute* unit* EOF
    ;

innerAttribute
    : '#' '!' '[' attributeBody ']'
    ;

attribute
    : '#' '[' attributeBody ']'
    ;

attributeBody
    : modulePath (delimited | '=' value)?
    ;

unit
    : attribute* (visibility? item | macroRules | macroItem)
    ;

visibility
    : 'pub' ('(' ('in' modulePath | 'crate' | 'self' | 'super') ')')?
    ;

item
    : function
    | typeAlias
    | constant
    | 'use' useTree ';'
    | 'extern' 'crate' (identifier | 'self') ('as' (identifier | '_'))? ';'
    | 'mod' identifier (';' | '{' innerAttribute* unit* ('}' | cutOff))
    | 'unsafe'? 'extern' STRING? '{' innerAttribute* member* '}'
    | 'struct' identifier generics? (whereClause? (fields | ';') | tupleFields whereClause? ';')
    | 'union' identifier generics? whereClause? fields
    | 'enum' identifier generics? whereClause? '{' (variant (',' variant)* ','?)? ('}' | cutOff)
    | 'unsafe'? 'auto'? 'trait' identifier generics? trait
    | 'default'? 'unsafe'? 'impl' generics? 'const'? '!'? type ('for' type)? whereClause? members
    | 'macro' identifier ('(' tokenLists ')')? braces
    ;

useTree
    : '::'? pathIdentifier ('::' pathIdentifier)* ('::' ('*' | useGroup) | 'as' (identifier | '_'))?
    | '::'? ('*' | useGroup)
    ;

useGroup
    : '{' (useTree (',' useTree)* ','?)? '}'
    ;

function
    : 'default'? 'const'? 'async'? 'unsafe'? ('extern' STRING?)? 'fn' identifier generics?
      '(' (parameter (',' parameter)* ','?)? ')'
      ('->' type)? whereClause? (block | ';')
    ;

parameter
    : attribute* ( ('&' LIFETIME?)? 'mut'? 'self'
                 | 'mut' 'self' ':' type
                 | alternative ':' (type | '...')
                 | '...'
                 | unnamedParameter
                 )
    ;

// In traits, before 2018.
unnamedParameter
    : type
    ;

typeAlias
    : 'default'? 'type' identifier generics? (':' bounds)? whereClause? ('=' type)? whereClause? ';'
    ;

constant
    : ('default'? 'const' | 'static' 'mut'?) (identifier | '_') ':' type ('=' value)? ';'
    ;

macroItem
    : modulePath '!' (braces | ('(' tokenLists ')' | '[' tokenLists ']') ';')
    ;

macroRules
    : 'macro_rules' '!' identifier (braces | ('(' tokenLists ')' | '[' tokenLists ']') ';')
    ;

trait
    : (':' bounds)? whereClause? members
    | traitAlias
    ;

traitAlias
    : '=' bounds whereClause? ';'
    ;

members
    : '{' innerAttribute* member* ('}' | cutOff)
    ;

member
    : attribute* (visibility? (function | typeAlias | constant) | macroItem)
    ;

fields
    : '{' (field (',' field)* ','?)? ('}' | cutOff)
    ;

field
    : attribute* visibility? identifier ':' type
    ;

tupleFields
    : '(' (tupleField (',' tupleField)* ','?)? ')'
    ;

tupleField
    : attribute* visibility? type
    ;

variant
    : attribute* visibility? identifier (fields | tupleFields)? ('=' value)?
    ;

generics
    : '<' (genericParameter (',' genericParameter)* ','?)? '>'
    ;

genericParameter
    : attribute* ( LIFETIME (':' lifetimes)?
                 | identifier (':' bounds)? ('=' type)?
                 | 'const' identifier ':' type ('=' (type | genericConstant))?
                 )
    ;

whereClause
    : 'where' (predicate (',' predicate)* ','?)?
    ;

predicate
    : forLifetimes? type ':' bounds
    | LIFETIME ':' lifetimes
    ;

forLifetimes
    : 'for' generics
    ;

lifetimes
    : (LIFETIME ('+' LIFETIME)* '+'?)?
    ;

bounds
    : (bound ('+' bound)* '+'?)?
    ;

bound
    : LIFETIME
    | '(' traitBound ')'
    | traitBound
    ;

traitBound
    : ('~' 'const')? '?'? forLifetimes? traitPath
    ;

traitPath
    : '::'? typeSegment ('::' typeSegment)*
    ;

type
    : simpleType moreBounds?
    ;

moreBounds
    : ('+' bound)+
    ;

simpleType
    : typePath ('!' delimited)?
    | bracketType
    | pointer simpleType
    | ('dyn' | 'impl') bound?
    | forLifetimes (functionType ('->' simpleType)? | traitPath)
    | functionType ('->' simpleType)?
    ;

// What a value is cast to.
castType
    : '::'? castSegment ('::' castSegment)*
    | qualified
    | bracketType
    | pointer castType
    | ('dyn' forLifetimes? | forLifetimes) '::'? castSegment ('::' castSegment)*
    | forLifetimes functionType ('->' castType)?
    | functionType ('->' castType)?
    ;

castSegment
    : pathIdentifier (typeArguments | '(' (type (',' type)* ','?)? ')' ('->' castType)?)?
    ;

pointer
    : '*' ('const' | 'mut')
    | ('&' | '&&') LIFETIME? 'mut'?
    ;

bracketType
    : '(' (type (',' type)* ','?)? ')'
    | '[' type (';' value)? ']'
    | '_'
    | '!'
    ;

functionType
    : 'unsafe'? ('extern' STRING?)? 'fn' '(' (functionTypeParameter (',' functionTypeParameter)* ','?)? ')'
    ;

functionTypeParameter
    : attribute* (((identifier | '_') ':')? type | '...')
    ;

typePath
    : traitPath
    | qualified ('::' typeSegment)*
    ;

typeSegment
    : pathIdentifier ('::'? typeArguments | '(' (type (',' type)* ','?)? ')' ('->' simpleType)?)?
    ;

qualified
    : '<' qualifiedTail
    | '<<' qualifiedTail ('::' typeSegment)* ('as' traitPath)? '>' '::' pathIdentifier typeArguments?
    ;

qualifiedTail
    : type ('as' traitPath)? '>' '::' pathIdentifier typeArguments?
    ;

typeArguments
    : '<' (typeArgument (',' typeArgument)* ','?)? '>'
    | '<<' qualifiedTail ('::' typeSegment)* (',' typeArgument)* ','? '>'
    ;

typeArgument
    : LIFETIME
    | genericConstant
    | type ('=' (type | genericConstant) | ':' bounds)?
    ;

genericConstant
    : '-'? literal
    | block
    ;

pattern
    : '|'? alternative ('|' alternative)*
    ;

alternative
    : patternOperand patternRange?
    | rangeTo
    | ('&' | '&&') 'mut'? alternative
    | 'box' alternative
    | 'ref'? 'mut'? identifier '@' alternative
    | ('ref' 'mut'? | 'mut') identifier
    | '(' (pattern (',' pattern)* ','?)? ')'
    | '[' (pattern (',' pattern)* ','?)? ']'
    | '_'
    ;

rangeTo
    : patternRange
    ;

patternRange
    : '..' patternBound
    | openRange
    | ('..=' | oldRange) patternBound
    ;

openRange
    : '..'
    ;

patternOperand
    : '-'? literal
    | path ('(' (pattern (',' pattern)* ','?)? ')' | '{' (fieldPattern (',' fieldPattern)* ','?)? '}' | '!' delimited)?
    | 'const' block
    ;

patternBound
    : '-'? literal
    | path
    ;

fieldPattern
    : attribute* ('box'? 'ref'? 'mut'? identifier | (identifier | INTEGER) ':' pattern | '..')
    ;

block
    : '{' innerAttribute* statements ('}' | cutOff)
    ;

statements
    : segment (';' segment)*
    ;

segment
    : statement* (attribute* (action | continuation))?
    ;

statement
    : attribute* (visibility? item | macroRules | letStatement | blockExpression)
    ;

letStatement
    : 'let' alternative (':' type)? ('=' value)? ';'
    ;

// What goes on behind a statement that ends in a brace.
continuation
    : ('.' memberName | '?') selector* ('as' castType)* (arithmetic operand)* (relation chain)?
      (logicTail | structure)* rangeTail?
    ;

// A value that is no statement by itself, so it doesn't begin with one.
action
    : (plainOperand (arithmetic operand)* (relation chain)? | prefix* jump) (logicTail | structure)* rangeTail?
    | rangeTail structure*
    ;

value
    : valueAttribute* head (structure logicTail* rangeTail?)*
    ;

// Few places of the language take one.
valueAttribute
    : attribute
    ;

head
    : comparison logicTail* rangeTail?
    | rangeTail
    ;

logicTail
    : logic letPattern? comparison
    ;

rangeTail
    : '..' rangeEnd?
    | ('..=' | oldRange) rangeEnd
    ;

oldRange
    : '...'
    ;

letPattern
    : 'let' pattern '='
    ;

// The fields of a struct, whose name the head before it ends with.
structure
    : '{' (structField (',' structField)* ','?)? ('}' | cutOff)
      selector* ('as' castType)* (arithmetic operand)* (relation chain)?
    ;

structField
    : attribute* ((identifier | INTEGER) (':' value)? | '..' value?)
    ;

// Not a block: `for i in 0.. {}`.
rangeEnd
    : plainOperand (arithmetic operand)*
    ;

comparison
    : chain (relation chain)?
    | prefix* jump
    ;

chain
    : operand (arithmetic operand)*
    ;

operand
    : plainOperand
    | blockExpression selector* ('as' castType)*
    ;

plainOperand
    : (simple | prefix+ (simple | blockExpression selector*)) ('as' castType)*
    ;

simple
    : atom (selector | letElse)*
    ;

letElse
    : 'else' block
    ;

logic
    : '&&' | '||' | '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '^=' | '&=' | '|=' | '<<=' | splitOperator
    ;

relation
    : '==' | '!=' | '<' | '>' | '<=' | '>='
    ;

arithmetic
    : '*' | '/' | '%' | '+' | '-' | '<<' | splitShift | '&' | '^' | '|'
    ;

// `>>` and `>>=`.
splitShift
    : '>' '>'
    ;

splitOperator
    : '>' '>='
    ;

prefix
    : '-'
    | '!'
    | '*'
    | ('&' | '&&') ('mut' | 'raw' ('const' | 'mut'))?
    | 'box'
    | 'return'
    | 'yield'
    | 'break' LIFETIME?
    | 'static'? 'async'? 'move'? ('|' (closureParameter (',' closureParameter)* ','?)? '|' | '||') closureType?
    ;

closureType
    : '->' simpleType
    ;

closureParameter
    : attribute* alternative (':' type)?
    ;

jump
    : 'return'
    | 'yield'
    | 'break' LIFETIME?
    | 'continue' LIFETIME?
    ;

atom
    : INTEGER
    | NUMBER
    | FLOAT
    | pointedFloat
    | CHARACTER
    | STRING
    | BYTE_STRING
    | C_STRING
    | 'true'
    | 'false'
    | path
    | modulePath '!' ('(' tokenLists (')' | cutOff) | '[' tokenLists (']' | cutOff))
    | '(' (value (',' value)* ','?)? (')' | cutOff)
    | '[' (value (',' value)* ','? (';' value)?)? (']' | cutOff)
    | placeholder
    ;

// In `(a, _) = b`.
placeholder
    : '_'
    ;

blockExpression
    : (LIFETIME ':')? block
    | (LIFETIME ':')? 'loop' block
    | (LIFETIME ':')? 'while' condition block
    | (LIFETIME ':')? 'for' pattern 'in' head block
    | ('unsafe' | 'const' | 'try' | 'async' 'move'?) block
    | 'if' condition block elseClause*
    | 'match' head '{' innerAttribute* arms ('}' | cutOff)
    | modulePath '!' braces
    ;

condition
    : letPattern? head
    ;

elseClause
    : 'else' ('if' condition)? block
    ;

arms
    : armSegment (',' armSegment)*
    ;

armSegment
    : blockArm* (armHead attribute* action | continuation)?
    ;

blockArm
    : armHead attribute* blockExpression
    ;

armHead
    : attribute* pattern ('if' condition)? '=>'
    ;

selector
    : '.' memberName
    | '(' (value (',' value)* ','?)? (')' | cutOff)
    | '[' value (']' | cutOff)
    | '?'
    ;

memberName
    : pathIdentifier ('::' typeArguments '(' (value (',' value)* ','?)? (')' | cutOff))?
    | INTEGER
    | twoIndices
    ;

// Of `a.0.1`.
twoIndices
    : FLOAT
    ;

path
    : ('::'? pathIdentifier | qualified) ('::' (pathIdentifier | typeArguments))*
    ;

modulePath
    : '::'? pathIdentifier ('::' pathIdentifier)*
    ;

pathIdentifier
    : identifier
    | 'self'
    | 'Self'
    | 'super'
    | 'crate'
    ;

identifier
    : ID
    | 'auto'
    | 'default'
    | 'raw'
    | oldIdentifier
    | 'union'
    ;

// Before 2018.
oldIdentifier
    : 'macro'
    | 'macro_rules'
    | 'try'
    ;

// `1.`
pointedFloat
    : INTEGER '.'
    ;

literal
    : INTEGER
    | NUMBER
    | FLOAT
    | pointedFloat
    | CHARACTER
    | STRING
    | BYTE_STRING
    | C_STRING
    | 'true'
    | 'false'
    ;

// The compiler closes what is open at the end of a file.
cutOff
    : EOF
    ;

delimited
    : braces
    | '(' tokenLists ')'
    | '[' tokenLists ']'
    ;

braces
    : '{' tokenLists ('}' | cutOff)
    ;

tokenLists
    : tokenList ((',' | ';') tokenList)*
    ;

tokenList
    : (delimited | ~('(' | ')' | '[' | ']' | '{' | '}' | ',' | ';'))*
    ;

INTEGER
    : [0-9] [0-9_]*
    ;

NUMBER
    : [0-9] [0-9_]* SUFFIX
    | ('0x' '_'* HEX (HEX | '_')* | '0b' '_'* [01] [01_]* | '0o' '_'* [0-7] [0-7_]*) SUFFIX?
    ;

FLOAT
    : [0-9] [0-9_]* '.' [0-9] [0-9_]* ([eE] [+-]? '_'* [0-9] [0-9_]*)? FLOAT_SUFFIX?
    | [0-9] [0-9_]* [eE] [+-]? '_'* [0-9] [0-9_]* FLOAT_SUFFIX?
    ;

CHARACTER
    : '\'' (~['\\\r\n\t] | ESCAPE) '\''
    | 'b\'' (~['\\\r\n\t] | BYTE_ESCAPE) '\''
    ;

STRING
    : QUOTED
    | RAW
    ;

BYTE_STRING
    : BYTES
    | 'b' RAW
    ;

// Since 2024.
C_STRING
    : 'c' QUOTED
    | 'c' RAW
    ;

LIFETIME
    : '\'' LETTER (LETTER | [0-9])*
    ;

ID
    : 'r#'? LETTER (LETTER | [0-9])*
    ;

BLOCK_COMMENT
    : '/*' (COMMENT | .)*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' ~[\r\n]* -> channel(HIDDEN)
    ;

LAUNCHER
    : '#!' [ \t]* '/' ~[\r\n]* -> channel(HIDDEN)
    ;

WS
    : [ \t\r\n\f\u000B\u0085\u200E\u200F\u2028\u2029\uFEFF]+ -> channel(HIDDEN)
    ;

// Only in macros.
SUFFIXED
    : (INTEGER | NUMBER | FLOAT | CHARACTER | QUOTED | BYTES | 'b'? 'r"' ~["]* '"' | 'b'? 'r#"' ~["]* '"#')
      LETTER (LETTER | [0-9])*
    ;

OTHER
    : .
    ;

fragment QUOTED
    : '"' (~["\\] | ESCAPE | LINE_ESCAPE)* '"'
    ;

fragment BYTES
    : 'b"' (~["\\] | BYTE_ESCAPE | LINE_ESCAPE)* '"'
    ;

fragment RAW
    : 'r' ('"' ~["]* '"' | '#"' .*? '"#' | '##"' .*? '"##' | '###"' .*? '"###' | '####"' .*? '"####')
    ;

fragment ESCAPE
    : '\\' ([nrt0'"\\] | 'x' [0-7] HEX | 'u{' HEX (HEX | '_')* '}')
    ;

fragment BYTE_ESCAPE
    : '\\' ([nrt0'"\\] | 'x' HEX HEX)
    ;

fragment LINE_ESCAPE
    : '\\' '\r'? '\n'
    ;

fragment HEX
    : [0-9a-fA-F]
    ;

// Comments nest. Four levels: with any number, time would grow with the square of the length of `/*/*/*...`.
fragment COMMENT
    : '/*' ('/*' ('/*' .*? '*/' | .)*? '*/' | .)*? '*/'
    ;

fragment LETTER
    : [\p{L}\p{M}\p{Nl}_]
    ;

fragment SUFFIX
    : [iu] ('8' | '16' | '32' | '64' | '128' | 'size')
    | FLOAT_SUFFIX
    ;

fragment FLOAT_SUFFIX
    : 'f32'
    | 'f64'
    ;
