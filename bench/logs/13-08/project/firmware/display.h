#ifndef DISPLAY_H
#define DISPLAY_H
void display_show(float celsius, const char *state);
#endif
