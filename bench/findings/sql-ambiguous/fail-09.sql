CREATE TABLE stock(item, n);
CREATE TABLE delivery(item, n);
INSERT INTO stock VALUES ('nut', 3);
UPDATE stock SET n = stock.n + delivery.n FROM delivery WHERE item = delivery.item;
