CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, email TEXT);
INSERT INTO customer (name) VALUES ('Mia');
INSERT INTO customer VALUES (NULL, 'Bo', NULL);
