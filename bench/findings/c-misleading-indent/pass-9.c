void a(void); void b(void);
void both(int x)
{
    if (x) { a(); b(); }
    else { b(); a(); }
}
