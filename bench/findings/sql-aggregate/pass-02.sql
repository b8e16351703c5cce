SELECT a FROM t WHERE b = (SELECT max(b) FROM t);
