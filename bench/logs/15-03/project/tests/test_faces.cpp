#include <cassert>
#include <sstream>

#include "tinymesh/mesh.h"

int main() {
  std::istringstream quad("v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1/1/1 2/2/1 3/3/1 4/4/1\n");
  const auto m = tinymesh::load_obj(quad);
  assert(m.triangles.size() == 2);
  std::istringstream rel("v 0 0 0\nv 1 0 0\nv 1 1 0\nf -3 -2 -1\n");
  assert(tinymesh::load_obj(rel).triangles[0][0] == 0);
  return 0;
}
