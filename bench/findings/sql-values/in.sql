CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT UNIQUE,
  town TEXT DEFAULT 'Bern',
  since DATE
);
CREATE INDEX by_town ON customers(town);

INSERT INTO customers (id, name, email) VALUES (1, 'Ada', 'ada@example.org');
INSERT INTO customers (id, name, town) VALUES (2, 'Ben', 'Thun');
INSERT INTO customers (id, name, email, since)
  VALUES (3, 'Cleo', 'cleo@example.org');
INSERT INTO customers (id, name, since) VALUES (4, 'Dan', date('2024-05-01'));

UPDATE customers SET town = 'Basel' WHERE id = 4;
SELECT town, count(*) FROM customers GROUP BY town ORDER BY 2 DESC;
