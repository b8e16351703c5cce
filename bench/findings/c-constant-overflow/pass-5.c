long long ns_per_day = 1000000000LL * 60 * 60 * 24;
