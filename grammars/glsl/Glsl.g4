/* GLSL 1.10 to 4.60 and ES, with the common extensions for Vulkan and ray tracing. Preprocessor directives are hidden tokens, one a
   line, but for those that say what the rest means: each of these is one that a reduction can remove. Names stand side by side in
   declarations, so nothing depends on whether a name is a type; `a[2] b` begins like the operand `a[2]`. */
grammar Glsl;

unit : external* EOF ;

external
    : LINE
    | qualifier* identifierBlock
    | declaration
    | attribute? qualifier* type ( identifier '(' parameters? ')' attribute? (block | ';')
                      | declarators? ';'
                      | (',' identifier)+ ';'
                      )
    | 'precision' precision type ';'
    | ';'
    ;

identifierBlock : identifier '{' member* '}' (identifier dimension*)? ';' ;

member : qualifier* type memberName (',' memberName)* ';' ;
memberName : identifier dimension* ;

qualifier
    : 'const' | 'attribute' | 'varying' | 'uniform' | 'in' | 'out' | 'inout' | 'buffer' | 'shared' | 'centroid' | 'flat' | 'smooth'
    | 'noperspective' | 'patch' | 'sample' | 'invariant' | 'precise' | 'coherent' | 'volatile' | 'restrict' | 'readonly' | 'writeonly'
    | precision
    | 'layout' '(' layoutItem (',' layoutItem)* ')'
    | 'subroutine' ('(' identifier (',' identifier)* ')')?
    | EXTENDED_QUALIFIER
    | NON_UNIFORM
    | SPIRV '(' spirvItem (',' spirvItem)* ')'
    ;

spirvItem : (identifier '=')? (conditional | '[' conditional (',' conditional)* ']') ;

precision  : 'lowp' | 'mediump' | 'highp' ;
layoutItem : identifier ('=' conditional)? | 'shared' | EXTENDED_QUALIFIER ;

type      : typeName dimension* ;
typeName  : TYPE matrixShape? | 'void' | identifier | structure ;
matrixShape : '<' primary (',' primary)* '>' ;
structure : 'struct' identifier? '{' member* '}' ;
dimension : '[' expression? ']' ;

parameters : parameter (',' parameter)* ;
parameter  : qualifier* type identifier? dimension* ;

declarators : declarator (',' declarator)* ;
declarator  : identifier dimension* ('=' initializer)? ;
initializer : assignment | '{' (initializer (',' initializer)* ','?)? '}' ;

block : '{' statement* '}' ;

statement
    : LINE
    | block
    | declaration
    | 'precision' precision type ';'
    | simple ';'
    | attribute? flow
    | 'case' expression ':'
    | 'default' ':'
    | 'continue' ';'
    | 'break' ';'
    | 'return' expression? ';'
    | 'discard' ';'
    | 'demote' ';'
    | ';'
    ;

flow
    : 'if' '(' expression ')' statement ('else' statement)?
    | 'switch' '(' expression ')' block
    | 'while' '(' condition ')' statement
    | 'do' statement 'while' '(' expression ')' ';'
    | 'for' '(' (declaration | simple? ';') condition? ';' expression? ')' statement
    ;

attribute : '[' '[' attributeItem (',' attributeItem)* ']' ']' ;
attributeItem : identifier ('(' expression ')')? ;

// What begins with a word of the language; `a b = c;` is simple.
declaration
    : qualifier+ (type declarators?)? ';'
    | structure dimension* declarators? ';'
    | builtInDeclaration
    ;

builtInDeclaration : (TYPE | 'void') dimension* (localFunction | declarators) ';' ;
localFunction : identifier '(' parameters? ')' ;

simple    : expression declarators? ;
condition : expression | qualifier* type identifier '=' initializer ;

expression  : assignment (',' assignment)* ;
assignment  : conditional (('=' | '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' | '&=' | '^=' | '|=') assignment)? ;
conditional : operation ('?' expression ':' assignment)? ;

operation
    : primary
    | ('++' | '--' | '+' | '-' | '!' | '~') operation
    | operation ('*' | '/' | '%') operation
    | operation ('+' | '-') operation
    | operation ('<<' | '>>') operation
    | operation ('<' | '>' | '<=' | '>=') operation
    | operation ('==' | '!=') operation
    | operation '&' operation
    | operation '^' operation
    | operation '|' operation
    | operation '&&' operation
    | operation '^^' operation
    | operation '||' operation
    ;

primary : atom selector* ;

atom
    : identifier
    | TYPE
    | NUMBER
    | 'true'
    | 'false'
    | STRING
    | '(' expression ')'
    | NON_UNIFORM '(' expression ')'
    ;

selector
    : '.' identifier
    | '[' expression? ']'
    | '(' (expression | 'void')? ')'
    | '++'
    | '--'
    ;

identifier : ID | 'sample' | 'patch' | 'demote' ;

TYPE
    : 'float' | 'int' | 'uint' | 'bool' | 'double' | 'half' | 'atomic_uint' | [biud]? 'vec' [234] | 'd'? 'mat' [234] ('x' [234])?
    | [biuf] ('8' | '16' | '32' | '64') 'vec' [234] | ('int' | 'uint' | 'float') ('8' | '16' | '32' | '64') '_t' | 'f' ('16' | '32' | '64') 'mat' [234] ('x' [234])?
    | ([iu] | 'f16' | 'i64' | 'u64')? ('sampler' | 'texture' | 'image') ('1D' | '2D' | '3D' | 'Cube' | '2DRect' | 'Buffer' | '2DMS') 'Array'? 'Shadow'?
    | [iu]? 'subpassInput' 'MS'? | [fiu] 'coopmat' 'NV' | 'coopmat' | 'samplerShadow' | 'samplerExternalOES' | ('accelerationStructure' | 'rayQuery' | 'hitObject') ('EXT' | 'NV')
    ;

NON_UNIFORM : 'nonuniformEXT' ;
SPIRV       : 'spirv_' ('instruction' | 'decorate' | 'decorate_id' | 'decorate_string' | 'execution_mode' | 'execution_mode_id' | 'type' | 'storage_class') ;

EXTENDED_QUALIFIER
    : ('perprimitive' | 'task' | 'perview' | 'taskPayloadShared' | 'rayPayload' | 'rayPayloadIn' | 'hitAttribute' | 'hitObjectAttribute' | 'callableData' | 'callableDataIn'
      | 'shaderRecord' | 'pervertex' | 'devicecoherent') ('NV' | 'EXT')
    | 'devicecoherent' | 'queuefamilycoherent' | 'workgroupcoherent' | 'subgroupcoherent' | 'nonprivate' | 'shadercallcoherent' | 'spirv_by_reference' | 'spirv_literal'
    ;

ID     : [a-zA-Z_] [a-zA-Z0-9_]* ;
NUMBER
    : ([0-9]+ '.' [0-9]* | '.' [0-9]+) ([eE] [+-]? [0-9]+)? ([fF] | [lLhH] [fF])?
    | [0-9]+ ([eE] [+-]? [0-9]+) ([fF] | [lLhH] [fF])?
    | ([1-9] [0-9]* | '0' [0-7]* | '0' [xX] [0-9a-fA-F]+) [uU]? [lLsS]?
    ;
STRING : '"' ~["\r\n]* '"' ;

LINE        : '#' [ \t]* ('version' | 'extension') ~[\r\n]* ;
DIRECTIVE   : '#' ('\\' '\r'? '\n' | ~[\r\n])* -> channel(HIDDEN) ;
COMMENT     : ('//' ('\\' '\r'? '\n' | ~[\r\n])* | '/*' .*? '*/') -> channel(HIDDEN) ;
WHITE_SPACE : ([ \t\r\n\f\u000B\uFEFF] | '\\' '\r'? '\n')+ -> channel(HIDDEN) ;
BAD_NUMBER  : [0-9] [a-zA-Z0-9_.]* ;
OTHER       : . ;
