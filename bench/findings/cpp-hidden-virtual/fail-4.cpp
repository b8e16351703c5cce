struct Shape
{
    virtual double area() const = 0;
    virtual void scale(float factor) = 0;
    virtual ~Shape();
};

struct Circle : Shape
{
    double r = 1;
    double area() const override { return 3.14159 * r * r; }
    void scale(float factor) override { r *= factor; }
};

struct Ellipse : Circle
{
    double r2 = 1;
    void scale(float fx, float fy) { r *= fx; r2 *= fy; }
};
