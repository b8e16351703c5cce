void log_it(const char *s);
void stop(void);
void f(int level) { 
    if (level > 3) log_it("too deep"); stop();
}
