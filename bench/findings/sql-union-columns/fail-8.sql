CREATE TABLE cats (id INTEGER, name TEXT, lives INTEGER DEFAULT 9);
CREATE TABLE dogs (id INTEGER, name TEXT);

INSERT INTO cats(id, name) VALUES (1, 'Mia');
INSERT INTO dogs VALUES (2, 'Rex');

CREATE TABLE pets AS
  SELECT c.* FROM cats c
  UNION
  SELECT d.* FROM dogs d;

SELECT * FROM pets;
