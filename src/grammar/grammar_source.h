// Reads what hone must know of a .g4 file before it runs the ANTLR tool: the kind of grammar, the files that it names,
// and the positions of code and options. Only the tool reads the contents of the rules.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace hone {

enum class GrammarKind { combined, lexer, parser };

/// A piece of the file that is code of a target language, or that matters only to such code.
struct GrammarCode {
  enum class Kind {
    action,     ///< `{...}` in a rule
    predicate,  ///< `{...}?` in a rule
    named,      ///< `@name {...}` before the rules
    ruleCode    ///< arguments, return values, local variables, `@init`, `catch` and the like
  };
  Kind kind;
  bool inLexerRule;
  size_t begin;  ///< offsets in the text, including the braces and the `@name` or keyword before them
  size_t end;
};

struct GrammarSource {
  std::filesystem::path path;
  std::string text;
  std::string name;
  GrammarKind kind = GrammarKind::combined;
  std::vector<std::string> imports;
  std::string vocabulary;  ///< the option tokenVocab, else empty
  std::string superClass;
  bool caseInsensitive = false;
  std::map<std::string, bool> caseInsensitiveRules;  ///< by rule, if its option differs from the grammar's
  std::vector<GrammarCode> code;                     ///< in the order of the text
  struct Range {
    size_t begin;
    size_t end;
  };
  std::vector<Range>
      rewritten;                ///< `options {...}` of the grammar and of rules, and `import ...;`, which hone rewrites
  std::vector<Range> labels;    ///< labels of elements, which don't change the network
  std::vector<size_t> hyphens;  ///< `-` in sets, between two characters but literal
  size_t afterDeclaration = 0;  ///< offset after the `;` of `grammar NAME;`

  bool has(GrammarCode::Kind wanted, bool inLexerRule) const;
};

/// Reads a grammar file. O(size). Throws UserError if the text is no grammar.
GrammarSource readGrammarSource(const std::filesystem::path& path, std::string text);

}  // namespace hone
