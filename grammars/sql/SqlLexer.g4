/* Tokens of SQL as SQLite 3.46 reads it, with a few tokens of PostgreSQL and MySQL dumps.

   The default mode stands before a statement: only there a line with a dot is a command of the sqlite shell (a backslash: of psql), and COPY
   is followed by its data. The first token of the statement switches to the mode STATEMENT, and its semicolon switches back; so the words
   that begin a statement are spelled in both modes. All quotings of an identifier are one token type.
   `#` begins a comment, but within a statement and before a letter it is a parameter, as SQLite has it.
   A backslash escapes nothing in SQLite ('\' is a whole string), but between a letter and a quote with a letter it can only be meant as in MySQL. */
lexer grammar SqlLexer;

DOT_COMMAND
    : [.\\] ~[\r\n]*
    ;

COPY_HEAD
    : C O P Y ~[;]+? SPACE F R O M SPACE S T D I N ~[;\r\n]* ';' [ \t]* '\r'? '\n' -> mode(COPY_DATA)
    ;

FIRST_WS
    : SPACE -> type(WS), channel(HIDDEN)
    ;

FIRST_COMMENT
    : (ANY_COMMENT | '#' ~[\r\n]*) -> type(COMMENT), channel(HIDDEN)
    ;

FIRST_SEMI
    : ';' -> type(SEMI)
    ;

FIRST_ALTER     : A L T E R -> type(ALTER), mode(STATEMENT) ;
FIRST_ANALYZE   : A N A L Y Z E -> type(ANALYZE), mode(STATEMENT) ;
FIRST_ATTACH    : A T T A C H -> type(ATTACH), mode(STATEMENT) ;
FIRST_BEGIN     : B E G I N -> type(BEGIN), mode(STATEMENT) ;
FIRST_COMMIT    : C O M M I T -> type(COMMIT), mode(STATEMENT) ;
FIRST_CREATE    : C R E A T E -> type(CREATE), mode(STATEMENT) ;
FIRST_DELETE    : D E L E T E -> type(DELETE), mode(STATEMENT) ;
FIRST_DETACH    : D E T A C H -> type(DETACH), mode(STATEMENT) ;
FIRST_DROP      : D R O P -> type(DROP), mode(STATEMENT) ;
FIRST_END       : E N D -> type(END), mode(STATEMENT) ;
FIRST_EXPLAIN   : E X P L A I N -> type(EXPLAIN), mode(STATEMENT) ;
FIRST_INSERT    : I N S E R T -> type(INSERT), mode(STATEMENT) ;
FIRST_PRAGMA    : P R A G M A -> type(PRAGMA), mode(STATEMENT) ;
FIRST_REINDEX   : R E I N D E X -> type(REINDEX), mode(STATEMENT) ;
FIRST_RELEASE   : R E L E A S E -> type(RELEASE), mode(STATEMENT) ;
FIRST_REPLACE   : R E P L A C E -> type(REPLACE), mode(STATEMENT) ;
FIRST_ROLLBACK  : R O L L B A C K -> type(ROLLBACK), mode(STATEMENT) ;
FIRST_SAVEPOINT : S A V E P O I N T -> type(SAVEPOINT), mode(STATEMENT) ;
FIRST_SELECT    : S E L E C T -> type(SELECT), mode(STATEMENT) ;
FIRST_SET       : S E T -> type(SET), mode(STATEMENT) ;
FIRST_UPDATE    : U P D A T E -> type(UPDATE), mode(STATEMENT) ;
FIRST_VACUUM    : V A C U U M -> type(VACUUM), mode(STATEMENT) ;
FIRST_VALUES    : V A L U E S -> type(VALUES), mode(STATEMENT) ;
FIRST_WITH      : W I T H -> type(WITH), mode(STATEMENT) ;

FIRST_ID
    : ANY_ID -> type(ID), mode(STATEMENT)
    ;

FIRST_OTHER
    : . -> type(OTHER), mode(STATEMENT)
    ;

mode COPY_DATA;

COPY_END
    : '\\.' -> mode(DEFAULT_MODE)
    ;

COPY_ROW
    : (~[\\\r\n] | '\\' ~[.\r\n]) ~[\r\n]*
    ;

COPY_WS
    : [\r\n]+ -> type(WS), channel(HIDDEN)
    ;

mode STATEMENT;

SEMI
    : ';' -> mode(DEFAULT_MODE)
    ;

LP      : '(' ;
RP      : ')' ;
COMMA   : ',' ;
DOT     : '.' ;
STAR    : '*' ;
SLASH   : '/' ;
PERCENT : '%' ;
PLUS    : '+' ;
MINUS   : '-' ;
TILDE   : '~' ;
CONCAT  : '||' ;
ARROW   : '->' ;
ARROW2  : '->>' ;
AMP     : '&' ;
PIPE    : '|' ;
SHL     : '<<' ;
SHR     : '>>' ;
LT      : '<' ;
LE      : '<=' ;
GT      : '>' ;
GE      : '>=' ;
EQ      : '=' | '==' ;
NE      : '<>' | '!=' ;
CAST    : '::' ;

ACTION        : A C T I O N ;
ADD           : A D D ;
AFTER         : A F T E R ;
ALL           : A L L ;
ALTER         : A L T E R ;
ALWAYS        : A L W A Y S ;
ANALYZE       : A N A L Y Z E ;
AND           : A N D ;
AS            : A S ;
ASC           : A S C ;
ATTACH        : A T T A C H ;
AUTOINCREMENT : A U T O I N C R E M E N T ;
BEFORE        : B E F O R E ;
BEGIN         : B E G I N ;
BETWEEN       : B E T W E E N ;
BY            : B Y ;
CASCADE       : C A S C A D E ;
CASE          : C A S E ;
CHECK         : C H E C K ;
COLLATE       : C O L L A T E ;
COLUMN        : C O L U M N ;
COMMIT        : C O M M I T ;
CONFLICT      : C O N F L I C T ;
CONSTRAINT    : C O N S T R A I N T ;
CREATE        : C R E A T E ;
CROSS         : C R O S S ;
CURRENT       : C U R R E N T ;
DATABASE      : D A T A B A S E ;
DEFAULT       : D E F A U L T ;
DEFERRABLE    : D E F E R R A B L E ;
DEFERRED      : D E F E R R E D ;
DELETE        : D E L E T E ;
DESC          : D E S C ;
DETACH        : D E T A C H ;
DISTINCT      : D I S T I N C T ;
DO            : D O ;
DROP          : D R O P ;
EACH          : E A C H ;
ELSE          : E L S E ;
END           : E N D ;
ESCAPE        : E S C A P E ;
EXCEPT        : E X C E P T ;
EXCLUDE       : E X C L U D E ;
EXCLUSIVE     : E X C L U S I V E ;
EXISTS        : E X I S T S ;
EXPLAIN       : E X P L A I N ;
FILTER        : F I L T E R ;
FIRST         : F I R S T ;
FOLLOWING     : F O L L O W I N G ;
FOR           : F O R ;
FOREIGN       : F O R E I G N ;
FROM          : F R O M ;
FULL          : F U L L ;
GENERATED     : G E N E R A T E D ;
GLOB          : G L O B ;
GROUP         : G R O U P ;
GROUPS        : G R O U P S ;
HAVING        : H A V I N G ;
IF            : I F ;
IMMEDIATE     : I M M E D I A T E ;
IN            : I N ;
INDEX         : I N D E X ;
INDEXED       : I N D E X E D ;
INITIALLY     : I N I T I A L L Y ;
INNER         : I N N E R ;
INSERT        : I N S E R T ;
INSTEAD       : I N S T E A D ;
INTERSECT     : I N T E R S E C T ;
INTO          : I N T O ;
IS            : I S ;
ISNULL        : I S N U L L ;
JOIN          : J O I N ;
KEY           : K E Y ;
LAST          : L A S T ;
LEFT          : L E F T ;
LIKE          : L I K E ;
LIMIT         : L I M I T ;
MATCH         : M A T C H ;
MATERIALIZED  : M A T E R I A L I Z E D ;
NATURAL       : N A T U R A L ;
NO            : N O ;
NOT           : N O T ;
NOTHING       : N O T H I N G ;
NOTNULL       : N O T N U L L ;
NULL          : N U L L ;
NULLS         : N U L L S ;
OF            : O F ;
OFFSET        : O F F S E T ;
ON            : O N ;
ONLY          : O N L Y ;
OR            : O R ;
ORDER         : O R D E R ;
OTHERS        : O T H E R S ;
OUTER         : O U T E R ;
OVER          : O V E R ;
PARTITION     : P A R T I T I O N ;
PLAN          : P L A N ;
PRAGMA        : P R A G M A ;
PRECEDING     : P R E C E D I N G ;
PRIMARY       : P R I M A R Y ;
QUERY         : Q U E R Y ;
RANGE         : R A N G E ;
RECURSIVE     : R E C U R S I V E ;
REFERENCES    : R E F E R E N C E S ;
REGEXP        : R E G E X P ;
REINDEX       : R E I N D E X ;
RELEASE       : R E L E A S E ;
RENAME        : R E N A M E ;
REPLACE       : R E P L A C E ;
RESTRICT      : R E S T R I C T ;
RETURNING     : R E T U R N I N G ;
RIGHT         : R I G H T ;
ROLLBACK      : R O L L B A C K ;
ROW           : R O W ;
ROWS          : R O W S ;
SAVEPOINT     : S A V E P O I N T ;
SELECT        : S E L E C T ;
SET           : S E T ;
TABLE         : T A B L E ;
TEMP          : T E M P (O R A R Y)? ;
THEN          : T H E N ;
TIES          : T I E S ;
TO            : T O ;
TRANSACTION   : T R A N S A C T I O N ;
TRIGGER       : T R I G G E R ;
UNION         : U N I O N ;
UNIQUE        : U N I Q U E ;
UPDATE        : U P D A T E ;
USING         : U S I N G ;
VACUUM        : V A C U U M ;
VALUES        : V A L U E S ;
VIEW          : V I E W ;
VIRTUAL       : V I R T U A L ;
WHEN          : W H E N ;
WHERE         : W H E R E ;
WINDOW        : W I N D O W ;
WITH          : W I T H ;
WITHIN        : W I T H I N ;
WITHOUT       : W I T H O U T ;

ID
    : ANY_ID
    ;

NUMBER
    : DIGITS ('.' DIGITS?)? EXPONENT?
    | '.' DIGITS EXPONENT?
    | '0' [xX] HEX ('_'? HEX)*
    ;

STRING
    : '\'' (~['] | '\'\'')* '\''
    | [eE] '\'' (~['\\] | '\'\'' | '\\' .)* '\''
    | '$' [a-zA-Z_]* '$' .*? '$' [a-zA-Z_]* '$'
    ;

FOREIGN_STRING
    : '\'' (~['] | '\'\'' | [a-zA-Z] '\\\'' [a-zA-Z])* '\''
    ;

BLOB
    : [xX] '\'' HEX* '\''
    ;

PARAMETER
    : '?' [0-9]*
    | ([:@$] | '@@') ID_CHAR (ID_CHAR | '::')* SUFFIX?
    | '$::' (ID_CHAR | '::')* SUFFIX?
    | '#' ID_START (ID_CHAR | '::')* SUFFIX?
    ;

WS
    : SPACE -> channel(HIDDEN)
    ;

COMMENT
    : (ANY_COMMENT | '#' (~[a-zA-Z_\u0080-\uFEFE\uFF00-\u{10FFFF}\r\n] ~[\r\n]*)?) -> channel(HIDDEN)
    ;

OTHER
    : .
    ;

fragment SPACE
    : [ \t\r\n\u000B\f\uFEFF]+
    ;

/* SQLite lets the end of the input end a comment. */
fragment ANY_COMMENT
    : '--' ~[\r\n]*
    | '/*' (~'*' | '*'+ ~[*/])* ('*'* | '*'+ '/')
    ;

fragment ANY_ID
    : ID_START ID_CHAR*
    | '"' (~["] | '""')* '"'
    | '`' (~[`] | '``')* '`'
    | '[' ~[\]]* ']'
    ;

fragment ID_START
    : [a-zA-Z_\u0080-\uFEFE\uFF00-\u{10FFFF}]
    ;

fragment ID_CHAR
    : ID_START
    | [0-9$]
    ;

fragment SUFFIX
    : '(' ~[) \t\r\n]* ')'
    ;

fragment DIGITS
    : [0-9] ('_'? [0-9])*
    ;

fragment EXPONENT
    : [eE] [+-]? DIGITS
    ;

fragment HEX
    : [0-9a-fA-F]
    ;

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
fragment Z : [zZ] ;
