// The .g4 files of one grammar: the files that the user names, and those that they import or take tokens from.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "grammar/grammar.h"
#include "grammar/grammar_source.h"

namespace hone {

struct GrammarFiles {
  std::vector<GrammarSource> sources;
  std::vector<std::filesystem::path> vocabularies;  ///< .tokens files without a grammar
  size_t parser = 0;                                ///< in `sources`: the parser or combined grammar
  size_t lexer = 0;                                 ///< the lexer grammar; of a combined grammar the same

  /// `named` in any order; others are looked for beside the one that names them, then in `libraries`. Throws UserError
  /// where there is no parser or no lexer.
  static GrammarFiles find(const std::vector<std::filesystem::path>& named,
                           const std::vector<std::filesystem::path>& libraries = {});

  const GrammarSource& parserSource() const { return sources[parser]; }
  const GrammarSource& lexerSource() const { return sources[lexer]; }
  std::string lexerName() const;
  std::string parserName() const;
  LetterCase letterCase() const;
  /// File names of what the ANTLR tool has to be given: all but what others import.
  std::vector<std::string> toolArguments() const;
  /// Names and contents of all files as `rewritten` gives them, for a hash.
  std::string contents(const std::function<RewrittenText(const GrammarSource&)>& rewritten) const;
  bool has(GrammarCode::Kind kind, bool inLexerRule) const;
};

}  // namespace hone
