#pragma once
int cells(int w, int h);
template <class T> struct span2 { T *p; int w, h; };
