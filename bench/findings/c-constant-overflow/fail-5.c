/* how many seconds in a century */
int seconds_per_century = 60LL * 60 * 24 * 365 * 100;
