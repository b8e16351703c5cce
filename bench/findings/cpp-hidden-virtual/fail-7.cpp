struct Event { int code; };
struct KeyEvent : Event { int key; };

struct Listener {
    virtual ~Listener() = default;
    virtual void on(Event *e);
};

struct KeyListener : Listener {
    void on(KeyEvent *e);
};
