-- Everyone who gets the Christmas card.
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT, city TEXT);
CREATE TABLE suppliers (id INTEGER PRIMARY KEY, name TEXT, city TEXT, tax_no TEXT);

INSERT INTO customers (name, city) VALUES ('Ann', 'Oslo'), ('Ben', 'Rome');
INSERT INTO suppliers (name, city, tax_no) VALUES ('Paper Ltd', 'Bonn', 'DE1');

SELECT name, city
  FROM customers
UNION
SELECT name, city, tax_no
  FROM suppliers
 ORDER BY name;
