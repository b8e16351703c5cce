template <typename T>
class Interval {
public:
    Interval(T a, T b) : hi(b), lo(a) {}
    T width() const { return hi - lo; }
private:
    T lo;
    T hi;
};

int main()
{
    Interval<int> i(2, 9);
    return i.width();
}
