UPDATE t SET a = sum(b);
