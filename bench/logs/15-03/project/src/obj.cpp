#include "tinymesh/mesh.h"

#include <sstream>

namespace tinymesh {

// "7", "7/1", "7//3", "7/1/3"; negative numbers count from the end
static int face_index(const std::string& word, size_t count) {
  int i = std::stoi(word.substr(0, word.find('/')));
  return i < 0 ? static_cast<int>(count) + i : i - 1;
}

Mesh load_obj(std::istream& in) {
  Mesh m;
  std::string line;
  while (std::getline(in, line)) {
    std::istringstream ls(line);
    std::string tag;
    ls >> tag;
    if (tag == "v") {
      Vec3 v{};
      ls >> v.x >> v.y >> v.z;
      m.positions.push_back(v);
    } else if (tag == "f") {
      std::vector<int> poly;
      std::string word;
      while (ls >> word) poly.push_back(face_index(word, m.positions.size()));
      for (size_t k = 2; k < poly.size(); ++k)
        m.triangles.push_back({poly[0], poly[k - 1], poly[k]});
    }
  }
  return m;
}

}  // namespace tinymesh
