struct Node { virtual ~Node(); };
struct Leaf : Node { };
struct Tree {
    virtual ~Tree();
    virtual Node *root();
};
struct Bush : Tree {
    Leaf *root() override;   // covariant
};
