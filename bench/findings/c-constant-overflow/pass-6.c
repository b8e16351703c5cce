unsigned char low(void)
{
    return (unsigned char)0x1234;
}
