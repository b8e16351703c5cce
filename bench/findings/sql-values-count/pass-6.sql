CREATE TABLE log (id INTEGER PRIMARY KEY AUTOINCREMENT, level TEXT, msg TEXT);
INSERT INTO log (level, msg) VALUES ('info', 'started'), ('warn', 'slow'), ('info', 'stopped');
