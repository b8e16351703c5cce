#include "app/spare_folder.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>

#include "process/remove_tree.h"
#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

SpareFolder::SpareFolder(const fs::path& parent) {
  std::string name = fs::absolute(parent / ".hone-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr)
    throw UserError(fmt::format("can't write to the folder {}: {}", parent.string(), std::strerror(errno)));
  path_ = name;
  LaunchPlan plan;
  plan.root = name;
  try {
    guard_ = std::make_unique<Launcher>(plan);
  } catch (...) {
    removeTree(name);
    throw;
  }
}

SpareFolder::~SpareFolder() {
  guard_.reset();
  removeTree(path_.string());
}

}  // namespace hone
