extern int read_sensor(void);
extern unsigned get_offset(void);

int main(void)
{
    int alarms = 0;
    for (int round = 0; round < 10; round++) {
        if (read_sensor() - 20 > get_offset() * 2u) {
            alarms++;
        }
    }
    return alarms;
}
