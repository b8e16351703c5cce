CREATE TABLE user (id INTEGER, mail TEXT);
CREATE TABLE log (user INTEGER, mail TEXT, at TEXT);
SELECT at FROM log
 WHERE EXISTS (
   SELECT 1 FROM user u, log l
    WHERE u.id = l.user AND mail LIKE '%@x.org'
 );
