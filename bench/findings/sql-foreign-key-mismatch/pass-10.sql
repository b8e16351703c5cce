PRAGMA foreign_keys = ON;
CREATE TABLE node (key TEXT NOT NULL, parent TEXT REFERENCES node(key), label TEXT);
CREATE UNIQUE INDEX node_key ON node(key);
INSERT INTO node VALUES ('a', NULL, 'root');
INSERT INTO node VALUES ('b', 'a', 'child');
SELECT * FROM node;
