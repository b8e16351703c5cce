/* LLVM's assembly language (versions 3 to 19): typed and opaque pointers.

   An instruction ends where the next one begins, so each has its own form. What may follow most of them, `, align 4` and `, !dbg !7`, is
   one list of tails. Attributes, linkage and calling conventions are words in lists, in the order in which LLVM reads them; words that
   aren't known here are lenient. */
grammar Llvm;

module : entity* EOF ;

entity
    : 'source_filename' '=' STRING
    | 'target' ('triple' | 'datalayout') '=' STRING
    | 'module' 'asm' STRING
    | LOCAL '=' 'type' ('opaque' | type)
    | global
    | 'declare' metadataAttachment* functionHead declareTail*
    | 'define' functionHead functionTail* metadataAttachment* '{' basicBlock* useListOrder* '}'
    | 'attributes' GROUP '=' '{' attribute* '}'
    | (METADATA | NODE) '=' ('distinct'? metadataNode | metadata)
    | COMDAT '=' 'comdat' COMDAT_KIND
    | useListOrder
    | SUMMARY '=' summaryItem
    ;

summaryItem  : (LABEL | FIELD) summaryValue ;
summaryValue : '(' summaryPart* ')' | ~('(' | ')') ;
summaryPart  : '(' summaryPart* ')' | ~('(' | ')') ;

useListOrder : 'uselistorder' typedValue ',' '{' INTEGER (',' INTEGER)* '}' | 'uselistorder_bb' GLOBAL ',' LOCAL ',' '{' INTEGER (',' INTEGER)* '}' ;

global
    : GLOBAL '=' linkage* threadLocal? addressKind? addressSpace? 'externally_initialized'?
      ( ('global' | 'constant') type value? globalTail*
      | ('alias' | 'ifunc') type ',' (typedValue | constantExpression) (',' 'partition' STRING)*
      )
    ;

linkage      : LINKAGE | 'weak' | VISIBILITY | PREEMPTION ;
threadLocal  : 'thread_local' ('(' THREAD_MODEL ')')? ;
addressKind  : ADDRESS_KIND ;
addressSpace : 'addrspace' '(' INTEGER ')' ;
globalTail   : ',' ('section' STRING | 'partition' STRING | comdat | align | METADATA metadata | SANITIZER) | attribute ;
comdat       : 'comdat' ('(' COMDAT ')')? ;
align        : 'align' INTEGER ;

functionHead
    : linkage* callingConvention? parameterAttribute* type GLOBAL '(' parameters? ')' addressKind?
    ;

callingConvention : 'cc' INTEGER | CALLING_CONVENTION ;

declareTail : functionTail ;

functionTail
    : attribute
    | addressSpace
    | 'section' STRING
    | 'partition' STRING
    | comdat
    | 'gc' STRING
    | ('prefix' | 'prologue' | 'personality') typedValue
    ;

parameters : (parameter (',' parameter)* (',' '...')? | '...') ;
parameter  : type parameterAttribute* (LOCAL | METADATA)? ;

parameterAttribute
    : PARAMETER_WORD
    | ('align' | 'alignstack') (INTEGER | '(' INTEGER ')')
    | SIZED_WORD '(' INTEGER ')'
    | (TYPED_WORD | 'inalloca' | 'swifterror') ('(' type ')')?
    | stringAttribute
    | otherAttribute
    ;

attribute
    : FUNCTION_WORD
    | ('align' | 'alignstack') ('='? INTEGER | '(' INTEGER ')')
    | SIZED_WORD ('(' INTEGER ')' | '=' INTEGER)
    | PARAMETER_WORD
    | ADDRESS_KIND
    | 'allocsize' '(' INTEGER (',' INTEGER)? ')'
    | 'vscale_range' '(' INTEGER (',' INTEGER)? ')'
    | 'memory' '(' (LABEL? WORD (',' LABEL WORD)*) ')'
    | TYPED_WORD ('(' (type | INTEGER) ')' | '=' type)?
    | GROUP
    | stringAttribute
    | otherAttribute
    ;

stringAttribute : STRING ('=' STRING)? ;
otherAttribute  : WORD ('(' (WORD | LABEL | FIELD | STRING | INTEGER | ',')* ')')? ;

basicBlock : (LABEL | FIELD) instruction* | instruction+ ;

instruction : (LOCAL '=')? operation tail* ;

operation
    : 'ret' ('void' | typedValue)
    | 'br' typedValue (',' typedValue ',' typedValue)?
    | 'switch' typedValue ',' typedValue '[' switchCase* ']'
    | 'indirectbr' typedValue ',' '[' (typedValue (',' typedValue)*)? ']'
    | 'resume' typedValue
    | 'unreachable'
    | 'invoke' callee 'to' typedValue 'unwind' typedValue
    | 'callbr' callee 'to' typedValue '[' (typedValue (',' typedValue)*)? ']'
    | CALL_KIND? 'call' flag* callee
    | 'cleanupret' 'from' value 'unwind' (typedValue | 'to' 'caller')
    | 'catchret' 'from' value 'to' typedValue
    | 'catchswitch' 'within' value '[' typedValue (',' typedValue)* ']' 'unwind' (typedValue | 'to' 'caller')
    | ('catchpad' | 'cleanuppad') 'within' value '[' (typedValue (',' typedValue)*)? ']'
    | 'fneg' flag* typedValue
    | binaryOperator flag* typedValue ',' value
    | ('icmp' | 'fcmp') flag* (PREDICATE | 'true' | 'false') typedValue ',' value
    | 'icmp' ICMP_PREDICATE typedValue ',' value
    | castOperator flag* typedValue 'to' type
    | 'extractelement' typedValue ',' typedValue
    | ('insertelement' | 'shufflevector') typedValue ',' typedValue ',' typedValue
    | 'select' flag* typedValue ',' typedValue ',' typedValue
    | 'extractvalue' typedValue (',' INTEGER)+
    | 'insertvalue' typedValue ',' typedValue (',' INTEGER)+
    | 'alloca' ('inalloca' | 'swifterror')* type (',' typedValue)?
    | 'load' 'atomic'? 'volatile'? type ',' typedValue atomicOrder?
    | 'store' 'atomic'? 'volatile'? typedValue ',' typedValue atomicOrder?
    | 'fence' atomicOrder
    | 'cmpxchg' 'weak'? 'volatile'? typedValue ',' typedValue ',' typedValue syncScope? ORDERING ORDERING
    | 'atomicrmw' 'volatile'? rmwOperator typedValue ',' typedValue atomicOrder
    | 'getelementptr' flag* type (',' typedValue)+
    | 'phi' flag* type '[' value ',' value ']' (',' '[' value ',' value ']')*
    | 'freeze' typedValue
    | 'va_arg' typedValue ',' type
    | 'landingpad' type 'cleanup'? landingClause*
    ;

landingClause : ('catch' | 'filter') typedValue ;
switchCase    : typedValue ',' typedValue ;
atomicOrder   : syncScope? ORDERING ;
syncScope     : 'syncscope' '(' STRING ')' ;

rmwOperator : 'xchg' | 'add' | 'sub' | 'and' | 'or' | 'xor' | 'fadd' | 'fsub' | RMW_OPERATOR ;

tail : ',' (align | addressSpace | METADATA metadata) ;

// What is called, with the arguments.
callee
    : callingConvention? parameterAttribute* addressSpace? type value '(' (argument (',' argument)*)? ')' attribute* bundles?
    ;

argument : type parameterAttribute* value | 'metadata' metadataArgument | '...' ;
metadataArgument : typedValue | metadata ;

bundles : '[' bundle (',' bundle)* ']' ;
bundle  : STRING '(' (typedValue (',' typedValue)*)? ')' ;

binaryOperator
    : 'add' | 'sub' | 'mul' | 'udiv' | 'sdiv' | 'urem' | 'srem' | 'shl' | 'lshr' | 'ashr' | 'and' | 'or' | 'xor' | 'fadd' | 'fsub' | 'fmul'
    | 'fdiv' | 'frem'
    ;

castOperator
    : 'trunc' | 'zext' | 'sext' | 'fptrunc' | 'fpext' | 'fptoui' | 'fptosi' | 'uitofp' | 'sitofp' | 'ptrtoint' | 'inttoptr' | 'bitcast'
    | 'addrspacecast'
    ;

flag : FLAG | 'inrange' ('(' INTEGER ',' INTEGER ')')? ;

typedValue : type value ;

type
    : INTEGER_TYPE
    | SIMPLE_TYPE
    | 'ptr' addressSpace?
    | 'void'
    | 'metadata'
    | LOCAL
    | 'opaque'
    | '{' (type (',' type)*)? '}'
    | '<' '{' (type (',' type)*)? '}' '>'
    | '[' INTEGER 'x' type ']'
    | '<' ('vscale' 'x')? INTEGER 'x' type '>'
    | 'target' '(' STRING (',' (type | INTEGER))* ')'
    | type addressSpace? '*'
    | type '(' (parameter (',' parameter)* (',' '...')? | '...')? ')'
    ;

value
    : LOCAL
    | GLOBAL
    | INTEGER
    | FLOAT
    | 'true'
    | 'false'
    | 'null'
    | 'undef'
    | 'poison'
    | 'zeroinitializer'
    | 'none'
    | TEXT
    | '[' (element (',' element)*)? ']'
    | '{' (element (',' element)*)? '}'
    | '<' '{' (element (',' element)*)? '}' '>'
    | '<' element (',' element)* '>'
    | constantExpression
    | 'asm' ('sideeffect' | 'alignstack' | 'inteldialect' | 'unwind')* STRING ',' STRING
    | metadata
    ;

element : flag? typedValue ;

constantExpression
    : castOperator '(' typedValue 'to' type ')'
    | 'getelementptr' flag* '(' type (',' element)+ ')'
    | (binaryOperator | 'select' | 'extractelement' | 'insertelement' | 'shufflevector' | 'fneg') flag* '(' typedValue (',' typedValue)* ')'
    | ('icmp' | 'fcmp') (PREDICATE | ICMP_PREDICATE) '(' typedValue ',' typedValue ')'
    | ('extractvalue' | 'insertvalue') '(' typedValue (',' typedValue)? (',' INTEGER)+ ')'
    | 'blockaddress' '(' GLOBAL ',' LOCAL ')'
    | ('dso_local_equivalent' | 'no_cfi') GLOBAL
    ;

metadata
    : METADATA
    | NODE
    | metadataNode
    | '!' STRING
    ;

metadataAttachment : METADATA metadata ;

metadataNode
    : '!' '{' (metadataElement (',' metadataElement)*)? '}'
    | METADATA '(' (metadataField (',' metadataField)*)? ')'
    ;

metadataElement : 'null' | typedValue | metadata ;
metadataField   : (LABEL | FIELD)? metadataValue ('|' metadataValue)* ;
metadataValue   : metadataWord | INTEGER | STRING | 'true' | 'false' | 'null' | metadata | typedValue | GLOBAL ;
metadataWord    : WORD | FUNCTION_WORD | PARAMETER_WORD | VISIBILITY | 'none' ;

// Of metadata; everything else before a colon is a label.
FIELD
    : ( 'scope' | 'line' | 'file' | 'column' | 'name' | 'type' | 'size' | 'isOptimized' | 'unit' | 'tag' | 'scopeLine' | 'flags' | 'filename'
      | 'directory' | 'retainedNodes' | 'isDefinition' | 'isLocal' | 'language' | 'types' | 'baseType' | 'emissionKind' | 'encoding'
      | 'producer' | 'align' | 'enums' | 'spFlags' | 'runtimeVersion' | 'linkageName' | 'globals' | 'arg' | 'var' | 'nameTableKind' | 'expr'
      | 'elements' | 'retainedTypes' | 'inlinedAt' | 'splitDebugInlining' | 'virtualIndex' | 'imports' | 'discriminator' | 'identifier'
      | 'offset' | 'extraData' | 'debugInfoForProfiling' | 'entity' | 'checksumkind' | 'checksum' | 'templateParams' | 'sysroot' | 'stringLength'
      | 'stringLengthExpression' | 'stringLocationExpression' | 'dwarfAddressSpace' | 'count' | 'cc' | 'annotations' | 'lowerBound' | 'upperBound'
      | 'value' | 'declaration' | 'thisAdjustment' | 'containingType' | 'vtableHolder' | 'exportSymbols' | 'isDistinct' | 'attributes'
      ) ':'
    ;

LABEL  : ([a-zA-Z$._0-9] | '-')+ ':' | '"' ~["]* '":' ;
LOCAL  : '%' (([a-zA-Z$._] | '-') ([a-zA-Z0-9$._] | '-')* | [0-9]+ | '"' ~["]* '"') ;
GLOBAL : '@' (([a-zA-Z$._] | '-') ([a-zA-Z0-9$._] | '-')* | [0-9]+ | '"' ~["]* '"') ;
COMDAT : '$' (([a-zA-Z$._] | '-') ([a-zA-Z0-9$._] | '-')* | '"' ~["]* '"') ;
GROUP  : '#' [0-9]+ ;
SUMMARY : '^' [0-9]+ ;
NODE     : '!' [0-9]+ ;
METADATA : '!' ([a-zA-Z$._\\] | '-') ([a-zA-Z0-9$._\\] | '-')* ;

INTEGER_TYPE : 'i' [1-9] [0-9]* ;
SIMPLE_TYPE  : 'half' | 'bfloat' | 'float' | 'double' | 'fp128' | 'x86_fp80' | 'ppc_fp128' | 'x86_mmx' | 'x86_amx' | 'label' | 'token' ;

INTEGER : '-'? [0-9]+ | [us] '0x' [0-9a-fA-F]+ ;
FLOAT   : [+-]? [0-9]+ '.' [0-9]* ([eE] [+-]? [0-9]+)? | '0x' [KLMHR]? [0-9a-fA-F]+ ;
TEXT    : 'c"' ~["]* '"' ;
STRING  : '"' ~["]* '"' ;

LINKAGE
    : 'private' | 'internal' | 'linkonce' | 'weak_odr' | 'linkonce_odr' | 'available_externally' | 'appending' | 'common'
    | 'extern_weak' | 'external' | 'dllimport' | 'dllexport'
    ;
VISIBILITY   : 'default' | 'hidden' | 'protected' ;
PREEMPTION   : 'dso_local' | 'dso_preemptable' ;
THREAD_MODEL : 'localdynamic' | 'initialexec' | 'localexec' ;
ADDRESS_KIND : 'unnamed_addr' | 'local_unnamed_addr' ;
SANITIZER    : 'no_sanitize_address' | 'no_sanitize_hwaddress' | 'sanitize_address_dyninit' ;
COMDAT_KIND  : 'any' | 'exactmatch' | 'largest' | 'nodeduplicate' | 'noduplicates' | 'samesize' ;

CALLING_CONVENTION
    : 'ccc' | 'fastcc' | 'coldcc' | 'anyregcc' | 'preserve_mostcc' | 'preserve_allcc' | 'preserve_nonecc' | 'cxx_fast_tlscc' | 'ghccc'
    | 'swiftcc' | 'swifttailcc' | 'tailcc' | 'webkit_jscc' | 'cfguard_checkcc' | 'hhvmcc' | 'hhvm_ccc' | 'intel_ocl_bicc' | 'msp430_intrcc'
    | 'avr_intrcc' | 'avr_signalcc' | 'ptx_kernel' | 'ptx_device' | 'spir_func' | 'spir_kernel' | 'win64cc' | 'graalcc' | 'x86_stdcallcc' | 'x86_fastcallcc' | 'x86_thiscallcc' | 'x86_vectorcallcc' | 'x86_regcallcc'
    | 'x86_intrcc' | 'x86_64_sysvcc' | 'arm_apcscc' | 'arm_aapcscc' | 'arm_aapcs_vfpcc' | 'aarch64_vector_pcs' | 'aarch64_sve_vector_pcs'
    | 'amdgpu_' ('kernel' | 'vs' | 'ls' | 'hs' | 'es' | 'gs' | 'ps' | 'cs' | 'gfx' | 'cs_chain' | 'cs_chain_preserve')
    ;

CALL_KIND : 'tail' | 'musttail' | 'notail' ;
FLAG      : 'nuw' | 'nsw' | 'exact' | 'inbounds' | 'fast' | 'nnan' | 'ninf' | 'nsz' | 'arcp' | 'contract' | 'reassoc' | 'afn' | 'disjoint' | 'nneg'
          | 'nusw' | 'samesign' ;
ICMP_PREDICATE : 'eq' | 'ne' | 'slt' | 'sgt' | 'sle' | 'sge' ;
PREDICATE : 'ult' | 'ugt' | 'ule' | 'uge' | 'oeq' | 'one' | 'olt' | 'ogt' | 'ole' | 'oge' | 'ord' | 'uno' | 'ueq' | 'une' ;
ORDERING  : 'unordered' | 'monotonic' | 'acquire' | 'release' | 'acq_rel' | 'seq_cst' ;
RMW_OPERATOR : 'nand' | 'max' | 'min' | 'umax' | 'umin' | 'fmax' | 'fmin' | 'uinc_wrap' | 'udec_wrap' ;

PARAMETER_WORD
    : 'zeroext' | 'signext' | 'inreg' | 'noalias' | 'nocapture' | 'nest' | 'returned' | 'nonnull' | 'swiftself' | 'swiftasync' | 'immarg'
    | 'noundef' | 'readonly' | 'writeonly' | 'readnone' | 'nofree' | 'allocalign' | 'allocptr' | 'writable' | 'dead_on_unwind'
    ;
SIZED_WORD : 'dereferenceable' | 'dereferenceable_or_null' ;
TYPED_WORD : 'byval' | 'byref' | 'preallocated' | 'sret' | 'elementtype' | 'uwtable' ;
FUNCTION_WORD
    : 'alwaysinline' | 'argmemonly' | 'builtin' | 'cold' | 'convergent' | 'disable_sanitizer_instrumentation' | 'fn_ret_thunk_extern' | 'hot'
    | 'inaccessiblememonly' | 'inaccessiblemem_or_argmemonly' | 'inlinehint' | 'jumptable' | 'minsize' | 'mustprogress' | 'naked' | 'nobuiltin'
    | 'nocallback' | 'nocf_check' | 'nodivergencesource' | 'noduplicate' | 'noimplicitfloat' | 'noinline' | 'nomerge' | 'nonlazybind'
    | 'noprofile' | 'norecurse' | 'noredzone' | 'noreturn' | 'nosanitize_bounds' | 'nosanitize_coverage' | 'nosync' | 'nounwind' | 'null_pointer_is_valid' | 'optforfuzzing'
    | 'optnone' | 'optsize' | 'presplitcoroutine' | 'returns_twice' | 'safestack' | 'sanitize_address' | 'sanitize_hwaddress' | 'sanitize_memory'
    | 'sanitize_memtag' | 'sanitize_thread' | 'shadowcallstack' | 'skipprofile' | 'speculatable' | 'speculative_load_hardening' | 'ssp' | 'sspreq' | 'sspstrong'
    | 'strictfp' | 'willreturn'
    ;

WORD : [a-zA-Z_] [a-zA-Z0-9_.]* ;

COMMENT     : ';' ~[\r\n]* -> channel(HIDDEN) ;
WHITE_SPACE : [ \t\r\n]+ -> channel(HIDDEN) ;
OTHER       : . ;
