// A language: a grammar with a start rule, and everything that parsing and rendering need.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/first_sets.h"
#include "grammar/grammar.h"
#include "grammar/grammar_files.h"
#include "parse/indentation.h"
#include "parse/parser.h"
#include "text/lazy.h"
#include "text/per_thread.h"

namespace hone {

class Islands;

/// A token of the text that replaces a token or a rule that can't be deleted.
struct MinimalToken {
  Symbol type;
  std::string text;
};

/// What is around the name in a token, such as the `%` in LLVM's `%a`. Names of one space are the same if their texts
/// are: `%a` means the block at the label `a:`.
struct NameFrame {
  size_t space = 0;
  std::string before;
  std::string behind;
};

/// How code in a user's grammar is treated.
enum class Engine {
  automatic,  ///< compiled if it matters for parsing and can be compiled
  interpret,  ///< predicates are taken as true, actions ignored
  compile
};

/// Thread-safe after it is set up (`set...`). Each thread has its own caches, and `stopBy` affects only the calling
/// thread.
class Language {
 public:
  Language(std::string name, std::shared_ptr<const Grammar> grammar, RuleId start,
           std::shared_ptr<const Recognizer> recognizer = nullptr);

  /// A bundled language, with its own start rule if `start` is empty. Throws UserError that lists all of them.
  static std::shared_ptr<Language> bundled(std::string_view name, std::string_view start = {});
  /// What random texts of a bundled language are made from: its strict grammar if it has one.
  static std::shared_ptr<Language> bundledForTexts(std::string_view name);
  /// A language from .g4 files. If `start` is empty, it is the first rule of the parser. Throws UserError.
  static std::shared_ptr<Language> fromGrammar(const GrammarFiles& files, std::string_view start,
                                               Engine engine = Engine::automatic);
  static std::shared_ptr<Language> fromGrammar(const std::vector<std::filesystem::path>& files, std::string_view start);

  /// A note for the user on how the language was made; empty if there is none.
  const std::string& note() const { return note_; }
  const std::string& name() const { return name_; }
  const Grammar& grammar() const { return *grammar_; }
  RuleId start() const { return start_; }

  /// Parses the text, islands included.
  Derivation parse(std::string_view text, Encoding encoding);
  Derivation parseAlone(std::string_view text, Encoding encoding) { return parser().parse(text, encoding, start_); }
  /// The derivation without islands; nullopt if the text has a syntax error.
  std::optional<Derivation> parseExactly(std::string_view text, Encoding encoding, RuleId start) {
    beginParts();
    uint64_t budget = Parser::budgetFor(text.size());
    return parsePart(text, encoding, start, budget);
  }
  /// The same for parts of one text, such as islands. The parts share a budget; nullopt if it is spent.
  void beginParts() { parser().beginParts(); }
  std::optional<Derivation> parsePart(std::string_view text, Encoding encoding, RuleId start, uint64_t& budget) {
    return parser().parseExactly(text, encoding, start, budget);
  }

  /// From now on, this thread's work in this language, that is, parsing and work on its trees, throws Cancelled soon
  /// after a stop was requested. A default-constructed token ends this.
  void stopBy(StopToken stop) { parser().stopBy(std::move(stop)); }
  const StopToken& stop() const { return parser().stop(); }

  /// This thread's, on all texts so far.
  ParsingWork parsingWork() const { return parser().work(); }

  /// This thread's lexer.
  Lexer& lexer() { return parser().lexer(); }
  bool hasModes() const { return grammar_->lexer.modeStart.size() > 1; }

  /// True if blocks are shown by indentation, here or in a file of a project. Then trees, edits and everything made of
  /// them are marked texts (parse/indentation.h), and inputs and candidates are plain ones.
  bool marksIndentation() const;
  /// From a plain text to the marked one and back. O(text); without indentation both are the same, and nothing is
  /// copied.
  std::string marked(std::string plain, Encoding encoding);
  std::string plain(std::string marked, Encoding encoding);
  void setIndentation(IndentationRules rules) { indentation_ = std::move(rules); }

  /// Where the name is in a token that holds more than a name; nullptr for all other tokens.
  const NameFrame* nameFrame(Symbol type) const {
    const auto found = nameFrames_.find(type);
    return found == nameFrames_.end() ? nullptr : &found->second;
  }
  /// By name space, for the names of tokens their texts with `*` for the name. Throws UserError for an unknown token.
  void setNames(const std::vector<std::map<std::string, std::string>>& spaces);

  /// Does a token of the type mean what it means only at the beginning of a line, as a directive does?
  bool beginsLine(Symbol type) const {
    return type > endOfFile && static_cast<size_t>(type) < lines_.size() && lines_[static_cast<size_t>(type)];
  }
  /// The names of such tokens. Throws UserError for an unknown one.
  void setLines(const std::vector<std::string>& tokens);

  /// From now on, islands in the language's tokens are parsed too.
  void setIslands(std::shared_ptr<Islands> islands) { islands_ = std::move(islands); }
  /// The language in which a token with islands is only a token. Where there are none, it is the same.
  static std::shared_ptr<Language> withoutIslands(const std::shared_ptr<Language>& language);
  /// The language of a node that carries this number: this one, or one of its islands'.
  Language& member(uint8_t number);

  /// From now on, any tokens may follow each other without a separator: each one ends by itself.
  void setSelfDelimiting() { selfDelimiting_ = true; }
  bool isSelfDelimiting() const { return selfDelimiting_; }

  /// By the name of a rule or token, texts to use instead of the computed minimal texts. A rule's text must consist of
  /// the language's tokens. Throws UserError for an unknown name or another text.
  void setReplacements(const std::map<std::string, std::string>& texts);
  /// Set if the grammar's code decides what the tokens are; then `lexer` is only an approximation. Else nullptr.
  const Recognizer* recognizer() const { return recognizer_.get(); }

  /// The tokens of the text but hidden ones; nullopt if it has lexical errors in every mode. O(text).
  std::optional<std::vector<MinimalToken>> tokensOf(std::string_view text);

  /// The rule's minimal text as tokens; nullptr if it derives none that lexes to the same tokens. First use: a
  /// fix-point over the grammar.
  const std::vector<MinimalToken>* minimal(RuleId rule);
  /// A minimal text of the token; nullptr if none lexes to that token in the default mode.
  const std::string* minimalToken(Symbol type);

  /// True if tokens of the type have several texts, as names and numbers do. First use: a walk over the lexer's rules.
  bool hasManyTexts(Symbol type);

  /// Tells which rules may replace which. First use: a walk over the grammar.
  const Compatibility& compatibility();

  /// Hidden tokens, best first, that can separate two tokens that would otherwise lex as one.
  const std::vector<std::string>& separators();

 private:
  /// Minimal texts of tokens and rules; nullopt if there is none.
  struct MinimalTexts {
    std::vector<std::optional<std::string>> tokens;  ///< by type
    std::vector<std::optional<std::vector<MinimalToken>>> rules;
  };
  Parser& parser() const;
  const MinimalTexts& minimalTexts();
  MinimalTexts computeMinimal();

  std::string name_;
  std::shared_ptr<const Grammar> grammar_;
  RuleId start_;
  std::string note_;
  std::shared_ptr<const Recognizer> recognizer_;
  std::shared_ptr<ModeStacks> modeStacks_ = std::make_shared<ModeStacks>();
  PerThread<Parser> parsers_;
  std::shared_ptr<Islands> islands_;
  bool selfDelimiting_ = false;
  std::optional<IndentationRules> indentation_;
  std::map<Symbol, NameFrame> nameFrames_;
  std::vector<bool> lines_;  ///< by type of token
  std::map<Symbol, std::string> replacedTokens_;
  std::map<RuleId, std::vector<MinimalToken>> replacedRules_;
  std::unique_ptr<Lazy<MinimalTexts>> minimal_ = std::make_unique<Lazy<MinimalTexts>>();
  Lazy<std::shared_ptr<Language>> withoutIslands_;
  Lazy<std::vector<std::string>> separators_;
  Lazy<std::vector<std::optional<std::string>>> onlyTexts_;
  Lazy<Compatibility> compatibility_;
};

/// During its lifetime, the token stops this thread's work in the language.
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

/// For people who have the grammar from somebody else: its code runs.
std::string codeNote(std::string_view grammar);

}  // namespace hone
