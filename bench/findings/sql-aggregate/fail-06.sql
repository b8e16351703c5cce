SELECT t.a FROM t JOIN u ON t.a = count(u.d);
