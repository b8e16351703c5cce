CREATE TABLE shops(name TEXT PRIMARY KEY, town TEXT);
CREATE TABLE sales(
  id INTEGER PRIMARY KEY,
  shop TEXT REFERENCES shops(name),
  amount REAL DEFAULT 0,
  UNIQUE (shop, amount),
  PRIMARY KEY (id, shop)
);
INSERT INTO shops VALUES('x', 'y');
