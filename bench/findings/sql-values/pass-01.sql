CREATE TABLE log(at TEXT, level INT, message TEXT);
BEGIN;
INSERT INTO log(at, level) SELECT datetime('now'), 3;
INSERT INTO log VALUES (1, 2, 3);
COMMIT;
