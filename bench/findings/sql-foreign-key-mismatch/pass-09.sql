PRAGMA foreign_keys = ON;
CREATE TABLE route (line TEXT, stop TEXT);
CREATE TABLE delay (
  id INTEGER PRIMARY KEY,
  line TEXT, -- REFERENCES route(line)
  minutes INTEGER
);
INSERT INTO route VALUES ('U1', 'Main St');
INSERT INTO delay(line, minutes) VALUES ('U1', 4);
