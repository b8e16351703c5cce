CREATE TABLE product (sku TEXT PRIMARY KEY, title TEXT, price NUMERIC);
CREATE TABLE archive (sku TEXT, title TEXT);
INSERT INTO product VALUES ('A-1', 'Lamp', 19.90);
INSERT INTO archive SELECT sku, title FROM product;
