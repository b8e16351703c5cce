extern void log_line(const char *s);

void loop(int n)
{
    do {
        int again = n;
        log_line("again: ");
        again ? log_line("more") : (void)0;
    } while (--n);
}
