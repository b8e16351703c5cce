// Reads of a .g4 file what hone must know before the ANTLR tool sees it: the kind of grammar, the files that it names,
// and the positions of code and options. The tool alone reads the contents of the rules.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/rewritten_text.h"

namespace hone {

enum class GrammarKind { combined, lexer, parser };

/// A piece of the file that is code of a target language, or that only matters to such code.
struct GrammarCode {
  enum class Kind {
    action,     ///< `{...}` in a rule
    predicate,  ///< `{...}?` in a rule
    named,      ///< `@name {...}` before the rules
    ruleCode    ///< arguments, return values, local variables, `@init`, `catch` and the like
  };
  Kind kind;
  bool inLexerRule;
  size_t begin;  ///< in the text: with the braces, and with the `@name` or the keyword in front of them
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
  std::map<std::string, bool> caseInsensitiveRules;  ///< where a rule's option differs from the grammar's
  std::vector<GrammarCode> code;                     ///< in the order of the text
  struct Range {
    size_t begin;
    size_t end;
  };
  std::vector<Range>
      rewritten;              ///< `options {...}` of the grammar and of rules, `import ...;`: written anew where needed
  std::vector<Range> labels;  ///< names for parts of rules, which make no difference to the network
  std::vector<size_t> hyphens;  ///< signs `-` in sets that begin no range though they stand between two characters
  size_t afterDeclaration = 0;  ///< behind the `;` of `grammar NAME;`

  bool has(GrammarCode::Kind wanted, bool inLexerRule) const;
};

/// Cuts the text into tokens as ANTLR does and finds all this. O(size). Throws UserError where it is no grammar.
GrammarSource readGrammarSource(const std::filesystem::path& path, std::string text);

/// The text with nothing but what makes the network of rules: no code of a target language (so that predicates are
/// true), no labels, no options that are newer than the ANTLR tool 4.7 or mean nothing to it, nothing that it misreads.
RewrittenText networkOnly(const GrammarSource& source);

/// The text for the tool's C++: with its code, in which `this.` is written `this->` (the public collection of grammars
/// writes the former, for all target languages). `baseHeader`: the file that declares the super class, else empty.
RewrittenText forCpp(const GrammarSource& source, std::string_view baseHeader);

/// The text for the tool's Java, with its code as it is.
RewrittenText forJava(const GrammarSource& source);

/// The grammar's text with `_` behind each of these names of rules and tokens, code and literals apart.
RewrittenText withRenamed(const RewrittenText& text, const std::set<std::string>& names);

}  // namespace hone
