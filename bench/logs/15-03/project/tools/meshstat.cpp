#include <cstdio>
#include <fstream>

#include "tinymesh/mesh.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: meshstat FILE.obj\n");
    return 2;
  }
  std::ifstream in(argv[1]);
  if (!in) {
    std::perror(argv[1]);
    return 2;
  }
  const tinymesh::Mesh m = tinymesh::load_obj(in);
  const tinymesh::Bounds b = tinymesh::bounds(m);
  std::printf("%zu positions, %zu triangles\n", m.positions.size(), m.triangles.size());
  std::printf("bounds %g %g %g .. %g %g %g\n", b.lo.x, b.lo.y, b.lo.z, b.hi.x, b.hi.y, b.hi.z);
  std::printf("area %.4f\n", tinymesh::area(m));
}
