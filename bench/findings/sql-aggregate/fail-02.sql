SELECT a, b FROM t WHERE max(b) = b GROUP BY a;
