// Islands: texts of other languages in a language's tokens, such as scripts in a page. Islands may contain islands,
// such as regular expressions in scripts. The derivation of an island replaces its token in the derivation of the host.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "parse/derivation.h"
#include "parse/island_pattern.h"
#include "parse/language.h"
#include "text/archive.h"

namespace hone {

/// For each token name, the patterns to try in this order, until one finds texts without errors.
using IslandTokens = std::map<std::string, std::vector<std::string>>;

/// A language, and the islands in its tokens.
struct IslandLanguage {
  std::shared_ptr<Language> language;
  IslandTokens tokens;
};

/// The most bytes of a project's files that are parsed at once. A tree takes about a hundred times the bytes of
/// its text.
inline constexpr size_t mostParsed = size_t{4} << 20;

class Islands {
 public:
  /// Returns the language that a pattern names. Throws UserError if there is none.
  using Load = std::function<IslandLanguage(std::string_view name)>;

  /// `host` must outlive this. Patterns of all languages may name `hostName`. The other languages are loaded when a
  /// text first needs them. Throws UserError for an invalid pattern or an unknown token.
  Islands(Language& host, std::string hostName, const IslandTokens& tokens, Load load);
  /// For a host whose tokens are files (text/archive.h). `languageOf` names the language of a file.
  using LanguageOf = std::function<std::string(const ArchivedFile& file)>;
  Islands(Language& host, LanguageOf languageOf, Load load);
  ~Islands();

  /// The host's derivation with the derivations of all islands. An island with a syntax error stays a token, but in a
  /// file syntax errors become error nodes, as in a text without host. Of many large files only the smaller ones are
  /// parsed. O(text * nesting of islands); the nesting is bounded.
  Derivation parse(std::string_view text, Encoding encoding);

  Language& language(uint8_t number) const;

  /// True if the host's tokens are files, and blocks of some are shown by indentation.
  bool markIndentation() const;
  /// See Language; of an archive.
  std::string marked(std::string archive, Encoding encoding);
  std::string plain(std::string archive, Encoding encoding);

 private:
  class Splice;
  struct Member;

  template <typename Rewrite>
  std::string rewriteFiles(std::string archive, Rewrite rewrite);
  uint8_t add(std::string name, Language& language, const IslandTokens& tokens);
  /// The number of the language of this name; loads it if needed. Thread-safe.
  uint8_t member(const std::string& name);

  Load load_;
  LanguageOf languageOf_;                         ///< null: the host's tokens are no files
  std::mutex mutex_;                              ///< guards the growth of `members_`
  std::vector<std::unique_ptr<Member>> members_;  ///< by number; the host is 0. Their addresses are stable.
};

/// Gives a bundled language the islands that its description names. Does nothing if it names none.
void addBundledIslands(Language& language);

}  // namespace hone
