CREATE TABLE log(at TEXT, level INT, message TEXT);
BEGIN;
INSERT INTO log(at, level, message) SELECT datetime('now'), 3;
COMMIT;
