UPDATE t SET a = (SELECT sum(d) FROM u);
