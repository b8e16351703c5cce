CREATE TABLE notes(id INTEGER PRIMARY KEY, body TEXT, tags TEXT);
INSERT INTO main.notes(body, tags)
VALUES ('a, b, c', 'it''s (one)', NULL, 4 + 5, x'00ff');
