CREATE TABLE stock(item, n);
CREATE TABLE delivery(item, n);
SELECT item, n FROM stock UNION ALL SELECT item, n FROM delivery ORDER BY item;
