#include "sensor.h"
#include <math.h>

#define R_PULLUP 10000.0f
#define BETA 3950.0f

float sensor_celsius(uint16_t raw) {
    float r = R_PULLUP * raw / (4095.0f - raw);
    float k = 1.0f / (logf(r / R_PULLUP) / BETA + 1.0f / 298.15f);
    return k - 273.15f;
}

const char *sensor_state_name(enum sensor_state s) {
    switch (s) {
    case SENSOR_OK: return "ok";
    case SENSOR_OPEN: return "open";
    case SENSOR_SHORT: return "short";
    }
    return "?";
}
