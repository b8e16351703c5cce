struct Rect {
    int width;
    int height;
    int area;
    Rect(int w, int h) : width(w), height(h), area(w * h) {}
};

int main() { Rect r(3, 4); return r.area; }
