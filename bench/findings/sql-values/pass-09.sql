CREATE TABLE q(text);
INSERT INTO q(text) VALUES ('INSERT INTO q(a, b) VALUES (1)');
CREATE VIEW v(one, two, three) AS SELECT 1, 2, text FROM q;
SELECT one FROM v WHERE (one, two) = (1, 2);
