SELECT a FROM t WHERE max(a, b) > 2;
