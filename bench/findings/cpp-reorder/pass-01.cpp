class Base { public: explicit Base(int); virtual ~Base(); };
class Derived : public Base {
  double ratio;
public:
  Derived() : Base{3}, ratio{0.5} {}
  double get() const { return ratio; }
};
