CREATE TABLE emp (id INTEGER, name TEXT, boss INTEGER);
INSERT INTO emp VALUES (1, 'Kim', NULL), (2, 'Lee', 1);
-- self join
SELECT e.name, m.name
  FROM emp AS e
  JOIN emp AS m ON e.boss = m.id
 ORDER BY boss;
