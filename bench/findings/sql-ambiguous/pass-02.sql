CREATE TABLE sales(day TEXT, amount INT);
CREATE TABLE visits(day TEXT, people INT);
SELECT day, sum(amount) FROM sales JOIN visits USING (day) GROUP BY day;
