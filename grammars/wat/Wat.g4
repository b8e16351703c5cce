/* The text format of WebAssembly 2.0, with exceptions, tail calls, threads and several memories, and the commands of test scripts (.wast).

   An instruction is a word, of which there are hundreds, with numbers, names, types and strings behind it. The lexer tells the words
   that may begin an instruction (`OP`) from the rest; what belongs behind which word isn't said. In the folded form, an instruction is a
   list with others in it, so a reduction can replace it by one of its operands. */
grammar Wat;

script : command* EOF ;

command
    : module
    | moduleField
    | '(' 'register' STRING NAME? ')'
    | action
    | '(' ASSERTION (action | module) (STRING | result)* ')'
    ;

action : '(' ('invoke' NAME? STRING instruction* | 'get' NAME? STRING) ')' ;
result : '(' (OP | REFERENCE) (number | NAME | 'nan:canonical' | 'nan:arithmetic' | SHAPE)* ')' ;

module
    : '(' 'module' ('definition' | 'instance')? NAME? (('binary' | 'quote') STRING* | moduleField*) ')'
    ;

moduleField
    : '(' 'type' NAME? typeBody ')'
    | '(' 'rec' moduleField* ')'
    | '(' 'import' STRING STRING '(' external ')' ')'
    | '(' 'func' NAME? (inlineExport* (inlineImport typeUse | typeUse local* instruction*)) ')'
    | '(' 'table' NAME? inlineExport* (inlineImport? tableType instruction* | 'i64'? referenceType elementList) ')'
    | '(' 'memory' NAME? inlineExport* (inlineImport? memoryType | 'i64'? '(' 'data' STRING* ')') ')'
    | '(' 'global' NAME? inlineExport* inlineImport? globalType instruction* ')'
    | '(' 'tag' NAME? inlineExport* inlineImport? typeUse ')'
    | '(' 'export' STRING '(' ('func' | 'table' | 'memory' | 'global' | 'tag') index ')' ')'
    | '(' 'start' index ')'
    | '(' 'elem' NAME? ('declare' | '(' 'table' index ')' | index)? offset? ('func' index* | referenceType expression* | index*) ')'
    | '(' 'data' NAME? ('(' 'memory' index ')' | index)? offset? STRING* ')'
    | annotation
    ;

annotation : '(' ANNOTATION element* ')' ;

element : '(' element* ')' | ~('(' | ')') ;

inlineExport : '(' 'export' STRING ')' ;
inlineImport : '(' 'import' STRING STRING ')' ;

external
    : 'func' NAME? typeUse
    | 'table' NAME? tableType
    | 'memory' NAME? memoryType
    | 'global' NAME? globalType
    | 'tag' NAME? typeUse
    ;

elementList : '(' 'elem' (expression+ | index*) ')' ;
expression  : '(' 'item' instruction* ')' | folded ;
offset      : '(' 'offset' instruction* ')' | folded ;

typeBody
    : '(' ('func' parameter* results* | 'struct' (field | storage)* | 'array' storage) ')'
    | '(' 'sub' 'final'? index* typeBody ')'
    ;

field   : '(' 'field' NAME? storage* ')' ;
storage : valueType | PACKED | '(' 'mut' (valueType | PACKED) ')' ;

typeUse   : annotation* ('(' 'type' index ')')? parameter* results* ;
parameter : '(' 'param' (NAME valueType | valueType*) ')' ;
results   : '(' 'result' valueType* ')' ;
local     : '(' 'local' (NAME valueType | valueType*) ')' ;

valueType     : 'i32' | 'i64' | 'f32' | 'f64' | 'v128' | referenceType ;
referenceType : 'funcref' | 'externref' | 'anyfunc' | 'exnref' | otherReference ;
otherReference : HEAP_REFERENCE | '(' 'ref' 'null'? heapType ')' ;
heapType      : 'func' | 'extern' | HEAP_TYPE | 'struct' | 'array' | index ;

tableType  : 'i64'? limits referenceType ;
memoryType : 'i64'? limits 'shared'? ;
limits     : NATURAL NATURAL? ;
globalType : valueType | '(' 'mut' valueType ')' ;

index : NATURAL | NAME ;

instruction
    : plain
    | folded
    | annotation
    | ('block' | 'loop' | 'try') NAME? typeUse instruction* catchClause* ('end' | 'delegate' index) NAME?
    | 'if' NAME? typeUse instruction* ('else' NAME? instruction*)? 'end' NAME?
    ;

catchClause : ('catch' index | 'catch_all') NAME? instruction* ;

plain : OP immediate* | ('call_indirect' | 'return_call_indirect') index? typeUse | 'select' results* | REFERENCE (heapType | otherReference)* ;

immediate : '(' 'memory' index ')' | number | NAME | MEMORY_ARGUMENT | SHAPE | STRING ;

folded
    : '(' plain instruction* ')'
    | '(' ('block' | 'loop') NAME? typeUse instruction* ')'
    | '(' 'if' NAME? typeUse folded* ('(' 'then' instruction* ')' ('(' 'else' instruction* ')')?)? ')'
    | '(' 'try' NAME? typeUse '(' 'do' instruction* ')' ('(' ('catch' index | 'catch_all') instruction* ')')* ('(' 'delegate' index ')')? ')'
    ;

number : NATURAL | INTEGER | FLOAT ;

ASSERTION : 'assert_' ('return' | 'return_canonical_nan' | 'return_arithmetic_nan' | 'trap' | 'exhaustion' | 'malformed' | 'invalid' | 'unlinkable'
            | 'exception' | 'return_func') ;
REFERENCE : 'ref.' [a-z_]+ ;
HEAP_REFERENCE : ('any' | 'eq' | 'i31' | 'struct' | 'array' | 'null' | 'nullfunc' | 'nullextern') 'ref' ;
HEAP_TYPE : 'any' | 'eq' | 'i31' | 'none' | 'nofunc' | 'noextern' ;
PACKED    : 'i8' | 'i16' ;
SHAPE     : 'i8x16' | 'i16x8' | 'i32x4' | 'i64x2' | 'f32x4' | 'f64x2' ;
MEMORY_ARGUMENT : ('offset' | 'align') '=' Natural ;

OP
    : 'unreachable' | 'nop' | 'br' | 'br_if' | 'br_table' | 'return' | 'call' | 'return_call' | 'call_ref' | 'drop' | 'throw' | 'rethrow'
    | 'local.' ('get' | 'set' | 'tee') | 'global.' ('get' | 'set') | ('table' | 'memory' | 'atomic' | 'elem' | 'data') '.' [a-z0-9_.]+
    | ('i32' | 'i64' | 'f32' | 'f64' | 'v128' | 'i8x16' | 'i16x8' | 'i32x4' | 'i64x2' | 'f32x4' | 'f64x2') '.' [a-z0-9_./]+
    | 'get_local' | 'set_local' | 'tee_local' | 'get_global' | 'set_global' | 'grow_memory' | 'current_memory'
    ;

NATURAL : Natural ;
INTEGER : [+-] Natural ;
FLOAT
    : [+-]? ( Digits '.' Digits? Exponent? | Digits Exponent
            | '0x' HexDigits '.' HexDigits? BinaryExponent? | '0x' HexDigits BinaryExponent
            | 'inf' | 'nan' (':0x' HexDigits)?
            )
    ;

NAME       : '$' NameCharacter+ | '$"' (~["\\\r\n] | Escape)* '"' ;
ANNOTATION : '@' NameCharacter+ ;
STRING     : '"' (~["\\\r\n] | Escape)* '"' ;

COMMENT     : (';;' ~[\r\n]* | '(;' (NestedComment | .)*? ';)') -> channel(HIDDEN) ;
WHITE_SPACE : [ \t\r\n]+ -> channel(HIDDEN) ;
BAD_WORD    : NameCharacter+ ;
OTHER       : . ;

fragment NestedComment  : '(;' ('(;' .*? ';)' | .)*? ';)' ;
fragment Natural        : Digits | '0x' HexDigits ;
fragment Digits         : [0-9] ('_'? [0-9])* ;
fragment HexDigits      : [0-9a-fA-F] ('_'? [0-9a-fA-F])* ;
fragment Exponent       : [eE] [+-]? Digits ;
fragment BinaryExponent : [pP] [+-]? Digits ;
fragment Escape         : '\\' ([tnr"'\\] | [0-9a-fA-F] [0-9a-fA-F] | 'u{' HexDigits '}') ;
fragment NameCharacter  : [0-9A-Za-z!#$%&'*+./:<=>?@\\^_`|~-] ;
