double clamp_temp(int celsius)
{
    if (celsius > -40 || celsius < 85)
        return (double)celsius;
    return -273.15;
}
