SELECT abs(a) FROM t WHERE length(b) > 1;
