#pragma once
#include <array>
#include <istream>
#include <string>
#include <vector>

namespace tinymesh {
struct Vec3 { float x, y, z; };
struct Mesh {
  std::vector<Vec3> positions;
  std::vector<std::array<int, 3>> triangles;
};
Mesh load_obj(std::istream& in);
struct Bounds { Vec3 lo, hi; };
Bounds bounds(const Mesh& m);
double area(const Mesh& m);
}  // namespace tinymesh
