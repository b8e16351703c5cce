#ifndef SENSOR_H
#define SENSOR_H
#include <stdint.h>
enum sensor_state { SENSOR_OK, SENSOR_OPEN, SENSOR_SHORT, SENSOR_STALE };
float sensor_celsius(uint16_t raw);
const char *sensor_state_name(enum sensor_state s);
#endif
