/* SQL as SQLite parses it, for texts that are made up. Names have a digit or a low line, or are quoted, so that none is a keyword. */
grammar SqlStrict;

script : (statement ';')* EOF ;

statement
    : 'EXPLAIN' ('QUERY' 'PLAN')? query
    | query
    | change
    | 'CREATE' ('TEMP' | 'TEMPORARY')? 'TABLE' ifNotExists? path (table | 'AS' query)
    | 'CREATE' 'UNIQUE'? 'INDEX' ifNotExists? path 'ON' NAME '(' ordered (',' ordered)* ')' ('WHERE' expr)?
    | 'CREATE' 'TEMP'? 'VIEW' ifNotExists? path columns? 'AS' query
    | 'CREATE' 'TEMP'? 'TRIGGER' ifNotExists? path ('BEFORE' | 'AFTER' | 'INSTEAD' 'OF')? ('DELETE' | 'INSERT' | 'UPDATE' ('OF' NAME (',' NAME)*)?)
      'ON' NAME ('FOR' 'EACH' 'ROW')? ('WHEN' expr)? 'BEGIN' (simpleChange ';')+ 'END'
    | 'CREATE' 'VIRTUAL' 'TABLE' ifNotExists? path 'USING' NAME ('(' NAME (',' NAME)* ')')?
    | 'DROP' ('TABLE' | 'INDEX' | 'VIEW' | 'TRIGGER') ('IF' 'EXISTS')? path
    | 'ALTER' 'TABLE' path ('RENAME' ('TO' NAME | 'COLUMN'? NAME 'TO' NAME) | 'ADD' 'COLUMN'? column | 'DROP' 'COLUMN'? NAME)
    | 'PRAGMA' path ('=' signed | '(' signed ')')?
    | 'BEGIN' ('DEFERRED' | 'IMMEDIATE' | 'EXCLUSIVE')? 'TRANSACTION'?
    | ('COMMIT' | 'END') 'TRANSACTION'?
    | 'ROLLBACK' 'TRANSACTION'? ('TO' 'SAVEPOINT'? NAME)?
    | 'SAVEPOINT' NAME
    | 'RELEASE' 'SAVEPOINT'? NAME
    | ('ANALYZE' | 'REINDEX') path?
    | 'VACUUM' NAME?
    ;

ifNotExists : 'IF' 'NOT' 'EXISTS' ;

table
    : '(' column (',' column)* (',' tableConstraint)* ')' ('WITHOUT' 'ROWID' | 'STRICT')?
    ;

column : NAME TYPE? columnConstraint* ;

columnConstraint
    : ('CONSTRAINT' NAME)?
      ( 'PRIMARY' 'KEY' ('ASC' | 'DESC')? conflict? 'AUTOINCREMENT'?
      | 'NOT' 'NULL' conflict?
      | 'UNIQUE' conflict?
      | 'CHECK' '(' expr ')'
      | 'DEFAULT' (signed | '(' expr ')')
      | 'COLLATE' NAME
      | ('GENERATED' 'ALWAYS')? 'AS' '(' expr ')' ('STORED' | 'VIRTUAL')?
      | references
      )
    ;

tableConstraint
    : ('CONSTRAINT' NAME)?
      ( ('PRIMARY' 'KEY' | 'UNIQUE') '(' ordered (',' ordered)* ')' conflict?
      | 'CHECK' '(' expr ')'
      | 'FOREIGN' 'KEY' columns references
      )
    ;

references : 'REFERENCES' NAME columns? ('ON' ('DELETE' | 'UPDATE') ('SET' ('NULL' | 'DEFAULT') | 'CASCADE' | 'RESTRICT' | 'NO' 'ACTION'))*
             ('NOT'? 'DEFERRABLE' ('INITIALLY' ('DEFERRED' | 'IMMEDIATE'))?)? ;
conflict   : 'ON' 'CONFLICT' resolution ;
resolution : 'ROLLBACK' | 'ABORT' | 'FAIL' | 'IGNORE' | 'REPLACE' ;

change : with? simpleChange returning? ;

simpleChange
    : ('INSERT' ('OR' resolution)? | 'REPLACE') 'INTO' NAME columns? ('VALUES' row (',' row)* upsert? | 'DEFAULT' 'VALUES')
    | 'UPDATE' ('OR' resolution)? NAME 'SET' assignment (',' assignment)* ('FROM' source)? ('WHERE' expr)?
    | 'DELETE' 'FROM' NAME ('WHERE' expr)?
    ;

upsert     : 'ON' 'CONFLICT' ('(' ordered (',' ordered)* ')' ('WHERE' expr)?)? 'DO' ('NOTHING' | 'UPDATE' 'SET' assignment (',' assignment)* ('WHERE' expr)?) ;
assignment : NAME '=' expr | columns '=' row ;
returning  : 'RETURNING' result (',' result)* ;

query : with? (core ('UNION' 'ALL'? | 'INTERSECT' | 'EXCEPT'))* (select ('ORDER' 'BY' ordered (',' ordered)*)? ('LIMIT' expr (('OFFSET' | ',') expr)?)? | values) ;
with  : 'WITH' 'RECURSIVE'? NAME columns? 'AS' ('NOT'? 'MATERIALIZED')? '(' query ')' ;

core   : select | values ;
values : 'VALUES' row (',' row)* ;

select
    : 'SELECT' ('DISTINCT' | 'ALL')? result (',' result)* ('FROM' source)? ('WHERE' expr)? ('GROUP' 'BY' expr (',' expr)* ('HAVING' expr)?)?
      ('WINDOW' NAME 'AS' window)?
    ;

result : '*' | NAME '.' '*' | expr ('AS' NAME)? ;
source : item ((',' | join) item)* (join item ('ON' expr | 'USING' columns))? ;
join   : 'NATURAL'? ('LEFT' 'OUTER'? | 'INNER' | 'CROSS')? 'JOIN' ;
item   : path ('AS' NAME)? ('INDEXED' 'BY' NAME | 'NOT' 'INDEXED')? | '(' query ')' ('AS' NAME)? | '(' source ')' | NAME '(' (expr (',' expr)*)? ')' ;

window : '(' ('PARTITION' 'BY' expr (',' expr)*)? ('ORDER' 'BY' ordered (',' ordered)*)? frame? ')' ;
frame  : ('RANGE' | 'ROWS' | 'GROUPS') 'BETWEEN' ('UNBOUNDED' | NUMBER) 'PRECEDING' 'AND' ('CURRENT' 'ROW' | NUMBER 'FOLLOWING')
         ('EXCLUDE' ('NO' 'OTHERS' | 'CURRENT' 'ROW' | 'GROUP' | 'TIES'))? ;

ordered : expr ('COLLATE' NAME)? ('ASC' | 'DESC')? ('NULLS' ('FIRST' | 'LAST'))? ;
row     : '(' expr (',' expr)* ')' ;
columns : '(' NAME (',' NAME)* ')' ;
path    : (NAME '.')? NAME ;
signed  : ('+' | '-')? NUMBER | STRING | NAME ;

expr
    : literal | path | PARAMETER
    | '(' query ')' | row
    | NAME '(' ('*' | ('DISTINCT'? expr (',' expr)*)?) ')' ('FILTER' '(' 'WHERE' expr ')')? ('OVER' (NAME | window))?
    | 'CAST' '(' expr 'AS' TYPE ')'
    | 'CASE' expr? ('WHEN' expr 'THEN' expr)+ ('ELSE' expr)? 'END'
    | 'NOT'? 'EXISTS' '(' query ')'
    | ('-' | '+' | '~') expr
    | expr ('||' | '*' | '/' | '%' | '+' | '-' | '<<' | '>>' | '&' | '|' | '->' | '->>') expr
    | expr ('<' | '<=' | '>' | '>=' | '=' | '==' | '<>' | '!=' | 'IS' 'NOT'? | 'NOT'? ('LIKE' | 'GLOB')) expr
    | expr 'COLLATE' NAME
    | expr ('ISNULL' | 'NOTNULL' | 'NOT' 'NULL')
    | expr 'NOT'? 'IN' ('(' (query | (expr (',' expr)*)?) ')' | path)
    | expr 'NOT'? 'BETWEEN' simple 'AND' simple
    | expr 'NOT'? 'LIKE' simple 'ESCAPE' simple
    | 'NOT' expr
    | expr ('AND' | 'OR') expr
    ;

simple  : literal | path | '(' expr ')' ;
literal : NUMBER | STRING | BLOB | 'NULL' | 'CURRENT_DATE' | 'CURRENT_TIME' | 'CURRENT_TIMESTAMP' ;

NAME      : [a-z]+ [0-9_] [a-z0-9_]* | '"' [a-zA-Z0-9 ]+ '"' | '[' [a-zA-Z0-9 ]+ ']' | '`' [a-zA-Z0-9 ]+ '`' ;
TYPE      : 'INTEGER' | 'TEXT' | 'REAL' | 'BLOB' | 'VARCHAR(' [1-9] [0-9]? ')' | 'DECIMAL(' [1-9] ', ' [1-9] ')' ;
NUMBER    : [0-9]+ ('.' [0-9]*)? ([eE] [+-]? [0-9] [0-9]?)? | '.' [0-9]+ | '0x' [0-9a-fA-F]+ ;
STRING    : '\'' (~['\r\n] | '\'\'')* '\'' ;
BLOB      : 'x\'' ([0-9a-fA-F] [0-9a-fA-F])* '\'' ;
PARAMETER : '?' ([1-9] [0-9]?)? | [:@$] [a-z]+ ;

SPACE     : [ \t\r\n]+ -> channel(HIDDEN) ;
COMMENT   : ('--' ~[\r\n]* '\n' | '/*' ~[*]* '*/') -> channel(HIDDEN) ;

// What SQLite reads as one token, or as the beginning of one.
BAD_WORD  : '.'? [0-9] [0-9a-zA-Z_.$]* | [a-zA-Z_] [0-9a-zA-Z_$]* | '--' | '/*' | [?:@$] [0-9a-zA-Z_$]+ ;
