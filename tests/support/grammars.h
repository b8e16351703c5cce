// The grammars under tests/grammars as languages.
#pragma once

#include <initializer_list>
#include <memory>
#include <string_view>

#include "compiled_grammar.h"
#include "parse/language.h"

namespace hone::testgrammars {

inline std::shared_ptr<Language> load(std::initializer_list<std::string_view> files, std::string_view start = {}) {
  useOwnCache();
  return Language::fromGrammar(paths(files), start);
}

}  // namespace hone::testgrammars
