CREATE TABLE orders(id INTEGER, state TEXT);
CREATE TABLE payments(id INTEGER, order_id INTEGER, state TEXT);
SELECT id FROM orders WHERE state = 'open' AND id IN (SELECT order_id FROM payments WHERE state = 'paid');
