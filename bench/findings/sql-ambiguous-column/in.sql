-- monthly report
CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, city TEXT);
CREATE TABLE invoice (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER REFERENCES customer(id),
  amount NUMERIC,
  issued TEXT
);
INSERT INTO customer VALUES (1, 'Ada', 'Bern'), (2, 'Bo', 'Oslo');
INSERT INTO invoice VALUES (10, 1, 99.5, '2024-01-03');

SELECT name, SUM(amount) AS total
  FROM customer JOIN invoice ON customer.id = invoice.customer_id
 GROUP BY name;

SELECT id, name, issued
  FROM customer
  JOIN invoice ON customer.id = customer_id
 WHERE city <> 'Oslo';
