template <typename T>
class Span {
    T *begin_;
    T *end_;
public:
    Span(T *b, unsigned n) : end_(b + n), begin_(b) {}
    unsigned size() const { return end_ - begin_; }
};

int arr[4];
Span<int> whole(arr, 4);
