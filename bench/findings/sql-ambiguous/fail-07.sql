CREATE TABLE p(id, price);
CREATE TABLE q(id, price);
SELECT * FROM (SELECT p.id, CASE WHEN price > 5 THEN 'dear' ELSE 'cheap' END AS class
               FROM p JOIN q USING (id));
