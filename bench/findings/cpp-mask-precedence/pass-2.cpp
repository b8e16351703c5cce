bool mayEdit(unsigned rights, bool active)
{
    return active && rights & 2u;
}
