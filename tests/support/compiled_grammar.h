// The grammars under tests/grammars, compiled by the ANTLR tool at the first use.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <string_view>
#include <vector>

#include "grammar/antlr_tool.h"
#include "grammar/grammar.h"

namespace hone::testgrammars {

/// The cache of the tool's results, apart from the user's.
inline void useOwnCache() {
  std::filesystem::path cache = std::filesystem::temp_directory_path() / "hone-test-cache";
  ::setenv("XDG_CACHE_HOME", cache.c_str(), 1);
}

inline std::vector<std::filesystem::path> paths(std::initializer_list<std::string_view> files) {
  std::vector<std::filesystem::path> result;
  for (std::string_view file : files)
    result.push_back(std::filesystem::path(HONE_SOURCE_DIR) / "tests" / "grammars" / file);
  return result;
}

inline std::shared_ptr<const Grammar> compile(std::initializer_list<std::string_view> files) {
  useOwnCache();
  InterpFiles interp = compileGrammar(paths(files));
  return Grammar::fromInterp(interp.name, interp.lexer, interp.parser, interp.letterCase);
}

}  // namespace hone::testgrammars
