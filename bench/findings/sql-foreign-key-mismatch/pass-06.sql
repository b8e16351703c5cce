CREATE TABLE author (id INTEGER, name TEXT);
CREATE TABLE paper (
  id INTEGER PRIMARY KEY,
  author INTEGER REFERENCES author(id)
);
-- PRAGMA foreign_keys = ON;
INSERT INTO author VALUES (1, 'Noether');
INSERT INTO paper VALUES (5, 1);
