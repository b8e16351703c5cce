struct Matrix {
    struct Row {
        double *cells;
        int n;
        Row(int k) : n(k), cells(nullptr) {}
    };
    Row first;
    Matrix() : first(3) {}
};
