#ifndef MESH_H
#define MESH_H
#include <stddef.h>
typedef struct { double x, y, z; } vec3;
typedef struct { long v[3]; } tri;
typedef struct { vec3 *verts; size_t nvert; tri *tris; size_t ntri; } mesh;
int mesh_load(mesh *m, const char *path);
void mesh_free(mesh *m);
double mesh_area(const mesh *m);
#endif
