CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  mail TEXT NOT NULL UNIQUE,
  name TEXT
);
CREATE INDEX users_name ON users(name);
