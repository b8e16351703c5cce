PRAGMA foreign_keys = ON;
CREATE TABLE shelf (room TEXT, nr INTEGER, PRIMARY KEY (room, nr));
CREATE TABLE book (
  isbn TEXT PRIMARY KEY,
  room TEXT, nr INTEGER,
  FOREIGN KEY (nr, room) REFERENCES shelf(nr, room)
);
INSERT INTO shelf VALUES ('A', 1);
INSERT INTO book VALUES ('978-3', 'A', 1);
