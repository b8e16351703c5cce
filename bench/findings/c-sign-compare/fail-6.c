typedef unsigned long counter_t;

counter_t hits, misses;

void report(void (*show)(const char *), int threshold)
{
    show(threshold <= hits ? "enough hits" : "too few hits");
}
