DELETE FROM t WHERE count(*) = 0;
