/* Modules of WebAssembly as wat2wasm reads them, for texts that are made up: what belongs behind an instruction stands there, and all
   that is referred to is named by its number. */
grammar WatStrict;

script : module EOF ;

module : '(' 'module' NAME? typeField* importField* field* ')' ;

typeField   : '(' 'type' NAME? '(' 'func' parameter* results* ')' ')' ;
importField : '(' 'import' STRING STRING '(' ('func' NAME? typeUse | 'memory' NAME? limits | 'table' NAME? limits REFERENCE_TYPE | 'global' NAME? globalType) ')' ')' ;

field
    : '(' 'func' NAME? inlineExport* typeUse local* instruction* ')'
    | '(' 'table' NAME? inlineExport* (limits REFERENCE_TYPE | REFERENCE_TYPE '(' 'elem' NATURAL* ')') ')'
    | '(' 'memory' NAME? inlineExport* (limits | '(' 'data' STRING* ')') ')'
    | '(' 'global' NAME? inlineExport* globalType constant ')'
    | '(' 'export' STRING '(' ('func' | 'table' | 'memory' | 'global') NATURAL ')' ')'
    | '(' 'elem' NAME? (offset NATURAL* | offset? 'func' NATURAL* | 'declare' 'func' NATURAL* | 'funcref' element*) ')'
    | '(' 'data' NAME? offset? STRING* ')'
    ;

inlineExport : '(' 'export' STRING ')' ;
offset       : '(' 'offset' constant ')' | constant ;
element      : '(' 'item' ('ref.null' ('func' | 'extern') | 'ref.func' NATURAL) ')' | '(' 'ref.func' NATURAL ')' ;
constant     : '(' ('i32.const' | 'i64.const') integer ')' | '(' ('f32.const' | 'f64.const') number ')' | '(' 'global.get' NATURAL ')' ;

typeUse    : parameter* results* ;
parameter  : '(' 'param' (NAME valueType | valueType*) ')' ;
results    : '(' 'result' valueType* ')' ;
local      : '(' 'local' (NAME valueType | valueType*) ')' ;
valueType  : VALUE_TYPE | REFERENCE_TYPE ;
globalType : valueType | '(' 'mut' valueType ')' ;
limits     : '0' NATURAL? ;

instruction
    : plain
    | '(' plain folded* ')'
    | ('block' | 'loop') NAME? blockType instruction* 'end'
    | '(' ('block' | 'loop') NAME? blockType instruction* ')'
    | 'if' NAME? blockType instruction* ('else' instruction*)? 'end'
    | '(' 'if' NAME? blockType folded '(' 'then' instruction* ')' ('(' 'else' instruction* ')')? ')'
    | 'try' NAME? blockType instruction* ('catch_all' instruction*)? 'end'
    ;

folded    : '(' plain folded* ')' ;
blockType : ('(' 'result' valueType ')')? ;

plain
    : SIMPLE
    | ('br' | 'br_if' | 'call' | 'return_call' | 'local.get' | 'local.set' | 'local.tee' | 'global.get' | 'global.set' | 'ref.func') NATURAL
    | 'br_table' NATURAL+
    | 'call_indirect' typeUse
    | 'select' ('(' 'result' valueType ')')?
    | MEMORY OFFSET? ALIGN?
    | ('table.get' | 'table.set' | 'table.size' | 'table.grow' | 'table.fill') NATURAL
    | ('memory.init' | 'data.drop' | 'elem.drop') NATURAL
    | 'ref.null' ('func' | 'extern')
    | ('i32.const' | 'i64.const') integer
    | ('f32.const' | 'f64.const') number
    | 'v128.const' ('i32x4' integer integer integer integer | 'f64x2' number number)
    ;

integer : '0' | NATURAL | NEGATIVE | HEXADECIMAL ;
number  : integer | FLOAT | 'inf' | 'nan' | '-inf' | 'nan:0x1' ;

SIMPLE
    : 'unreachable' | 'nop' | 'return' | 'drop' | 'memory.size' | 'memory.grow' | 'memory.copy' | 'memory.fill' | 'ref.is_null'
    | 'i' ('32' | '64') '.' ('eqz' | 'eq' | 'ne' | 'lt_s' | 'gt_u' | 'clz' | 'popcnt' | 'add' | 'sub' | 'mul' | 'div_s' | 'rem_u' | 'and' | 'xor'
      | 'shl' | 'shr_u' | 'rotl' | 'extend8_s' | 'trunc_f32_s' | 'trunc_sat_f64_u')
    | 'f' ('32' | '64') '.' ('eq' | 'lt' | 'abs' | 'neg' | 'sqrt' | 'ceil' | 'nearest' | 'add' | 'div' | 'min' | 'copysign' | 'convert_i32_s')
    | 'i32.wrap_i64' | 'i64.extend_i32_u' | 'f32.demote_f64' | 'f64.promote_f32' | 'i32.reinterpret_f32'
    | 'i32x4.splat' | 'i32x4.add' | 'f32x4.mul' | 'v128.not' | 'v128.bitselect' | 'i8x16.swizzle'
    ;
MEMORY         : 'i' ('32' | '64') '.' ('load' ('8_s' | '16_u')? | 'store' '8'?) | 'f' ('32' | '64') '.' ('load' | 'store') | 'v128.load' ('32_splat')? | 'v128.store' ;
VALUE_TYPE     : 'i32' | 'i64' | 'f32' | 'f64' | 'v128' ;
REFERENCE_TYPE : 'funcref' | 'externref' ;
OFFSET         : 'offset=' [0-9] [0-9]? ;
ALIGN          : 'align=' [1248] ;
NATURAL        : [1-9] [0-9]? ;
NEGATIVE       : [+-] [1-9] [0-9]? [0-9]? ;
HEXADECIMAL    : [+-]? '0x' [0-9a-fA-F] [0-9a-fA-F]? ('_' [0-9a-fA-F] [0-9a-fA-F])? ;
FLOAT          : [+-]? [0-9]+ '.' [0-9]* ([eE] [+-]? [0-9])? | '0x' [0-9a-fA-F]+ '.' [0-9a-fA-F]+ 'p' [+-]? [0-9] ;
NAME           : '$' [a-zA-Z0-9_.+*/:<=>!?~-]+ ;
STRING         : '"' (~["\\\r\n] | '\\' ([tnr"'\\] | [0-7] [0-9a-f]))* '"' ;

SPACE          : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT        : (';;' ~[\r\n]* '\n' | '(;' ~[;()]* ';)') -> channel(HIDDEN) ;

// Everything else up to a blank or bracket is one word.
BAD_WORD       : (~[ \t\r\n()";] | STRING)+ ;
