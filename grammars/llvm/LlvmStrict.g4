/* LLVM IR that llvm-as takes, for texts that are made up. Values need types and definitions: each function has the same parameters, whose
   names are used beside constants, and jumps go to the block that each function ends with. */
grammar LlvmStrict;

module : header topLevel* EOF ;

// What is called and referred to by name.
header : SOURCE? 'declare i32 @callee(i32, i64)' '@shared = global i32 0' '%pair = type { i32, i64 }' ;

topLevel
    : GLOBAL '=' LINKAGE? 'thread_local'? 'unnamed_addr'? ('global' | 'constant') constant (',' ALIGN)?
    | GLOBAL '=' 'alias' 'i32' ',' 'i32*' '@shared'
    | TYPE '=' 'type' ('{' type (',' type)* '}' | 'opaque')
    | 'declare' type GLOBAL '(' (type (',' type)*)? ')' FUNCTION_ATTRIBUTE*
    | 'define' LINKAGE? ('void' PARAMETERS body 'ret' 'void' '}' | 'i32' PARAMETERS body 'ret' 'i32' word '}' | 'double' PARAMETERS body 'ret' 'double' real '}')
    | METADATA '=' 'distinct'? '!{' (node (',' node)*)? '}'
    ;

node : 'i32' INTEGER | TEXT | 'null' ;

type
    : 'i1' | 'i8' | 'i32' | 'i64' | 'float' | 'double' | 'x86_fp80' | '%pair'
    | type '*'
    | '[' COUNT type ']'
    | '{' type (',' type)* '}' | '<{' type '}>'
    | '<' COUNT ('i32' | 'float') '>'
    | ('void' | 'i32') '(' (type (',' type)*)? ')' '*'
    ;

constant
    : ('i8' | 'i32' | 'i64') INTEGER
    | 'i1' ('true' | 'false')
    | 'double' FLOAT
    | type ('zeroinitializer' | 'undef' | 'poison')
    | 'i32*' ('null' | '@shared')
    | 'i64' 'ptrtoint' '(' 'i32*' '@shared' 'to' 'i64' ')'
    | 'i32' ('add' | 'sub' | 'xor') '(' 'i32' INTEGER ',' 'i32' INTEGER ')'
    | '{' 'i32' ',' 'i64' '}' '{' 'i32' INTEGER ',' 'i64' INTEGER '}'
    | '<2 x i32>' '<' 'i32' INTEGER ',' 'i32' INTEGER '>'
    ;

body   : '{' 'entry:' instruction* (JUMP LABEL instruction*)* JUMP 'exit:' instruction* ;

instruction
    : LOCAL '=' ARITHMETIC 'i32' word ',' word
    | LOCAL '=' ('fadd' | 'fsub' | 'fmul' | 'fdiv' | 'frem') FAST* 'double' real ',' real
    | LOCAL '=' 'fneg' 'double' real
    | LOCAL '=' 'icmp' COMPARISON 'i32' word ',' word
    | LOCAL '=' 'fcmp' ('oeq' | 'olt' | 'uno' | 'ord' | 'ueq') 'double' real ',' real
    | LOCAL '=' 'select' 'i1' bit ',' 'i32' word ',' 'i32' word
    | LOCAL '=' ('zext' | 'sext') 'i32' word 'to' 'i64'
    | LOCAL '=' 'trunc' 'i64' wide 'to' ('i8' | 'i32')
    | LOCAL '=' ('sitofp' | 'uitofp') 'i32' word 'to' 'double'
    | LOCAL '=' 'bitcast' 'i32*' address 'to' 'i8*'
    | LOCAL '=' 'alloca' type (',' ALIGN)?
    | LOCAL '=' 'load' 'volatile'? 'i32' ',' 'i32*' address (',' ALIGN)?
    | 'store' 'volatile'? 'i32' word ',' 'i32*' address (',' ALIGN)?
    | LOCAL '=' 'getelementptr' 'inbounds'? 'i32' ',' 'i32*' address ',' 'i64' wide
    | (LOCAL '=')? 'tail'? 'call' 'i32' '@callee' '(' 'i32' word ',' 'i64' wide ')' FUNCTION_ATTRIBUTE*
    | LOCAL '=' 'atomicrmw' ('add' | 'xchg' | 'umax') 'i32*' address ',' 'i32' word ORDER
    | LOCAL '=' 'cmpxchg' 'i32*' address ',' 'i32' word ',' 'i32' word 'seq_cst' 'seq_cst'
    | LOCAL '=' 'insertvalue' '%pair' 'undef' ',' 'i32' word ',' '0'
    | LOCAL '=' 'extractelement' '<2 x i32>' '<' 'i32' INTEGER ',' 'i32' INTEGER '>' ',' 'i32' word
    | LOCAL '=' 'freeze' 'i32' word
    | 'fence' ORDER
    ;

word    : INTEGER | '%a' | 'undef' | 'poison' ;
wide    : INTEGER | '%b' ;
real    : FLOAT | '%c' ;
address : '%d' | '@shared' | 'null' ;
bit     : 'true' | 'false' | '%e' ;

PARAMETERS : '@' [A-Z] [a-z0-9]* '(i32 %a, i64 %b, double %c, i32* %d, i1 %e)' (' nounwind' | ' noinline')? ;
ARITHMETIC : ('add' | 'sub' | 'mul' | 'shl') ' nuw'? ' nsw'? | ('udiv' | 'lshr' | 'ashr') ' exact'? | 'urem' | 'srem' | 'and' | 'or' | 'xor' ;
COMPARISON : 'eq' | 'ne' | 'ugt' | 'sge' | 'slt' | 'ule' ;
JUMP       : 'br label %exit\n' | 'br i1 %e, label %exit, label %exit\n' | 'unreachable\n' | 'switch i32 %a, label %exit [ i32 ' [0-9] ', label %exit ]\n' ;
LINKAGE    : 'private' | 'internal' | 'weak' | 'linkonce_odr' | 'dso_local' ;
FUNCTION_ATTRIBUTE : 'nounwind' | 'readnone' | 'noreturn' | 'cold' ;
FAST       : 'nnan' | 'ninf' | 'fast' | 'arcp' ;
ORDER      : 'acquire' | 'release' | 'acq_rel' | 'seq_cst' ;
ALIGN      : 'align ' [1248] ;
SOURCE     : 'source_filename = "' [a-z.]* '"' ;
GLOBAL     : '@' [a-z_.] [a-zA-Z0-9_.]* ;
TYPE       : '%' [A-Z] [a-zA-Z0-9_]* ;
LOCAL      : '%' [f-z_.] [a-zA-Z0-9_.]* ;
LABEL      : [A-Z] [a-z0-9]* ':' ;
METADATA   : '!' [1-9] [0-9]? [0-9]? ;
COUNT      : [1-9] [0-9]? ' x ' ;
INTEGER    : '-'? ([1-9] [0-9]? | '0') ;
FLOAT      : '-'? [0-9]+ '.' [0-9]+ ('e' [+-] [0-9])? | '0x40' [0-9A-F] [0-9A-F] '000000000000' ;
TEXT       : '!"' [a-zA-Z0-9 ]* '"' ;

SPACE   : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT : ';' ~[\r\n]* '\n' -> channel(HIDDEN) ;

BAD_WORD : [a-zA-Z0-9_.%@!$:-]+ ;
