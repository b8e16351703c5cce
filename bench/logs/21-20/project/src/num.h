long power(long a, long b);
