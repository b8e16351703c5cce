PRAGMA foreign_keys = ON;
CREATE TABLE author (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE paper (
  id INTEGER PRIMARY KEY,
  author INTEGER REFERENCES author(author_id)
);
INSERT INTO author VALUES (1, 'Noether');
INSERT INTO paper VALUES (5, 1);
