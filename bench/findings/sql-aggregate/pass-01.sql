SELECT sum(a) FROM t;
