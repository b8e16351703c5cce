#include "pid.h"

float pid_step(pid_ctl *p, float target, float actual, float dt) {
    float e = target - actual;
    p->integral += e * dt;
    float d = (e - p->last) / dt;
    p->last = e;
    return p->kp * e + p->ki * p->integral + p->kd * d;
}
