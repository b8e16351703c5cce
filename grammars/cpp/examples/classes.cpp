#include <string>

// Members of all kinds.
class Shape {
 public:
  Shape() : name_{"shape"}, sides_(0) {}
  explicit Shape(std::string name, int sides = 3) noexcept : name_(std::move(name)), sides_{sides} { ++count; }
  Shape(const Shape&) = default;
  Shape& operator=(Shape&&) = delete;
  virtual ~Shape() = default;

  virtual double area() const = 0;
  [[nodiscard]] const std::string& name() const& { return name_; }
  operator bool() const { return sides_ > 2; }
  bool operator<(const Shape& other) const { return sides_ < other.sides_; }
  int operator()(int x) { return x * sides_; }
  int* operator->();
  friend std::ostream& operator<<(std::ostream& out, const Shape& shape);
  template <typename T>
  T as() const {
    return static_cast<T>(sides_);
  }

 protected:
  static inline int count = 0;
  mutable unsigned cached : 1, known : 1;

 private:
  std::string name_;
  int sides_;
  friend class Reader;
  using Base = void;
  enum Kind : unsigned char { round, flat = 2, };
  struct { int x, y; } place_;
  union {
    long whole;
    char bytes[8];
  };
};

class Circle final : public Shape, private virtual Named<Circle> {
 public:
  using Shape::Shape;
  double area() const override { return radius * radius * 3.14159'26; }
  ~Circle() override { delete[] points; }

 private:
  double radius = 1., *points = nullptr;
  int Shape::*member = &Shape::sides_;
  void (Shape::*method)(int) const = nullptr;
};

struct Empty;
struct Empty {};
typedef struct { int a; } Old;
enum class Color : int { red = 1 << 3, green = red | 0x0F, blue };
int* Shape::operator->() { return &count; }
Shape::~Shape() {}
