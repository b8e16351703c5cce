#ifndef TLE_H
#define TLE_H
struct tle { int norad; double incl, ecc, rev_per_day; };
/* 1 when both lines have a right checksum and fit together */
int tle_parse(const char *l1, const char *l2, struct tle *out);
int tle_checksum(const char *line);
#endif
