#include <stdlib.h>
typedef struct node { struct node *left, *right; void *data; } node;
void release(node *root, void (*drop)(void *)) {
  if (!root)
    return;
  release(root->left, drop);
  release(root->right, drop);
  if (drop)
    drop(root->data);
    free(root);
}
