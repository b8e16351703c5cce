int net_fetch(const char *host, int port);
