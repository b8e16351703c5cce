CREATE TABLE city (name TEXT, land TEXT);
CREATE TABLE land (code TEXT, name TEXT);
INSERT INTO city VALUES ('Lyon', 'FR');
WITH pairs AS (
  SELECT c.name AS city, 'name' AS country
    FROM city c, land l WHERE c.land = l.code
)
SELECT * FROM pairs;
