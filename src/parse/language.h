// A language: a grammar with its start rule and everything that parsing and rendering need.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/compatibility.h"
#include "grammar/grammar.h"
#include "grammar/grammar_files.h"
#include "parse/parser.h"
#include "text/lazy.h"
#include "text/per_thread.h"

namespace hone {

class Islands;

/// What a token or a rule is replaced by when it can't be deleted.
struct MinimalToken {
  Symbol type;
  std::string text;
};

/// How code in a user's grammar is treated.
enum class Engine {
  automatic,  ///< compiled where it matters and can be
  interpret,  ///< predicates are taken as true, actions ignored
  compile
};

/// Serves any number of threads at once, once it is set up (`set...`): each has caches of its own, and what one thread
/// is told by `stopBy` is for that thread alone.
class Language {
 public:
  Language(std::string name, std::shared_ptr<const Grammar> grammar, RuleId start,
           std::shared_ptr<const Recognizer> recognizer = nullptr);

  /// One that is built in; where `start` is empty with its own start rule. Throws UserError that names those there are.
  static std::shared_ptr<Language> bundled(std::string_view name, std::string_view start = {});
  /// From .g4 files, with the start rule (where empty: the first rule of the parser). Throws UserError.
  static std::shared_ptr<Language> fromGrammar(const GrammarFiles& files, std::string_view start,
                                               Engine engine = Engine::automatic);
  static std::shared_ptr<Language> fromGrammar(const std::vector<std::filesystem::path>& files, std::string_view start);

  /// What the user should know of how the language was made, else empty.
  const std::string& note() const { return note_; }
  const std::string& name() const { return name_; }
  const Grammar& grammar() const { return *grammar_; }
  RuleId start() const { return start_; }

  /// With its islands, if there are any.
  Derivation parse(std::string_view text, Encoding encoding);
  Derivation parseAlone(std::string_view text, Encoding encoding) { return parser().parse(text, encoding, start_); }
  /// The derivation of a text without errors, and without its islands; nullopt for any other text.
  std::optional<Derivation> parseExactly(std::string_view text, Encoding encoding, RuleId start) {
    beginParts();
    uint64_t budget = Parser::budgetFor(text.size());
    return parsePart(text, encoding, start, budget);
  }
  /// The same for parts of a text, as islands are. They share a budget: nullopt where it does not do.
  void beginParts() { parser().beginParts(); }
  std::optional<Derivation> parsePart(std::string_view text, Encoding encoding, RuleId start, uint64_t& budget) {
    return parser().parseExactly(text, encoding, start, budget);
  }

  /// From now on all that this thread does in this language, parsing as well as what works on its trees, throws
  /// Cancelled soon after a stop was requested. A default token ends that.
  void stopBy(StopToken stop) { parser().stopBy(std::move(stop)); }
  const StopToken& stop() const { return parser().stop(); }

  /// This thread's.
  Lexer& lexer() { return parser().lexer(); }
  bool hasModes() const { return grammar_->lexer.modeStart.size() > 1; }

  /// From now on, what these find in the language's tokens is parsed too.
  void setIslands(std::shared_ptr<Islands> islands) { islands_ = std::move(islands); }
  /// The language of a node that carries this number: this one, or one of its islands'.
  Language& member(uint8_t number);

  /// Texts that go before the minimal ones that are computed, by the name of a rule or token; a rule's must be of the
  /// language's tokens. Throws UserError for a name or text that isn't.
  void setReplacements(const std::map<std::string, std::string>& texts);
  /// Where the grammar's code decides what the tokens are: then `lexer` only comes close. Else nullptr.
  const Recognizer* recognizer() const { return recognizer_.get(); }

  /// The rule's minimal text as tokens, nullptr if it derives none that lexes back. First use: a fix-point over the
  /// grammar.
  const std::vector<MinimalToken>* minimal(RuleId rule);
  /// A minimal text of the token, nullptr where there is none that lexes back in the default mode.
  const std::string* minimalToken(Symbol type);

  /// Does the token's type leave a choice of texts, as names and numbers do? First use: a walk over the lexer's rules.
  bool hasManyTexts(Symbol type);

  /// Which rules may stand in for which. First use: a walk over the grammar.
  const Compatibility& compatibility();

  /// Texts that the lexer hides, best first: what may stand between two tokens that would melt together.
  const std::vector<std::string>& separators();

 private:
  /// Texts that stand for a token or a rule; none where there is none.
  struct MinimalTexts {
    std::vector<std::optional<std::string>> tokens;  ///< by type
    std::vector<std::optional<std::vector<MinimalToken>>> rules;
  };
  Parser& parser() const;
  const MinimalTexts& minimalTexts();
  MinimalTexts computeMinimal();
  std::optional<std::vector<MinimalToken>> tokensOf(std::string_view text);

  std::string name_;
  std::shared_ptr<const Grammar> grammar_;
  RuleId start_;
  std::string note_;
  std::shared_ptr<const Recognizer> recognizer_;
  std::shared_ptr<ModeStacks> modeStacks_ = std::make_shared<ModeStacks>();
  PerThread<Parser> parsers_;
  std::shared_ptr<Islands> islands_;
  std::map<Symbol, std::string> replacedTokens_;
  std::map<RuleId, std::vector<MinimalToken>> replacedRules_;
  std::unique_ptr<Lazy<MinimalTexts>> minimal_ = std::make_unique<Lazy<MinimalTexts>>();
  Lazy<std::vector<std::string>> separators_;
  Lazy<std::vector<std::optional<std::string>>> onlyTexts_;
  Lazy<Compatibility> compatibility_;
};

/// While it lives, what this thread does in the language can be stopped.
class Stoppable {
 public:
  Stoppable(std::shared_ptr<Language> language, StopToken stop)
      : language_(std::move(language)), before_(language_->stop()) {
    language_->stopBy(std::move(stop));
  }
  ~Stoppable() { language_->stopBy(std::move(before_)); }
  Stoppable(const Stoppable&) = delete;
  Stoppable& operator=(const Stoppable&) = delete;

 private:
  std::shared_ptr<Language> language_;
  StopToken before_;
};

}  // namespace hone
