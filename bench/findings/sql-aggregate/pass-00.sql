SELECT a FROM t GROUP BY a HAVING count(*) > 1;
