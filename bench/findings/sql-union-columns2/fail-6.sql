CREATE TABLE books (isbn TEXT, title TEXT);
CREATE TABLE loans (isbn TEXT, reader INTEGER);
SELECT title FROM books
 WHERE isbn IN (SELECT isbn FROM loans
                INTERSECT
                SELECT isbn, title FROM books);
