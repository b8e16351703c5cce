CREATE TABLE groups (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE members (
  user_id INTEGER REFERENCES users(id),
  group_id INTEGER REFERENCES groups(id),
  PRIMARY KEY (user_id, group_id)
);
INSERT INTO groups(name) VALUES ('admin'), ('staff');
