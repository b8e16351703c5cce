CREATE TABLE authors (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE books (id INTEGER PRIMARY KEY, author_id INTEGER, title TEXT);
INSERT INTO books(id, author_id, title) VALUES (1, 1, 'Stiller');
SELECT title, name, b.id
  FROM (SELECT id, author_id, title FROM books) AS b
  JOIN authors AS a ON b.author_id = a.id
  WHERE name LIKE 'F%' AND a.id < 100;
