/* PHP 8, in texts of any kind. A string with variables in it is one token, and so is a here-document, whose end is known for the usual tags,
   and guessed for others. */
lexer grammar PhpLexer;

OPEN_ECHO     : '<?=' -> mode(PHP) ;
OPEN          : '<?' P H P ([ \t] | '\r'? '\n')? -> mode(PHP) ;
INLINE_HTML   : ( ~'<' | '<'+ ~[<?] )+ ;
OTHER_HTML    : ( '<' | '<?' [a-oq-zA-OQ-Z] ) -> type(INLINE_HTML) ;

mode PHP;

CLOSE         : '?>' ('\r'? '\n')? -> mode(DEFAULT_MODE) ;

COMMENT       : ( '//' Line | '#' (~[?\r\n[] Line)? | '/*' .*? '*/' ) -> channel(HIDDEN) ;
WHITE_SPACE   : [ \t\r\n]+ -> channel(HIDDEN) ;

ABSTRACT      : A B S T R A C T ;
AS            : A S ;
BREAK         : B R E A K ;
CALLABLE      : C A L L A B L E ;
CASE          : C A S E ;
CATCH         : C A T C H ;
CLASS         : C L A S S ;
CLONE         : C L O N E ;
CONST         : C O N S T ;
CONTINUE      : C O N T I N U E ;
DECLARE       : D E C L A R E ;
DEFAULT       : D E F A U L T ;
DO            : D O ;
ECHO          : E C H O ;
ELSE          : E L S E ;
ELSEIF        : E L S E I F ;
ENDDECLARE    : E N D D E C L A R E ;
ENDFOR        : E N D F O R ;
ENDFOREACH    : E N D F O R E A C H ;
ENDIF         : E N D I F ;
ENDSWITCH     : E N D S W I T C H ;
ENDWHILE      : E N D W H I L E ;
EXTENDS       : E X T E N D S ;
FINAL         : F I N A L ;
FINALLY       : F I N A L L Y ;
FN            : F N ;
FOR           : F O R ;
FOREACH       : F O R E A C H ;
FUNCTION      : F U N C T I O N ;
GLOBAL        : G L O B A L ;
GOTO          : G O T O ;
IF            : I F ;
IMPLEMENTS    : I M P L E M E N T S ;
INCLUDE       : I N C L U D E ;
INCLUDE_ONCE  : I N C L U D E '_' O N C E ;
INSTANCEOF    : I N S T A N C E O F ;
INSTEADOF     : I N S T E A D O F ;
INTERFACE     : I N T E R F A C E ;
NAMESPACE     : N A M E S P A C E ;
NEW           : N E W ;
PRINT         : P R I N T ;
PRIVATE       : P R I V A T E ;
PROTECTED     : P R O T E C T E D ;
PUBLIC        : P U B L I C ;
READONLY      : R E A D O N L Y ;
REQUIRE       : R E Q U I R E ;
REQUIRE_ONCE  : R E Q U I R E '_' O N C E ;
RETURN        : R E T U R N ;
STATIC        : S T A T I C ;
SWITCH        : S W I T C H ;
THROW         : T H R O W ;
TRAIT         : T R A I T ;
TRY           : T R Y ;
USE           : U S E ;
VAR           : V A R ;
WHILE         : W H I L E ;
YIELD         : Y I E L D ([ \t\r\n]+ F R O M)? ;
MATCH         : M A T C H ;
ENUM          : E N U M ;
AND           : A N D ;
OR            : O R ;
XOR           : X O R ;

ATTRIBUTE_OPEN : '#[' ;
CAST          : '(' [ \t]* (I N T | I N T E G E R | F L O A T | D O U B L E | S T R I N G | B O O L | B O O L E A N | A R R A Y | O B J E C T | U N S E T | B I N A R Y) [ \t]* ')' ;
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

fragment A : [aA] ;
fragment B : [bB] ;
fragment C : [cC] ;
fragment D : [dD] ;
fragment E : [eE] ;
fragment F : [fF] ;
fragment G : [gG] ;
fragment H : [hH] ;
fragment I : [iI] ;
fragment J : [jJ] ;
fragment K : [kK] ;
fragment L : [lL] ;
fragment M : [mM] ;
fragment N : [nN] ;
fragment O : [oO] ;
fragment P : [pP] ;
fragment Q : [qQ] ;
fragment R : [rR] ;
fragment S : [sS] ;
fragment T : [tT] ;
fragment U : [uU] ;
fragment V : [vV] ;
fragment W : [wW] ;
fragment X : [xX] ;
fragment Y : [yY] ;
