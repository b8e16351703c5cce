// Islands: texts of other languages in a language's tokens, such as scripts in a page. Islands may hold islands, as
// regular expressions in scripts. The derivation of an island replaces its token in the whole.
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

namespace hone {

/// By a token's name: the patterns that are tried one after the other until one finds texts without errors.
using IslandTokens = std::map<std::string, std::vector<std::string>>;

/// A language with what its tokens hold.
struct IslandLanguage {
  std::shared_ptr<Language> language;
  IslandTokens tokens;
};

class Islands {
 public:
  /// Gives the language of that name, which some pattern has named. Throws UserError if there is none.
  using Load = std::function<IslandLanguage(std::string_view name)>;

  /// `host` must outlive this. Its own patterns may name `hostName`, and so may those of the other languages, which are
  /// loaded when a text first needs them. Throws UserError for patterns that aren't any and tokens that there aren't.
  Islands(Language& host, std::string hostName, const IslandTokens& tokens, Load load);
  ~Islands();

  /// The host's derivation with those of all islands. Where an island has an error its text stays as it is. O(text) for
  /// each of the islands that lie in each other, of which there are few.
  Derivation parse(std::string_view text, Encoding encoding);

  Language& language(uint8_t number) const;

 private:
  class Splice;
  struct Member;

  uint8_t add(std::string name, Language& language, const IslandTokens& tokens);
  /// The number of the language of that name, loaded if need be. From any thread.
  uint8_t member(const std::string& name);

  Load load_;
  std::mutex mutex_;                              ///< guards the growth of `members_`
  std::vector<std::unique_ptr<Member>> members_;  ///< by number; the host is 0. They stay where they are.
};

/// Gives a bundled language the islands that its description names. No effect where there are none.
void addBundledIslands(Language& language);

}  // namespace hone
