CREATE TABLE stock(item TEXT UNIQUE, n INT DEFAULT 1, place TEXT);
INSERT INTO stock DEFAULT VALUES;
INSERT INTO stock(item) VALUES ('nails'), ('screws'), ('bolts');
