bool none(unsigned flags)
{
    return !(flags & 6u) || (flags ^ 6u) == 1u;
}
