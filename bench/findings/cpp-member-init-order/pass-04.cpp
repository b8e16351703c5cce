class Span {
    int *begin_;
    int *end_;
public:
    Span(int *b, unsigned n) {
        end_ = b + n;
        begin_ = b;
    }
    unsigned size() const { return end_ - begin_; }
};
