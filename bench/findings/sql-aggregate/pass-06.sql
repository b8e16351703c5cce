SELECT a, count(*) FROM t WHERE b > 1 GROUP BY a;
