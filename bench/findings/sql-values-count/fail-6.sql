CREATE TABLE log (id INTEGER PRIMARY KEY AUTOINCREMENT, level TEXT, msg TEXT);
INSERT INTO log VALUES ('info', 'started');
INSERT INTO log VALUES ('info', 'stopped');
