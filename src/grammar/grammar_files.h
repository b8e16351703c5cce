// The .g4 files of one grammar: the files that the user names, and those from which they import rules or tokens.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "grammar/grammar.h"
#include "grammar/grammar_source.h"
#include "grammar/rewritten_text.h"

namespace hone {

struct GrammarFiles {
  std::vector<GrammarSource> sources;
  std::vector<std::filesystem::path> vocabularies;  ///< .tokens files that come without their grammar
  size_t parser = 0;                                ///< index in `sources`: the parser or combined grammar
  size_t lexer = 0;                                 ///< the lexer grammar; for a combined grammar, as `parser`

  /// `named` may be in any order. Other files are searched beside the file that names them, then in `libraries`. Throws
  /// UserError if there is no parser or no lexer.
  static GrammarFiles find(const std::vector<std::filesystem::path>& named,
                           const std::vector<std::filesystem::path>& libraries = {});

  /// The paths of all sources.
  std::vector<std::filesystem::path> paths() const;

  const GrammarSource& parserSource() const { return sources[parser]; }
  const GrammarSource& lexerSource() const { return sources[lexer]; }
  std::string lexerName() const;
  std::string parserName() const;
  LetterCase letterCase() const;
  /// The file names to pass to the ANTLR tool: all grammars that no other grammar imports.
  std::vector<std::string> toolArguments() const;
  /// The names and the rewritten contents of all files, to be hashed.
  std::string contents(const std::function<RewrittenText(const GrammarSource&)>& rewritten) const;
  bool has(GrammarCode::Kind kind, bool inLexerRule) const;
};

}  // namespace hone
