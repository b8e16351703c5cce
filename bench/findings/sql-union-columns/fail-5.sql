CREATE TABLE log_old (ts INTEGER, lvl TEXT, msg TEXT);
CREATE TABLE log_new (ts INTEGER, lvl TEXT, msg TEXT, host TEXT);
CREATE TABLE log_all (ts INTEGER, lvl TEXT, msg TEXT);

INSERT INTO log_old VALUES (1, 'W', 'disk'), (2, 'E', 'net');
INSERT INTO log_new VALUES (3, 'I', 'up', 'h1');

INSERT INTO log_all
SELECT ts, lvl, msg FROM log_old
UNION ALL
SELECT * FROM log_new;
