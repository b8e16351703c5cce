CREATE TABLE orders(id INTEGER, customer INTEGER, state TEXT);
CREATE TABLE payments(order_id INTEGER, state TEXT, amount REAL);
SELECT orders.id, amount
FROM orders LEFT JOIN payments ON order_id = orders.id
WHERE state = 'open' AND amount > 10;
