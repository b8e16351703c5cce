CREATE TABLE parts (id INTEGER, parent INTEGER, title TEXT);
INSERT INTO parts VALUES (1, NULL, 'car'), (2, 1, 'wheel'), (3, 2, 'tyre');

WITH RECURSIVE tree(id, depth) AS (
    SELECT id, 0 FROM parts WHERE parent IS NULL
    UNION ALL
    SELECT p.id, p.title, t.depth + 1
      FROM parts p JOIN tree t ON p.parent = t.id
)
SELECT * FROM tree;
