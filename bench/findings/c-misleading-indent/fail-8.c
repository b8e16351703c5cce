struct node { struct node *next; int val; };
int depth(struct node *p)
{
   int d = 0;
   if (p) {
      while (p->next)
         p = p->next;
         d = p->val;
   }
   return d;
}
