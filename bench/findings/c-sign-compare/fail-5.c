double mean(const double *values, unsigned int n)
{
    double sum = 0.0;
    int k = 0;
    do {
        sum += values[k];
        k++;
    } while (k != n);
    return sum / n;
}
