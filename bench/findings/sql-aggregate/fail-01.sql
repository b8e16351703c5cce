SELECT * FROM t WHERE sum(a) < 10;
