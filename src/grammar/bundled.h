// The languages that are built into the program: what `grammars/` holds, compiled by the ANTLR tool at build time.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct BundledLanguage {
  std::string name;
  std::string title;
  std::string start;
  std::vector<std::string> extensions;  ///< with the dot
  /// Of tokens that may hold texts in other languages, the patterns that find these (parse/islands.h).
  std::map<std::string, std::vector<std::string>> islands;
  std::string_view lexerInterp;
  std::string_view parserInterp;
  std::vector<std::string_view> examples;  ///< texts of the language
};

/// Sorted by name.
std::span<const BundledLanguage> bundledLanguages();

/// nullptr if there is none.
const BundledLanguage* bundledNamed(std::string_view name);

/// Throws UserError that names those there are.
const BundledLanguage& findBundled(std::string_view name);

/// The one for a file of that extension (".json", case ignored), nullptr if there is none.
const BundledLanguage* bundledForExtension(std::string_view extension);

}  // namespace hone
