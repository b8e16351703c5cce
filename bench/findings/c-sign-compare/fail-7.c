#define MAX(a, b) ((a) > (b) ? (a) : (b))

int widest(const int *w, int n, unsigned minimum)
{
    int best = 0;
    for (int j = 0; j < n; j++)
        best = w[j] > best ? w[j] : best;
    return MAX(best, minimum);
}
