SELECT count(*) FROM t JOIN u ON t.a = u.a;
