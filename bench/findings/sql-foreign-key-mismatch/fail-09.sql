PRAGMA foreign_keys = ON;
CREATE TABLE route (line TEXT, stop TEXT, PRIMARY KEY (line, stop));
CREATE TABLE delay (
  id INTEGER PRIMARY KEY,
  line TEXT REFERENCES route,
  minutes INTEGER
);
INSERT INTO route VALUES ('U1', 'Main St');
INSERT INTO delay(line, minutes) VALUES ('U1', 4);
