int make_id();

class Widget {
    int &ref;
    const int id;
    char tag[4];
public:
    Widget(int &r)
        : tag{'w', 'd', 'g', 0}   // tag first
        , id(make_id())
        , ref(r)
    {
        ref = id;
    }
};
