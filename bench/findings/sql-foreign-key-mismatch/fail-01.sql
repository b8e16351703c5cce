PRAGMA foreign_keys=1;
CREATE TABLE users (id INT, email TEXT);
CREATE TABLE posts (
  id INTEGER PRIMARY KEY,
  user_id INT REFERENCES users(id)
);
INSERT INTO users VALUES (1, 'a@example.org');
INSERT INTO posts VALUES (10, 1);
