CREATE TABLE p (id INTEGER, qty INTEGER);
SELECT p.id,
       CASE WHEN qty > 3 THEN 'many' ELSE 'few' END AS size
  FROM p
 CROSS JOIN (SELECT id AS pid, qty FROM p) AS q
 WHERE p.id <> q.pid;
