// The grammars under tests/grammars, compiled by the ANTLR tool at the first use.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"

namespace hone::testgrammars {

/// Where the tool's results are kept: not among the user's.
inline void useOwnCache() {
  std::filesystem::path cache = std::filesystem::temp_directory_path() / "hone-test-cache";
  ::setenv("XDG_CACHE_HOME", cache.c_str(), 1);
}

inline std::shared_ptr<Language> load(std::initializer_list<std::string_view> files, std::string_view start = {}) {
  useOwnCache();
  std::vector<std::filesystem::path> paths;
  for (std::string_view file : files)
    paths.push_back(std::filesystem::path(HONE_SOURCE_DIR) / "tests" / "grammars" / file);
  return Language::fromGrammar(paths, start);
}

}  // namespace hone::testgrammars
