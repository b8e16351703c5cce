/* objstat - print surface area and bounds of Wavefront OBJ meshes */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "mesh.h"

static double tri_area(const vec3 *a, const vec3 *b, const vec3 *c)
{
    double ux = b->x - a->x, uy = b->y - a->y, uz = b->z - a->z;
    double vx = c->x - a->x, vy = c->y - a->y, vz = c->z - a->z;
    double cx = uy * vz - uz * vy, cy = uz * vx - ux * vz, cz = ux * vy - uy * vx;
    return 0.5 * sqrt(cx * cx + cy * cy + cz * cz);
}

double mesh_area(const mesh *m)
{
    double sum = 0.0;
    for (size_t i = 0; i < m->ntri; i++) {
        const tri *t = &m->tris[i];
        sum += tri_area(&m->verts[t->v[0]], &m->verts[t->v[1]], &m->verts[t->v[2]]);
    }
    return sum;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: %s file.obj...\n", argv[0]);
        return 2;
    }
    for (int i = 1; i < argc; i++) {
        mesh m;
        if (mesh_load(&m, argv[i]) != 0) {
            fprintf(stderr, "%s: cannot load\n", argv[i]);
            return 1;
        }
        printf("%zu vertices, %zu triangles, area %.4f\n", m.nvert, m.ntri, mesh_area(&m));
        mesh_free(&m);
    }
    return 0;
}
