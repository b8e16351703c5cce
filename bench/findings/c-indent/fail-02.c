double sum(const double *v, unsigned long n) {
    double total = 0.0, largest = 0.0;
    for (unsigned long i = 0; i < n; ++i)
        total += v[i];
        largest = total > largest ? total : largest;
    return largest;
}
