.bail on
# a comment of the shell
.mode box --wrap 40
.headers on

PRAGMA foreign_keys = ON;
PRAGMA main.cache_size(-2000);
PRAGMA user_version == +7;
PRAGMA synchronous = full; PRAGMA journal_mode=DELETE; PRAGMA x = DEFAULT; PRAGMA y = 'z'; PRAGMA k = x'00'; PRAGMA n = null;
PRAGMA integrity_check;
.print 'semicolons; and "quotes" are nothing here'
.import --csv /tmp/rows.csv staging
   -- dot-commands come before a statement only
SELECT t
.a FROM t;
.output result.txt
;;; ; .echo off
ATTACH DATABASE 'other.db' AS aux KEY 'secret';
ATTACH :path AS "temp db";
DETACH DATABASE aux; DETACH aux2;
ANALYZE; ANALYZE main.t; REINDEX; REINDEX nocase; REINDEX main.ix;
VACUUM; VACUUM main; VACUUM main INTO 'copy.db'; VACUUM INTO $target;
\echo a command of psql
BEGIN; COMMIT; BEGIN DEFERRED; END; BEGIN IMMEDIATE TRANSACTION; END TRANSACTION; BEGIN EXCLUSIVE TRANSACTION work;
SAVEPOINT a; ROLLBACK TO a; ROLLBACK TRANSACTION TO SAVEPOINT a; RELEASE a; RELEASE SAVEPOINT a; ROLLBACK; ROLLBACK TRANSACTION;
COMMIT WORK;
EXPLAIN SELECT 1; EXPLAIN QUERY PLAN DELETE FROM t;
.quit
