void set_temp(signed char celsius);

void from_variable(void)
{
    int t = 200;
    set_temp(t);
}
