#define N_PRICES 10

double total(double prices[N_PRICES])
{
    double t = 0.0;
    for (unsigned i = 0; i < N_PRICES; i++)
        t += prices[i];
    return t / sizeof(prices[0]);
}
