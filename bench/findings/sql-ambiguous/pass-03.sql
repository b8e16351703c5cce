CREATE TABLE p(id, price);
CREATE TABLE q(id, size);
SELECT id, price, size FROM p NATURAL JOIN q WHERE id > 3;
