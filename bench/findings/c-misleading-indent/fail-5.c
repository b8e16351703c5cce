enum kind { RED, GREEN };
int paint(enum kind k, int *slots, int n)
{
    int done = 0;
    switch (k) {
    case RED:
        for (int i = 0; i < n; ++i)
            if (slots[i] == 0)
                slots[i] = 1;
                done++;
        break;
    case GREEN:
        done = -1;
        break;
    }
    return done;
}
