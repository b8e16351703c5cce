CREATE TABLE member (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  joined TEXT NOT NULL
);
CREATE INDEX member_name ON member(name);
