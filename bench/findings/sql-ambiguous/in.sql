CREATE TABLE authors (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  country TEXT
);
CREATE TABLE books (
  id INTEGER PRIMARY KEY,
  author_id INTEGER REFERENCES authors(id),
  title TEXT NOT NULL,
  year INTEGER
);
INSERT INTO authors VALUES (1, 'Frisch', 'CH'), (2, 'Woolf', 'UK');
INSERT INTO books VALUES (1, 1, 'Stiller', 1954), (2, 2, 'Orlando', 1928);

SELECT name, count(*) AS n
  FROM authors LEFT JOIN books ON author_id = authors.id
  GROUP BY name
  ORDER BY n DESC;

SELECT id, title, name
  FROM books JOIN authors ON books.author_id = authors.id
  WHERE year > 1930;
