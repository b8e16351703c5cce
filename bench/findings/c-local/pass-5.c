struct list { struct list *next; struct { char key[8]; int n; } data; };
int *count(struct list *l) {
  while (l) {
    struct list copy = *l;
    if (copy.data.n > 0)
      return &l->data.n;
    l = copy.next;
  }
  return 0;
}
