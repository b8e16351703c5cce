/* Protocol buffers that protoc takes, for texts that are made up: names are declared once and types are those of the language, or the message
   at the beginning; numbers of fields differ within a message. */
grammar ProtobufStrict;

file : 'syntax = "proto2";' IMPORT? PACKAGE? OPTION? '\nmessage Known { extensions 100 to max; } enum Choice { FIRST = 0; }' statement* EOF ;

statement
    : message
    | enumeration
    | 'extend' 'Known' '{' ('optional' | 'repeated') type FIELD '=' EXTENSION ';' '}'
    | 'service' DECLARED '{' method* '}'
    | ';'
    ;

message : 'message' DECLARED '{' MESSAGE_OPTION? (enumeration | message | 'reserved' REMOVED ';' | ';')* numbered '}' ;

// One of each number.
numbered
    : field1? field2? ('oneof' FIELD '{' type FIELD '=' '3' settings? ';' (type FIELD '=' '4' settings? ';')? '}')?
      ('map' '<' keyType ',' type '>' FIELD '=' '5' ';')? ('reserved' '8' ('to' '9')? ';')? ('extensions' '1000' 'to' ('2000' | 'max') ';')?
    ;

field1 : label type FIELD '=' ('1' | '0x1' | '01') settings? ';' ;
field2 : 'optional' (NUMBER_TYPE FIELD '=' '2' ('[' 'default' '=' INTEGER ']')? | 'string' FIELD '=' '2' ('[' 'default' '=' STRING+ ']')? | 'double' FIELD '=' '2' ('[' 'default' '=' '-'? number ']')?) ';' ;

label   : 'required' | 'optional' | 'repeated' ;
type    : NUMBER_TYPE | 'string' | 'double' | 'bool' | 'bytes' | 'float' | 'Known' | 'Choice' ;
keyType : NUMBER_TYPE | 'string' | 'bool' ;
settings : '[' FIELD_OPTION (',' 'json_name' '=' STRING)? ']' ;
number  : INTEGER | FLOAT | 'inf' | 'nan' ;

enumeration : 'enum' DECLARED '{' DECLARED '=' INTEGER ('[' 'deprecated' '=' ('true' | 'false') ']')? ';' '}' ;

method : 'rpc' DECLARED '(' 'stream'? 'Known' ')' 'returns' '(' 'stream'? 'Known' ')' ('{' '}' | ';') ;

IMPORT         : 'import ' ('weak ' | 'public ')? '"google/protobuf/' ('any' | 'duration' | 'empty') '.proto";' ;
PACKAGE        : 'package ' [a-z] [a-z0-9]* 'x' ('.y' [a-z]*)? ';' ;
OPTION         : 'option ' ('java_package = "' [a-z]+ '"' | 'optimize_for = ' ('SPEED' | 'CODE_SIZE') | 'java_multiple_files = true') ';' ;
MESSAGE_OPTION : 'option deprecated = ' ('true' | 'false') ';' ;
FIELD_OPTION   : 'deprecated = ' ('true' | 'false') ;
NUMBER_TYPE    : [us]? 'int' ('32' | '64') | 's'? 'fixed' ('32' | '64') ;
EXTENSION      : [1-9] [0-9] [0-9] [0-9]? ;
DECLARED       : 'D' [a-zA-Z0-9_]* ;
FIELD          : 'f_' [a-z0-9]* ;
REMOVED        : '"r_' [a-z0-9]* '"' ;
INTEGER        : '0' | [1-9] [0-9]* | '0' [0-7] | '0' [xX] [0-9a-fA-F] [0-9a-fA-F]? ;
FLOAT          : [0-9]+ '.' [0-9]* ([eE] [+-]? [0-9])? | '.' [0-9]+ | [0-9]+ [eE] [+-]? [0-9] ;
STRING         : '"' ([ !#-[\]-~] | ESCAPE)* '"' | '\'' ([ -&(-[\]-~] | ESCAPE)* '\'' ;

SPACE          : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT        : ('//' ~[\r\n]* '\n' | '/*' ~[*/]* '*/') -> channel(HIDDEN) ;

BAD_WORD       : [a-zA-Z_0-9.] [a-zA-Z_0-9.]* ;
BAD_PAIR       : '/*' | '//' ;

fragment ESCAPE : '\\' ([abfnrtv\\'"?] | [0-3] [0-7] [0-7] | 'x' [0-7] [0-9a-fA-F]) ;
