struct Shape { virtual double area() const = 0; protected: int id; };
struct Square : Shape {
  double side;
  double area() const override { return side * side; }
};
Square *make(double side);
double once(double side) {
  double a = make(side)->area();
  delete make(side);
  return a;
}
