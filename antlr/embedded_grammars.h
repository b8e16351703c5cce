// The grammars that the build has embedded, as the ANTLR tool describes them.
#pragma once

#include <span>
#include <string_view>

struct EmbeddedGrammar {
  std::string_view description;  ///< language.json
  std::string_view lexerInterp;
  std::string_view parserInterp;
};

std::span<const EmbeddedGrammar> embeddedGrammars();
