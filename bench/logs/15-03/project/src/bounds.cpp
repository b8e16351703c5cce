#include "tinymesh/mesh.h"

#include <algorithm>
#include <cmath>

namespace tinymesh {

Bounds bounds(const Mesh& m) {
  Bounds b{m.positions.at(0), m.positions.at(0)};
  for (const Vec3& p : m.positions) {
    b.lo = {std::min(b.lo.x, p.x), std::min(b.lo.y, p.y), std::min(b.lo.z, p.z)};
    b.hi = {std::max(b.hi.x, p.x), std::max(b.hi.y, p.y), std::max(b.hi.z, p.z)};
  }
  return b;
}

double area(const Mesh& m) {
  const Vec3* p = m.positions.data();
  double sum = 0;
  for (const auto& t : m.triangles) {
    const Vec3 a = p[t[0]], b = p[t[1]], c = p[t[2]];
    const double ux = b.x - a.x, uy = b.y - a.y, uz = b.z - a.z;
    const double vx = c.x - a.x, vy = c.y - a.y, vz = c.z - a.z;
    const double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
    sum += 0.5 * std::sqrt(nx * nx + ny * ny + nz * nz);
  }
  return sum;
}

}  // namespace tinymesh
