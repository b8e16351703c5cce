#include "text/project_origin.h"

#include <algorithm>
#include <cctype>

namespace hone {
namespace {

bool isOfName(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' || c == '.' || c == '+';
}

/// The rest of a path from there on, without the slash before it.
std::string_view restOfPath(std::string_view text) {
  size_t end = 0;
  while (end < text.size() && (isOfName(text[end]) || text[end] == '/')) ++end;
  std::string_view path = text.substr(0, end);
  while (path.starts_with('/')) path.remove_prefix(1);
  while (path.ends_with('/')) path.remove_suffix(1);
  return path;
}

/// Is the path listed, or a folder of it?
bool isBelowOne(const std::set<std::string, std::less<>>& listed, std::string_view path) {
  for (size_t end = path.size(); end != path.npos; end = path.rfind('/', end - 1)) {
    if (listed.contains(path.substr(0, end))) return true;
    if (end == 0) break;
  }
  return false;
}

}  // namespace

std::string ProjectOrigin::movedTo(std::string_view to, std::string text) const {
  for (const std::string& folder : folders) {
    // A path of one name, such as /src, may well stand for something else.
    if (std::ranges::count(folder, '/') < 2) continue;
    for (size_t at = text.find(folder); at != text.npos; at = text.find(folder, at)) {
      const std::string_view behind = std::string_view(text).substr(at + folder.size());
      const std::string_view rest = restOfPath(behind);
      const bool endsThere = behind.empty() || !isOfName(behind.front());
      const bool isOurs = isWhole ? !isBelowOne(listed, rest) : listed.contains(rest);
      if (!endsThere || !isOurs) {
        at += folder.size();
        continue;
      }
      text.replace(at, folder.size(), to);
      at += to.size();
    }
  }
  return text;
}

}  // namespace hone
