#include "display.h"
#include "pid.h"
#include "sensor.h"

int main(void) {
    pid_ctl p = {2.0f, 0.1f, 0.5f, 0, 0};
    float c = sensor_celsius(2048);
    display_show(c, sensor_state_name(SENSOR_OK));
    return pid_step(&p, 21.0f, c, 1.0f) > 1000.0f;
}
