// The grammars that the build has embedded, as the ANTLR tool describes them, with examples of their languages.
#pragma once

#include <span>
#include <string_view>

struct EmbeddedGrammar {
  std::string_view description;  ///< language.json
  std::string_view lexerInterp;
  std::string_view parserInterp;
  std::string_view textsLexerInterp;  ///< of the grammar that texts are made from; empty if it is the same one
  std::string_view textsParserInterp;
  const char* examples;  ///< texts of the language, each behind its size in 8 bytes; behind the last one stands -1
};

std::span<const EmbeddedGrammar> embeddedGrammars();
