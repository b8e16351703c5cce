template <class T>
struct Box {
  T value;
  T get() { return value; }
};
struct Shape { virtual double area() { return 0; } };
double take(Box<Shape> *box) {
  double value = box->value.area();
  delete box;
  return value;
}
