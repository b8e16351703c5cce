#ifndef PID_H
#define PID_H
typedef struct { float kp, ki, kd, integral, last; } pid_ctl;
float pid_step(pid_ctl *p, float target, float actual, float dt);
#endif
