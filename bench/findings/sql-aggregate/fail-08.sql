SELECT a FROM t WHERE NOT count(a);
