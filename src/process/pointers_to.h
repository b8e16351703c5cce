// Words as the system takes them for a new program.
#pragma once

#include <string>
#include <vector>

namespace hone {

/// Ends with a null pointer. The words must outlive this.
inline std::vector<char*> pointersTo(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace hone
