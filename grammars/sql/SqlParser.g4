/* SQL in the dialect of SQLite 3.46 (sqlite.org/lang.html): every statement, and scripts for the sqlite shell with its dot-commands.
   Of the dumps of PostgreSQL and MySQL what is cheap: table options, `::`, COPY data, ON DUPLICATE KEY; any statement that SQLite does not
   know is a list of tokens up to its semicolon (`other`).

   Shape:
   - `query` is the one rule for SELECT, VALUES, INSERT, UPDATE and DELETE with their common table expressions: the same wherever a query may
     stand, so that an inner one can take the place of an outer one.
   - Words after a column's name are a flat list, the type's words too: SQLite takes any words for a type, and only so nothing has to be
     predicted between the end of the type and what follows it.
   - `x BETWEEN a AND b` is the operator BETWEEN within the operator AND, since the first AND ends `a`. The right side of IN is an ordinary
     operand, IS NOT is IS before NOT, and CAST and RAISE are calls: one way to read each, decided by one token.
   - A string can name things in SQLite, so a literal string is a `name`.
   - A statement and a semicolon are both optional between semicolons; the dot-commands before a statement belong to its item. */
parser grammar SqlParser;

options { tokenVocab = SqlLexer; }

script
    : item (SEMI item)* EOF
    ;

item
    : command* statement?
    ;

command
    : DOT_COMMAND
    | COPY_HEAD COPY_ROW* COPY_END?
    ;

statement
    : query
    | CREATE (OR REPLACE)? TEMP? definition
    | DROP (TABLE | INDEX | MATERIALIZED? VIEW | TRIGGER) (IF EXISTS)? path (COMMA path)* (ON path)? (CASCADE | RESTRICT)?
    | ALTER TABLE (IF EXISTS)? ONLY? path alteration (COMMA alteration)*
    | PRAGMA path (EQ pragmaValue | LP pragmaValue RP)?
    | BEGIN (DEFERRED | IMMEDIATE | EXCLUSIVE)? transaction?
    | (COMMIT | END) transaction?
    | ROLLBACK transaction? (TO SAVEPOINT? name)?
    | SAVEPOINT name
    | RELEASE SAVEPOINT? name
    | EXPLAIN (QUERY PLAN)? statement
    | ANALYZE path?
    | REINDEX path?
    | VACUUM name* (INTO expr)?
    | ATTACH DATABASE? expr AS expr (KEY expr)?
    | DETACH DATABASE? expr
    | other
    ;

transaction
    : TRANSACTION name?
    | ID
    ;

pragmaValue
    : (PLUS | MINUS)? (NUMBER | BLOB | NULL | name | ON | DELETE | DEFAULT)
    ;

other
    : (ID | SET | ALTER ~(TABLE | LP | RP | SEMI) | DROP ~(TABLE | INDEX | MATERIALIZED | VIEW | TRIGGER | LP | RP | SEMI)) junk*
    ;

junk
    : LP junk* RP
    | ~(LP | RP | SEMI)
    ;

definition
    : TABLE (IF NOT EXISTS)? path (LP tableItem (COMMA tableItem)* RP (option (COMMA? option)*)? | AS query)
    | UNIQUE? INDEX (IF NOT EXISTS)? path? (USING name)? ON path (USING name)? orderingList where?
    | MATERIALIZED? VIEW (IF NOT EXISTS)? path columns? (WITH LP junk* RP)? AS query
    | TRIGGER (IF NOT EXISTS)? path (BEFORE | AFTER | INSTEAD OF)? event (OR event)* ON path (FOR EACH name)? (WHEN expr)? body
    | VIRTUAL TABLE (IF NOT EXISTS)? path USING name (LP argument (COMMA argument)* RP)?
    | (ID | DATABASE | FOREIGN) junk*
    ;

event
    : DELETE
    | INSERT
    | UPDATE (OF name (COMMA name)*)?
    ;

body
    : BEGIN (query SEMI)+ END
    | ID junk*
    ;

argument
    : argumentPart*
    ;

argumentPart
    : LP (argumentPart | COMMA)* RP
    | ~(LP | RP | COMMA | SEMI)
    ;

tableItem
    : column
    | tableConstraint+
    ;

column
    : name columnPart*
    ;

columnPart
    : type
    | CONSTRAINT name?
    | NOT? NULL conflict?
    | PRIMARY KEY (ASC | DESC)? conflict?
    | UNIQUE conflict?
    | CHECK LP expr RP conflict?
    | DEFAULT (PLUS | MINUS)? defaultValue (CAST type)* (ON UPDATE defaultValue)?
    | COLLATE name
    | (GENERATED (ALWAYS | BY DEFAULT))? AS (LP expr RP | name (LP junk* RP)?)
    | references
    | deferral
    ;

type
    : (ID | STRING | FOREIGN_STRING | SET | INDEX | LIKE | GLOB | REGEXP | keyword) (LP (orderingTerm (COMMA orderingTerm)*)? RP)?
    ;

defaultValue
    : NUMBER
    | BLOB
    | NULL
    | PARAMETER
    | LP expr RP
    | path (LP (expr (COMMA expr)*)? RP)?
    ;

references
    : REFERENCES path columns? referenceAction*
    ;

referenceAction
    : ON (DELETE | UPDATE | INSERT) (SET (NULL | DEFAULT) | CASCADE | RESTRICT | NO ACTION)
    | MATCH name
    ;

deferral
    : NOT? DEFERRABLE (INITIALLY (DEFERRED | IMMEDIATE))?
    ;

conflict
    : ON CONFLICT name
    ;

tableConstraint
    : CONSTRAINT name?
    | (PRIMARY KEY | UNIQUE | INDEX) (name | INDEX)* (orderingList | USING INDEX name) (USING name)? conflict?
    | KEY orderingList
    | CHECK LP expr RP conflict?
    | FOREIGN KEY name? columns references
    | deferral
    ;

option
    : WITHOUT name
    | foreignOption
    ;

foreignOption
    : (name | DEFAULT | SET | COLLATE | ON | COMMIT | DROP) (EQ (NUMBER | name))? (LP junk* RP)?
    ;

alteration
    : RENAME (COLUMN? name)? TO name
    | ADD COLUMN? (IF NOT EXISTS)? column
    | ADD tableConstraint+
    | DROP COLUMN? (IF EXISTS)? name (CASCADE | RESTRICT)?
    | DROP (CONSTRAINT | PRIMARY | FOREIGN | INDEX | KEY) alterationPart*
    | (ID | ALTER | SET | REPLACE | DEFAULT | COLLATE) alterationPart*
    ;

alterationPart
    : LP junk* RP
    | ~(LP | RP | COMMA | SEMI)
    ;

query
    : with? ( core (compound core)* orderBy? limit?
            | (INSERT (OR? name)? | REPLACE) INTO path (AS name)? columns? (query | DEFAULT VALUES) upsert* returning?
            | UPDATE (OR name)? target SET assignment (COMMA assignment)* from? where? returning? orderBy? limit?
            | DELETE FROM target where? returning? orderBy? limit?
            )
    ;

with
    : WITH RECURSIVE? cte (COMMA cte)*
    ;

cte
    : name columns? AS (NOT? MATERIALIZED)? LP query RP
    ;

core
    : SELECT (DISTINCT | ALL)? result (COMMA result)* from? where? groupBy? having? windows?
    | VALUES row (COMMA row)*
    ;

compound
    : UNION ALL?
    | INTERSECT
    | EXCEPT
    ;

result
    : STAR
    | expr alias?
    ;

alias
    : AS name
    | ID
    | STRING
    | FOREIGN_STRING
    | ASC
    | DESC
    | GENERATED
    | INITIALLY
    | keyword
    ;

row
    : LP (expr (COMMA expr)*)? RP
    ;

from
    : FROM tables
    ;

tables
    : table ((COMMA | join) table)*
    ;

join
    : (NATURAL | LEFT | RIGHT | FULL | INNER | CROSS | OUTER)* JOIN
    ;

table
    : (path row? | LP (query | tables) RP) (alias (LP column (COMMA column)* RP)?)? indexed? (ON expr | USING columns)?
    ;

target
    : path alias? indexed?
    ;

indexed
    : INDEXED BY name
    | NOT INDEXED
    ;

where
    : WHERE expr
    ;

groupBy
    : GROUP BY expr (COMMA expr)*
    ;

having
    : HAVING expr
    ;

windows
    : WINDOW name AS window (COMMA name AS window)*
    ;

window
    : LP name? (PARTITION BY expr (COMMA expr)*)? orderBy? frame? RP
    ;

frame
    : (RANGE | ROWS | GROUPS) (bound | BETWEEN bound AND bound) (EXCLUDE (NO OTHERS | CURRENT ROW | GROUP | TIES))?
    ;

bound
    : CURRENT ROW
    | expr (PRECEDING | FOLLOWING)
    ;

orderBy
    : ORDER BY orderingTerm (COMMA orderingTerm)*
    ;

orderingList
    : LP orderingTerm (COMMA orderingTerm)* AUTOINCREMENT? RP
    ;

orderingTerm
    : expr ID? (ASC | DESC)? (NULLS (FIRST | LAST))?
    ;

limit
    : LIMIT expr ((OFFSET | COMMA) expr)?
    ;

upsert
    : ON CONFLICT (orderingList where?)? DO (NOTHING | UPDATE SET assignment (COMMA assignment)* where?)
    | ON ID KEY UPDATE assignment (COMMA assignment)*
    ;

assignment
    : (path | columns) EQ expr
    ;

returning
    : RETURNING result (COMMA result)*
    ;

expr
    : path (DOT STAR)?
    | NUMBER
    | BLOB
    | NULL
    | PARAMETER
    | DEFAULT
    | path LP (query | (DISTINCT | ALL)? (operand (COMMA operand)*)? orderBy?) RP within? filter? over?
    | LP (query | expr (COMMA expr)*)? RP
    | CASE expr? (WHEN expr THEN expr)+ (ELSE expr)? END
    | (MINUS | PLUS | TILDE | EXISTS) expr
    | expr COLLATE name
    | expr CAST type
    | expr (CONCAT | ARROW | ARROW2) expr
    | expr (STAR | SLASH | PERCENT) expr
    | expr (PLUS | MINUS) expr
    | expr (AMP | PIPE | SHL | SHR) expr
    | expr ESCAPE expr
    | expr (LT | LE | GT | GE) expr
    | expr (EQ | NE | TILDE | IS (NOT? DISTINCT FROM)? | NOT? (IN | LIKE | GLOB | REGEXP | MATCH | BETWEEN)) expr
    | expr (ISNULL | NOTNULL | NOT NULL)
    | NOT expr
    | expr AND expr
    | expr OR expr
    ;

operand
    : STAR
    | expr (AS type* | FROM expr)?
    ;

within
    : WITHIN GROUP LP orderBy RP
    ;

filter
    : FILTER LP where RP
    ;

over
    : OVER (name | window)
    ;

columns
    : LP name (COMMA name)* RP
    ;

path
    : name (DOT name)*
    ;

name
    : ID
    | STRING
    | FOREIGN_STRING
    | ASC
    | DESC
    | GENERATED
    | INITIALLY
    | INDEXED
    | LIKE
    | GLOB
    | REGEXP
    | MATCH
    | NATURAL
    | LEFT
    | RIGHT
    | FULL
    | INNER
    | CROSS
    | OUTER
    | keyword
    ;

/* The keywords that SQLite takes for identifiers, without those that would be ambiguous as an alias or a type. */
keyword
    : ACTION | AFTER | ALWAYS | ANALYZE | ATTACH | AUTOINCREMENT | BEFORE | BEGIN | BY | CASCADE | COLUMN | CONFLICT | CURRENT | DATABASE
    | DEFERRED | DETACH | DO | EACH | END | EXCLUDE | EXCLUSIVE | EXPLAIN | FILTER | FIRST | FOLLOWING | FOR | GROUPS | IF | IMMEDIATE
    | INSTEAD | KEY | LAST | MATERIALIZED | NO | NOTHING | NULLS | OF | OFFSET | ONLY | OTHERS | OVER | PARTITION | PLAN | PRAGMA | PRECEDING
    | QUERY | RANGE | RECURSIVE | REINDEX | RELEASE | RENAME | REPLACE | RESTRICT | ROLLBACK | ROW | ROWS | SAVEPOINT | TEMP | TIES
    | TRIGGER | VACUUM | VIEW | VIRTUAL | WINDOW | WITH | WITHIN | WITHOUT
    ;
