SELECT a FROM t WHERE b IN (1, total(c));
