CREATE TABLE customers (id INTEGER, name TEXT, city TEXT);
CREATE TABLE suppliers (id INTEGER, name TEXT, city TEXT, tax_no TEXT);
SELECT name, city FROM customers
UNION
SELECT name, city FROM suppliers;
