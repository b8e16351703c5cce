SELECT b FROM t WHERE a > 1 AND group_concat(c) IS NOT NULL;
