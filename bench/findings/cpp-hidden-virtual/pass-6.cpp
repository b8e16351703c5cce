struct Event { int code; };
struct Listener {
    virtual ~Listener() = default;
    virtual void on(Event *e);
};
struct KeyListener : Listener {
    void on_key(Event *e, int key);
};
