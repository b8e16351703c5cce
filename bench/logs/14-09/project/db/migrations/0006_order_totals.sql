-- Totals are read often: keep them with the order.
ALTER TABLE orders ADD COLUMN total_cents INTEGER;

UPDATE orders
SET total_cents = (
    SELECT SUM(l.qty * p.price)
    FROM order_lines l
    JOIN products p ON p.id = l.product_id
    WHERE l.order_id = orders.id
);

CREATE INDEX orders_total ON orders(total_cents);
