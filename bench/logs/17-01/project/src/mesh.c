#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "mesh.h"

int mesh_load(mesh *m, const char *path)
{
    FILE *f = fopen(path, "r");
    char line[512];
    memset(m, 0, sizeof *m);
    if (!f) return -1;
    while (fgets(line, sizeof line, f)) {
        if (line[0] == 'v' && line[1] == ' ') {
            m->verts = realloc(m->verts, (m->nvert + 1) * sizeof *m->verts);
            vec3 *v = &m->verts[m->nvert++];
            if (sscanf(line + 2, "%lf %lf %lf", &v->x, &v->y, &v->z) != 3) { fclose(f); return -1; }
        } else if (line[0] == 'f' && line[1] == ' ') {
            long idx[16]; int n = 0;
            for (char *tok = strtok(line + 2, " \t\r\n"); tok && n < 16; tok = strtok(NULL, " \t\r\n")) {
                long k = strtol(tok, NULL, 10);
                idx[n++] = k < 0 ? (long)m->nvert + k : k - 1;
            }
            for (int i = 2; i < n; i++) {           /* fan */
                m->tris = realloc(m->tris, (m->ntri + 1) * sizeof *m->tris);
                m->tris[m->ntri++] = (tri){{ idx[0], idx[i - 1], idx[i] }};
            }
        }
    }
    fclose(f);
    return 0;
}

void mesh_free(mesh *m) { free(m->verts); free(m->tris); }
