class Base { public: explicit Base(int); virtual ~Base(); };
class Derived : public Base {
  double ratio;
public:
  Derived() : ratio{0.5}, Base{3} {}
  double get() const { return ratio; }
};
