struct Point { int y; int x; };

struct Node {
    Node *next;
    int key;
    Point at;
    Node(int k, Node *n) : next(n), key(k), at{k, 0} {
        at.x = 1;
        at.y = 2;
    }
};
