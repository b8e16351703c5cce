PRAGMA foreign_keys = ON;
CREATE TABLE device (
  id INTEGER PRIMARY KEY,
  vendor TEXT,
  serial TEXT,
  UNIQUE (serial)
);
CREATE TABLE repair (serial TEXT REFERENCES device(serial), note TEXT);
INSERT INTO device VALUES (1, 'acme', '77');
INSERT INTO repair VALUES ('77', 'new fan');
