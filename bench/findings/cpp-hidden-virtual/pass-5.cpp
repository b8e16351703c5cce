struct Shape {
    virtual ~Shape();
    virtual void scale(float factor) = 0;
};

struct Ellipse : Shape {
    void scale(float factor) override;
    void scale(float fx, float fy);
};
