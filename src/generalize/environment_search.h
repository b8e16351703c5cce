// Finds out what may stand around and between the parts of a pattern.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "derive/alternatives.h"
#include "pattern/pattern.h"
#include "search/strategy.h"
#include "tree/token_index.h"

namespace hone {

class EnvironmentSearch {
 public:
  /// The verdict on a text; nullopt if a limit struck.
  using Ask = std::function<std::optional<Verdict>(std::string)>;

  /// `original` fails too: the input before its reduction. `others`: texts of the language. All must outlive this.
  /// `needed`: tokens that the failure can't do without.
  /// At most so many additions are asked about.
  EnvironmentSearch(const Pattern& pattern, const Tree& original, const std::vector<TreePtr>& others, TokenRange needed,
                    size_t mostAsked, Ask ask)
      : pattern_(pattern),
        tree_(*pattern.tree),
        original_(original),
        others_(others),
        parts_(tree_.language().grammar()),
        index_(tree_),
        needed_(needed),
        mostAsked_(mostAsked),
        ask_(std::move(ask)) {}

  /// Asks for a few verdicts.
  Environment find();
  /// By boundary: what may end the text before it, such as an end tag that may be left out.
  const std::map<uint32_t, std::vector<std::string>>& endings() const { return endings_; }
  /// What words and signs of the core may be others, added to what was found.
  Environment findLiterals(Environment found) {
    found_ = std::move(found);
    tryOtherLiterals(found_.core == noNode ? 0 : found_.core);
    return found_;
  }

 private:
  /// Text that is added before a token: an optional part, or one more element or several.
  struct Piece {
    uint32_t boundary;
    Part group;
    std::vector<std::string> texts;
    bool isOperator = false;
    bool isElement = false;
  };

  std::vector<Piece> fittingPieces();
  void collectPieces(const Tree& tree, bool isOwn);
  void deriveFor(RuleId rule);
  std::map<RuleId, NodeId> rulesAround(uint32_t boundary) const;
  bool fits(Piece& piece);
  void addCompany(Piece& piece, RuleId rule);
  void divide(const Piece& piece, Verdict verdict, std::vector<std::vector<Piece>>& waiting);
  void tellApart();
  std::optional<Unwanted> whatPasses(const Environment::Position& position, const std::string& passing,
                                     const std::vector<std::string>& failing);
  /// A token of a text that was added.
  struct AddedToken {
    Part part;
    std::string name;  ///< empty of a literal
    size_t begin;      ///< in the text
  };
  std::vector<AddedToken> tokensOf(const Environment::Position& position, const std::string& text) const;
  size_t endBefore(uint32_t boundary) const;
  std::string with(const std::vector<Piece>& pieces) const;
  void tryPieces(std::vector<Piece> pieces);
  void tryOtherLiterals(NodeId core);
  std::optional<Verdict> verdictWith(uint32_t number, const std::string& other, NodeId core,
                                     std::optional<Symbol> type = std::nullopt);
  void learn(const Piece& piece, Verdict verdict);
  const Pattern& pattern_;
  const Tree& tree_;
  const Tree& original_;
  const std::vector<TreePtr>& others_;
  Parts parts_;
  TokenIndex index_;
  TokenRange needed_;
  size_t mostAsked_;
  Ask ask_;
  std::map<std::pair<Part, RuleId>, std::vector<std::string>> pieces_;  ///< by group
  /// Of elements, by their first word and the next ones.
  std::map<std::pair<Part, RuleId>, std::map<std::string, std::map<std::string, std::string>>> company_;
  /// By verdict, elements that were added alone, or with others without harm.
  std::map<Environment::Position, std::map<Verdict, std::vector<std::string>>> elements_;
  std::map<uint32_t, std::vector<std::string>> endings_;
  std::set<std::string> sharedWords_;
  size_t parses_ = 0;
  Alternatives alternatives_{tree_.sharedLanguage()};
  static constexpr size_t firstTogether = 2;  ///< twice as many after each text that fails
  std::set<Part> alone_;                      ///< groups of whose elements several are refused
  size_t together_ = firstTogether;           ///< pieces that are added at once
  std::map<Part, size_t> refused_;            ///< by group: how often in a row
  Environment found_;
};

}  // namespace hone
