int is_ws(int ch)
{
    return ch == ' ' || ch == '\t';
}
