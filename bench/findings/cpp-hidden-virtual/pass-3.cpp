class Widget {
public:
    virtual ~Widget() = default;
    virtual void draw(int clip);
};

class Button : public Widget {
public:
    using Widget::draw;
    void draw();
};
