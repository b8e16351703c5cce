SELECT a FROM t WHERE count(*) > 1;
