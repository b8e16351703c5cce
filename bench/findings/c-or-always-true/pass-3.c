struct box { int w, h; };

int not_unit(const struct box *b)
{
    return b->w != 1 || b->h != 2;
}
