struct Pt { int y; int x; };
Pt make() { return Pt{ 2, 1 }; }
struct Holder {
    Pt p;
    int n;
    Holder() : p{make()}, n(p.x) {}
};
