/* PHP 8, in texts of any kind. Keywords are read in lower case. A string with variables in it is one token, and so is a here-document, whose
   end is known for the usual tags, and guessed for others. */
lexer grammar PhpLexer;

OPEN_ECHO     : '<?=' -> mode(PHP) ;
OPEN          : '<?php' ([ \t] | '\r'? '\n')? -> mode(PHP) ;
INLINE_HTML   : ( ~'<' | '<'+ ~[<?] )+ ;
OTHER_HTML    : ( '<' | '<?' [a-oq-zA-Z] ) -> type(INLINE_HTML) ;

mode PHP;

CLOSE         : '?>' ('\r'? '\n')? -> mode(DEFAULT_MODE) ;

COMMENT       : ( '//' Line | '#' (~[?\r\n[] Line)? | '/*' .*? '*/' ) -> channel(HIDDEN) ;
WHITE_SPACE   : [ \t\r\n]+ -> channel(HIDDEN) ;

ABSTRACT      : 'abstract' ;
AS            : 'as' ;
BREAK         : 'break' ;
CALLABLE      : 'callable' ;
CASE          : 'case' ;
CATCH         : 'catch' ;
CLASS         : 'class' ;
CLONE         : 'clone' ;
CONST         : 'const' ;
CONTINUE      : 'continue' ;
DECLARE       : 'declare' ;
DEFAULT       : 'default' ;
DO            : 'do' ;
ECHO          : 'echo' ;
ELSE          : 'else' ;
ELSEIF        : 'elseif' ;
ENDDECLARE    : 'enddeclare' ;
ENDFOR        : 'endfor' ;
ENDFOREACH    : 'endforeach' ;
ENDIF         : 'endif' ;
ENDSWITCH     : 'endswitch' ;
ENDWHILE      : 'endwhile' ;
EXTENDS       : 'extends' ;
FINAL         : 'final' ;
FINALLY       : 'finally' ;
FN            : 'fn' ;
FOR           : 'for' ;
FOREACH       : 'foreach' ;
FUNCTION      : 'function' ;
GLOBAL        : 'global' ;
GOTO          : 'goto' ;
IF            : 'if' ;
IMPLEMENTS    : 'implements' ;
INCLUDE       : 'include' ;
INCLUDE_ONCE  : 'include_once' ;
INSTANCEOF    : 'instanceof' ;
INSTEADOF     : 'insteadof' ;
INTERFACE     : 'interface' ;
NAMESPACE     : 'namespace' ;
NEW           : 'new' ;
PRINT         : 'print' ;
PRIVATE       : 'private' ;
PROTECTED     : 'protected' ;
PUBLIC        : 'public' ;
READONLY      : 'readonly' ;
REQUIRE       : 'require' ;
REQUIRE_ONCE  : 'require_once' ;
RETURN        : 'return' ;
STATIC        : 'static' ;
SWITCH        : 'switch' ;
THROW         : 'throw' ;
TRAIT         : 'trait' ;
TRY           : 'try' ;
USE           : 'use' ;
VAR           : 'var' ;
WHILE         : 'while' ;
YIELD         : 'yield' ([ \t\r\n]+ 'from')? ;
MATCH         : 'match' ;
ENUM          : 'enum' ;
AND           : 'and' ;
OR            : 'or' ;
XOR           : 'xor' ;

ATTRIBUTE_OPEN : '#[' ;
CAST          : '(' [ \t]* ('int' | 'integer' | 'float' | 'double' | 'string' | 'bool' | 'boolean' | 'array' | 'object' | 'unset' | 'binary') [ \t]* ')' ;
VARIABLE      : '$' Name ;
NAME          : '\\'? Name ('\\' Name)* ;
NUMBER        : Digits ('.' Digits?)? Exponent? | '.' Digits Exponent? | '0' [xX] [0-9a-fA-F_]+ | '0' [bB] [01_]+ | '0' [oO] [0-7_]+ ;
STRING        : [bB]? ('\'' (~['\\] | '\\' .)* '\'' | '"' Piece* '{'* '"') ;
SHELL         : '`' (~[`\\] | '\\' .)* '`' ;
HERE_DOCUMENT : '<<<' [ \t]* ( Quote? 'EOT' Quote? Start 'EOT'
              | Quote? 'EOD' Quote? Start 'EOD'
              | Quote? 'EOF' Quote? Start 'EOF'
              | Quote? 'EOL' Quote? Start 'EOL'
              | Quote? 'EOS' Quote? Start 'EOS'
              | Quote? 'EOH' Quote? Start 'EOH'
              | Quote? 'EOM' Quote? Start 'EOM'
              | Quote? 'EOSQL' Quote? Start 'EOSQL'
              | Quote? 'END' Quote? Start 'END'
              | Quote? 'HTML' Quote? Start 'HTML'
              | Quote? 'SQL' Quote? Start 'SQL'
              | Quote? 'TXT' Quote? Start 'TXT'
              | Quote? 'TEXT' Quote? Start 'TEXT'
              | Quote? 'XML' Quote? Start 'XML'
              | Quote? 'JSON' Quote? Start 'JSON'
              | Quote? 'PHP' Quote? Start 'PHP'
              | Quote? 'CODE' Quote? Start 'CODE'
              | Quote? 'HELP' Quote? Start 'HELP'
              | Quote? 'JS' Quote? Start 'JS'
              | Quote? 'CSS' Quote? Start 'CSS'
              | Quote? 'HEREDOC' Quote? Start 'HEREDOC'
              | Quote? 'DOC' Quote? Start 'DOC'
              | Quote? 'YAML' Quote? Start 'YAML'
              | Quote? 'STR' Quote? Start 'STR'
              | Quote? 'MSG' Quote? Start 'MSG'
              | Quote? 'TPL' Quote? Start 'TPL'
              | Quote? 'TEMPLATE' Quote? Start 'TEMPLATE'
              | Quote? 'MAIL' Quote? Start 'MAIL'
              | Quote? 'PREFIX' Quote? Start 'PREFIX'
              | Quote? 'SUFFIX' Quote? Start 'SUFFIX'
              | Quote? 'INPUT' Quote? Start 'INPUT'
              | Quote? 'OUTPUT' Quote? Start 'OUTPUT'
              | Quote? 'EXPECTED' Quote? Start 'EXPECTED'
              | Quote? 'CONTENT' Quote? Start 'CONTENT' ) ;

// Of another tag, to the first line that begins with a word in capitals. The rule above matches more where its tag is meant.
OTHER_HERE    : '<<<' [ \t]* Quote? Capitals Quote? Start Capitals -> type(HERE_DOCUMENT) ;


ASSIGN        : [+\-*/.%&|^] '=' | '**=' | '??=' | '<<=' | '>>=' ;
EQUALS        : '=' ;
INCREMENT     : '++' | '--' ;
PREFIX        : [!~@] ;
SIGN          : [+-] ;
AMPERSAND     : '&' ;
BAR           : '|' ;
OPERATOR      : [*/.%^<>] | '**' | '<<' | '>>' | '<=' | '>=' | '<=>' | '==' | '===' | '!=' | '<>' | '!==' | '&&' | '||' | '??' ;
QUESTION      : '?' ;
COLON         : ':' ;
ARROW         : '->' | '?->' ;
DOUBLE_COLON  : '::' ;
DOUBLE_ARROW  : '=>' ;
ELLIPSIS      : '...' ;
COMMA         : ',' ;
SEMICOLON     : ';' ;
BACKSLASH     : '\\' ;
DOLLAR        : '$' ;
PAREN_OPEN    : '(' ;
PAREN_CLOSE   : ')' ;
BRACKET_OPEN  : '[' ;
BRACKET_CLOSE : ']' ;
BRACE_OPEN    : '{' ;
BRACE_CLOSE   : '}' ;
BAD_NUMBER    : [0-9] [0-9a-zA-Z_]* ;
OTHER         : . ;

fragment Capitals : [A-Z] [A-Z_] [A-Z_0-9]+ ;
fragment Line     : ( ~[?\r\n] | '?'+ ~[>?\r\n] )* ('?'+ '\r'? '\n')? ;
fragment Name     : [a-zA-Z_\u0080-\uFFFF] [a-zA-Z0-9_\u0080-\uFFFF]* ;
fragment Digits   : [0-9] ('_'? [0-9])* ;
fragment Exponent : [eE] [+-]? Digits ;
fragment Piece    : ~["\\{] | '\\' . | '{$' Inner* '}' | '{'+ (~["\\{$] | '\\' .) ;
fragment Inner    : ~[{}"'] | '{' Inner* '}' | '\'' (~['\\] | '\\' .)* '\'' | '"' (~["\\] | '\\' .)* '"' ;
fragment Quote    : ['"] ;
fragment Start    : [ \t]* '\r'? '\n' (~[\n]* '\n')*? [ \t]* ;
