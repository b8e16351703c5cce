int flags_ok(unsigned f)
{
    return (f & 1u) != 0 || (f & 2u) != 0;
}
