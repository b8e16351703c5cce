struct Matrix {
    Matrix(int r, int c)
        : cells(new double[r * c])
        , rows(r)
        , cols(c)
    {
        for (int i = 0; i < r * c; ++i) cells[i] = 0.0;
    }
    ~Matrix() { delete[] cells; }

    int rows, cols;
    double *cells;
};
