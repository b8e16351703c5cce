int parse_duration(const char *s);
