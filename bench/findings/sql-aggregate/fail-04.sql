UPDATE t SET a = 1 WHERE avg(b) > 2;
