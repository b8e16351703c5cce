typedef struct node { struct node *next; int value; } node;
int total(node *list, int limit) {
  int sum = 0;
  while (list) {
    if (sum = limit)
      break;
    sum += list->value;
    list = list->next;
  }
  return sum;
}
