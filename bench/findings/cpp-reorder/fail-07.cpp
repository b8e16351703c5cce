class Shape {
protected:
  int sides;
  static int count;
private:
  float area;
public:
  Shape(const Shape &other) : area(other.area), sides(other.sides) { ++count; }
  Shape() = default;
};
int Shape::count = 0;
