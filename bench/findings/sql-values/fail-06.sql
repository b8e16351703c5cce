CREATE TABLE stock(item TEXT UNIQUE, n INT);
INSERT OR IGNORE INTO stock(item, n) VALUES ('nails', 100);
INSERT INTO stock(item) VALUES ('nails', 50)
  ON CONFLICT(item) DO UPDATE SET n = n + excluded.n;
