PRAGMA foreign_keys = ON;
CREATE TABLE node (key TEXT, parent TEXT REFERENCES node(key), label TEXT);
-- the root has no parent
INSERT INTO node VALUES ('a', NULL, 'root');
INSERT INTO node VALUES ('b', 'a', 'child');
SELECT * FROM node;
