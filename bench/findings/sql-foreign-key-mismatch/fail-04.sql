PRAGMA foreign_keys = yes;
CREATE TABLE product (sku TEXT, title TEXT);
CREATE TABLE price (
  sku TEXT,
  amount REAL,
  FOREIGN KEY (sku) REFERENCES product
);
INSERT INTO price VALUES ('X1', 9.5);
