static void set_temp(signed char celsius);

void too_hot(void)
{
    set_temp(20);
    set_temp(200);
}
