struct Node { virtual void visit() {} };
void clear(Node *nodes) {
  delete[] nodes;
}
