CREATE TABLE notes(id INTEGER PRIMARY KEY, body TEXT, tags TEXT);
INSERT INTO notes(body, tags) VALUES ('a, b, c', '(one, two, three)');
