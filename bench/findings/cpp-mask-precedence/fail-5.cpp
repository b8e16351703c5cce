template <typename T>
int countFlagged(const T *items, int n, unsigned mask)
{
    int found = 0;
    for (int i = 0; i < n; ++i)
        found += items[i].flags & mask > 0 ? 1 : 0;
    return found;
}

struct Item { unsigned flags; };
int use(const Item *p) { return countFlagged(p, 3, 6u); }
