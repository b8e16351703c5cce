PRAGMA foreign_keys = ON;
CREATE TABLE author (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE book (
  isbn TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  author INTEGER NOT NULL REFERENCES author(id),
  year INTEGER CHECK (year BETWEEN 1450 AND 2100)
);
CREATE INDEX book_author ON book(author);
