CREATE TABLE book (title TEXT, author INT);
CREATE TABLE author (author INT, name TEXT);
CREATE INDEX by_author ON book(author);
SELECT upper(title), author
  FROM book
 NATURAL JOIN author;
