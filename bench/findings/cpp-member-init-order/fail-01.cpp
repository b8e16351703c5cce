struct Rect {
    int width;
    int height;
    int area;
    Rect(int w, int h) : area(w * h), width(w), height(h) {}
};

int main() { Rect r(3, 4); return r.area; }
