enum level { LOW, MIDDLE, HIGH };

int level_reached(enum level wanted, int current)
{
    return !(current < wanted);
}
