CREATE TABLE src (id INTEGER, n INTEGER);
CREATE TABLE ext (id INTEGER, m INTEGER);
CREATE TABLE dst (id INTEGER, total INTEGER);
INSERT INTO dst (id, total)
  SELECT ID, n + m
    FROM src JOIN ext ON src.id = ext.id;
