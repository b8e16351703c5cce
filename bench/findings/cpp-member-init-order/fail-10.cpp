struct Outer {
    struct Node {
        Node *next;
        int key;
        Node(int k, Node *n) : key(k), next(n) {}
    };
    Node *root;
    int count;
    Outer() : root(nullptr), count(0) {}
};
