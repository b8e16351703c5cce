CREATE TABLE a (x INT, y INT);
CREATE TABLE b (x INT, z INT);
SELECT a.x, y, z FROM a JOIN b ON a.x = b.x;
