struct Rect { int x, y, w, h; };

class Widget {
public:
    virtual ~Widget() = default;
    virtual void draw(const Rect &clip);
    virtual void resize(int w, int h);
};

class Button : public Widget {
public:
    explicit Button(const char *label) : label_(label) {}
    void draw();                 // redraw all of it
    void resize(int w, int h) override;

private:
    const char *label_;
};
