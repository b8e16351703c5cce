struct Node { virtual void visit() {} };
struct Tree { Node root; int *sizes; };
void clear(Tree *tree) {
  delete tree->sizes;
  delete tree;
}
