CREATE TABLE sales(shop TEXT, day INTEGER, sum REAL);
INSERT INTO sales VALUES('x', 1, 2.5), ('y', 2, 4.0);
SELECT shop, sum(sum) FROM sales WHERE count(*) > 1 GROUP BY shop ORDER BY shop;
SELECT day FROM sales;
