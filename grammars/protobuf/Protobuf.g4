/* Protocol buffers, both syntaxes and editions. Words of the language are names where a name may stand. */
grammar Protobuf;

file : statement* EOF ;

statement
    : ('syntax' | 'edition') '=' STRING+ ';'
    | 'import' ('weak' | 'public')? STRING+ ';'
    | 'package' fullName ';'
    | option
    | message
    | enumeration
    | extend
    | service
    | ';'
    ;

option      : 'option' optionName '=' optionValue ';' ;
optionName  : optionPart ('.' optionPart)* ;
optionPart  : name | '(' '.'? fullName ')' ;
optionValue : constant | aggregate ;

fieldOptions    : '[' optionItem (',' optionItem)* ']' ;
optionItem : optionName '=' optionValue ;

// A message in text format.
aggregate      : '{' aggregateField* '}' | '<' aggregateField* '>' ;
aggregateField : aggregateName (':' aggregateValue | aggregate | ':' '[' (aggregateValue (',' aggregateValue)*)? ']') (',' | ';')? ;
aggregateName  : name | '[' fullName ('/' fullName)? ']' ;
aggregateValue : constant | aggregate ;

constant : '-'? (INTEGER | FLOAT | 'inf' | 'nan') | fullName | STRING+ ;

message : visibility? 'message' name '{' messageElement* '}' ;

visibility : 'export' | 'local' ;

messageElement
    : field
    | message
    | enumeration
    | extend
    | option
    | 'oneof' name '{' (oneofField | option | ';')* '}'
    | 'map' '<' fieldType ',' fieldType '>' name '=' INTEGER fieldOptions? ';'
    | 'extensions' range (',' range)* fieldOptions? ';'
    | 'reserved' (range (',' range)* | STRING+ (',' STRING+)* | reservedName (',' reservedName)*) ';'
    | ';'
    ;

field      : label? (fieldType name '=' INTEGER fieldOptions? ';' | group) ;
oneofField : fieldType name '=' INTEGER fieldOptions? ';' | group ;
group      : 'group' name '=' INTEGER fieldOptions? '{' messageElement* '}' ;
label      : 'required' | 'optional' | 'repeated' ;
fieldType  : '.'? fullName ;

range        : INTEGER ('to' (INTEGER | 'max'))? ;
reservedName : name ;

enumeration : visibility? 'enum' name '{' enumElement* '}' ;

enumElement
    : name '=' '-'? INTEGER fieldOptions? ';'
    | option
    | 'reserved' (enumRange (',' enumRange)* | STRING+ (',' STRING+)* | reservedName (',' reservedName)*) ';'
    | ';'
    ;

enumRange : '-'? INTEGER ('to' ('-'? INTEGER | 'max'))? ;

extend  : 'extend' fieldType '{' (field | ';')* '}' ;
service : 'service' name '{' (option | method | ';')* '}' ;
method  : 'rpc' name '(' 'stream'? fieldType ')' 'returns' '(' 'stream'? fieldType ')' ('{' (option | ';')* '}' | ';') ;

fullName : name ('.' name)* ;

name
    : NAME | 'syntax' | 'edition' | 'import' | 'weak' | 'public' | 'package' | 'option' | 'inf' | 'nan' | 'message' | 'export' | 'local'
    | 'oneof' | 'map' | 'extensions' | 'reserved' | 'group' | 'required' | 'optional' | 'repeated' | 'to' | 'max' | 'enum' | 'extend'
    | 'service' | 'rpc' | 'stream' | 'returns'
    ;

INTEGER : '0' | [1-9] [0-9]* | '0' [0-7]+ | '0' [xX] [0-9a-fA-F]+ ;
FLOAT   : ([0-9]+ '.' [0-9]* ([eE] [+-]? [0-9]+)? | '.' [0-9]+ ([eE] [+-]? [0-9]+)? | [0-9]+ [eE] [+-]? [0-9]+) [fF]? | [0-9]+ [fF] ;
NAME    : [a-zA-Z_] [a-zA-Z0-9_]* ;
STRING  : '"' (~["\\\r\n] | Escape)* '"' | '\'' (~['\\\r\n] | Escape)* '\'' ;

COMMENT     : ('//' ~[\r\n]* | '/*' .*? '*/') -> channel(HIDDEN) ;
WHITE_SPACE : [ \t\r\n\f\u000B\uFEFF]+ -> channel(HIDDEN) ;
BAD_NUMBER  : [0-9] [a-zA-Z0-9_.]* ;
OTHER       : . ;

fragment Escape : '\\' ([abfnrtv\\'"?] | [0-3] [0-7]? [0-7]? | [4-7] [0-7]? | [xX] [0-9a-fA-F] [0-9a-fA-F]? | 'u' Hex4 | 'U000' ('0' | '1') Hex4) ;
fragment Hex4   : [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] ;
