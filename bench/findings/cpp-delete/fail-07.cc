struct Node { virtual void visit() {} };
void clear(Node **nodes, int n) {
  for (int i = 0; i < n; i++)
    ::delete nodes[i];
}
