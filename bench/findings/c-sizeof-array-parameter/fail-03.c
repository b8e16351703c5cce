#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))

double total(double prices[10])
{
    double t = 0.0;
    for (unsigned i = 0; i < ARRAY_SIZE(prices); i++)
        t += prices[i];
    return t;
}
