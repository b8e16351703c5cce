WITH first AS (SELECT 1 AS k, 'a' AS v), second AS (SELECT 1 AS k, 'b' AS v)
SELECT first.k, second.v FROM first JOIN second ON first.k = second.k
WHERE v <> 'c';
