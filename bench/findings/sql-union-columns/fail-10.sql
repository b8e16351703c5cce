CREATE TABLE node(id INTEGER PRIMARY KEY, parent INTEGER, label TEXT);
INSERT INTO node VALUES (1, NULL, 'root'), (2, 1, 'usr'), (3, 2, 'bin');

WITH RECURSIVE path(id, label, depth) AS (
    SELECT id, label, 0 FROM node WHERE parent IS NULL
    UNION ALL
    SELECT n.id, p.label || '/' || n.label
      FROM node n
      JOIN path p ON n.parent = p.id
)
SELECT label FROM path WHERE depth > 0;
