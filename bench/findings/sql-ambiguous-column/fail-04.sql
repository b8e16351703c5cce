CREATE TABLE book (title TEXT, author INT);
CREATE TABLE author (author INT, title TEXT);
CREATE INDEX by_author ON book(author);
SELECT upper(title)
  FROM book
 INNER JOIN author ON book.author = author.author;
