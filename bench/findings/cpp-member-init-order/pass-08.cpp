struct Matrix {
    double *cells;
    Matrix(int r, int c)
        : cells(new double[r * c])
        , rows(r)
        , cols(c)
    {
    }
    ~Matrix() { delete[] cells; }
    int rows, cols;
};
