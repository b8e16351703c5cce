CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT, email TEXT, since DATE);
INSERT INTO customers (id, name, email, since)
  VALUES (3, 'Cleo', 'cleo@example.org', NULL);
INSERT INTO customers (id, name, email)
  VALUES (4, 'Dan', 'dan@example.org');
UPDATE customers SET (name, email) = ('x', 'y') WHERE id IN (1, 2, 3);
