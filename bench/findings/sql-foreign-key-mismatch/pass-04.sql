PRAGMA foreign_keys = yes;
CREATE TABLE product (title TEXT, sku TEXT PRIMARY KEY);
CREATE TABLE price (
  sku TEXT,
  amount REAL,
  FOREIGN KEY (sku) REFERENCES product
);
INSERT INTO product VALUES ('Lamp', 'X1');
INSERT INTO price VALUES ('X1', 9.5);
