extern void log_line(const char *s);

void loop(int n)
{
    do {
    again:
        log_line("goto again;");
    } while (--n);
}
