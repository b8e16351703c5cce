// The reduction has removed all that the failure doesn't need, so all of it may be there again, unless it changes what
// the rest means. So pieces of the original input and of the grammar are added to the reduced one, several at once, as
// most do no harm (group testing). An addition that makes the text pass is harmful at its place.
//
// An addition that says a name of the pattern's shared places may be what declares it, so none is tried. An operator
// beside a shared place makes another value of it, which may do no harm: that is allowed only where a test has shown
// it.

#include "generalize/environment_search.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <ranges>
#include <set>

#include "derive/alternatives.h"
#include "grammar/groups.h"
#include "pattern/drafts.h"
#include "tree/part_of.h"

namespace hone {
namespace {

constexpr size_t mostPieces = 4, mostInCompany = 12, longestPiece = 40, mostParses = 2000;
constexpr size_t mostTogether = 6;  ///< pieces that are added at once
constexpr size_t mostRefused = 2;   ///< texts in a row with a piece of a group: then the group isn't tried elsewhere
constexpr size_t mostPassing = 4;   ///< elements that pass where none fails: then no other one is tried

class EnvironmentSearch {
 public:
  EnvironmentSearch(const Pattern& pattern, const Ask& ask, Endings& endings)
      : pattern_(pattern),
        tree_(*pattern.tree),
        parts_(tree_.language().grammar()),
        index_(tree_),
        ask_(ask),
        endings_(endings) {}

  Environment find(const Tree& original, const std::vector<TreePtr>& others, TokenRange needed, size_t mostAsked) {
    for (const Place& place : pattern_.places)
      if (place.shared() || place.only)
        for (std::string& word : wordsOf(tree_.text(place.position()))) sharedWords_.insert(std::move(word));
    collectPieces(original, true);
    for (const TreePtr& other : others) collectPieces(*other, false);
    tryPieces(fittingPieces(needed), mostAsked);
    tellApart();
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

  /// A token of a text that was added.
  struct AddedToken {
    Part part;
    std::string name;  ///< empty of a literal
    size_t begin;      ///< in the text
  };

  void collectPieces(const Tree& tree, bool isOwn) {
    const TokenIndex index(tree);
    for (const Addition& one : additionsIn(tree, index, parts_)) {
      const NodeId first = index.tokens()[one.begin], last = index.tokens()[one.end - 1];
      if (tree.node(first).language != 0) continue;
      const uint32_t begin = tree.node(first).textBegin, end = tree.node(last).textEnd;
      if (end - begin > longestPiece) continue;
      std::string text(tree.bytes().substr(begin, end - begin));
      if (one.isElement) company_[{one.group, one.rule}][std::string(tree.text(first))].insert(text);
      if (!isOwn) continue;
      std::vector<std::string>& known = pieces_[{one.group, one.rule}];
      if (known.size() < mostPieces && std::ranges::find(known, text) == known.end()) known.push_back(std::move(text));
    }
  }

  /// What the grammar may add in the rule: each alternative of its optional parts and loops.
  void deriveFor(RuleId rule) {
    const Grammar& grammar = tree_.language().grammar();
    for (StateId state = 0; state < grammar.parser.states.size(); ++state) {
      const StateKind kind = grammar.parser.states[state].kind;
      if (grammar.parser.states[state].rule != rule) continue;
      if (kind != StateKind::starLoopEntry && !(kind == StateKind::blockStart && isOptional(grammar.parser, state)))
        continue;
      for (const Alternatives::Tokens& tokens : alternatives_.ofGroup(state)) {
        std::string text = fmt::format("{}", fmt::join(textsOf(tokens), " "));
        // One word is told from the others of its group.
        const Part word = tokens.size() == 1 ? parts_.ofToken(tokens.front().type) : noPart;
        const Part group = word != noPart && parts_.isLiteral(word) ? word : parts_.ofGroup(state);
        if (text.empty()) continue;
        if (kind == StateKind::starLoopEntry) company_[{group, rule}][tokens.front().text].insert(text);
        std::vector<std::string>& known = pieces_[{group, rule}];
        if (known.size() < mostPieces) known.push_back(std::move(text));
      }
    }
  }

  /// Beside the places that aren't just open, as what stands there may belong to them, and beside what is needed.
  /// Elsewhere an addition hardly ever does harm.
  std::vector<Piece> fittingPieces(TokenRange needed) {
    std::set<uint32_t> boundaries;
    for (const Place& place : pattern_.places)
      for (NodeId node : place.nodes)
        if (place.shared() || place.only)
          for (uint32_t at : {index_.in(node).begin, index_.in(node).end}) boundaries.insert(at);
    for (uint32_t at = needed.begin; at <= needed.end; ++at) boundaries.insert(at);
    std::set<RuleId> derived;
    for (uint32_t boundary : boundaries)
      for (const auto& [rule, node] : rulesAround(boundary))
        if (derived.insert(rule).second) deriveFor(rule);
    std::vector<Piece> pieces;
    for (uint32_t boundary : boundaries | std::views::reverse) {
      const std::map<RuleId, NodeId> around = rulesAround(boundary);
      for (const auto& [kind, texts] : pieces_) {
        const auto [group, rule] = kind;
        if (!around.contains(rule)) continue;
        for (const std::string& text : texts) {
          Piece piece{boundary, group, {text}};
          if (mentionsShared(text) || !fits(piece)) continue;
          if (piece.isElement) addCompany(piece, rule);
          pieces.push_back(std::move(piece));
          break;
        }
      }
    }
    return pieces;
  }

  /// Of the tokens on both sides, as what ends before the one is around the other.
  std::map<RuleId, NodeId> rulesAround(uint32_t boundary) const {
    std::map<RuleId, NodeId> around;
    for (uint32_t token : {boundary, boundary - 1})
      if (token < index_.size())
        for (NodeId id = index_.tokens()[token]; id != noNode; id = tree_.node(id).parent)
          if (tree_.node(id).kind == NodeKind::rule) around.emplace(tree_.node(id).symbol, id);
    return around;
  }

  bool mentionsShared(const std::string& text) const {
    return std::ranges::any_of(wordsOf(text), [&](const auto& word) { return sharedWords_.contains(word); });
  }

  size_t endBefore(uint32_t boundary) const {
    return boundary == 0 ? 0 : tree_.node(index_.tokens()[boundary - 1]).textEnd;
  }

  std::string with(const std::vector<Piece>& pieces) const {
    std::string bytes(tree_.bytes());
    std::vector<Piece> order = pieces;
    std::ranges::sort(order, std::greater<>(), &Piece::boundary);
    for (const Piece& one : order) {
      const size_t at = endBefore(one.boundary);
      for (const std::string& text : one.texts | std::views::reverse) bytes.insert(at, ' ' + text + ' ');
    }
    return bytes;
  }

  /// Does the text come to be that group there, and is all else as before?
  bool fits(Piece& piece) {
    if (parses_ >= mostParses) return false;
    ++parses_;
    const TreePtr text = Tree::parse(tree_.sharedLanguage(), with({piece}), tree_.encoding());
    if (text->errors().size() > tree_.errors().size()) return false;
    const TokenIndex now(*text);
    if (now.size() <= index_.size()) return false;
    const uint32_t count = now.size() - index_.size();
    for (uint32_t i = 0; i < index_.size(); ++i) {
      const NodeId before = index_.tokens()[i], after = now.tokens()[i < piece.boundary ? i : i + count];
      if (tree_.node(before).symbol != text->node(after).symbol || tree_.text(before) != text->text(after))
        return false;
    }
    // One after the other, each to where the next begins.
    std::set<uint32_t> ends{piece.boundary};
    std::vector<Addition> additions = additionsIn(*text, now, parts_);
    std::ranges::stable_sort(additions, {}, &Addition::begin);
    for (const Addition& one : additions)
      if (one.group == piece.group && ends.contains(one.begin) && one.end <= piece.boundary + count) {
        piece.isOperator = one.isOperator;
        piece.isElement = one.isElement;
        ends.insert(one.end);
      }
    return ends.contains(piece.boundary + count);
  }

  /// Further elements, of each first word one before the second of any. They come first, so that one that may be like
  /// a part of the core doesn't hide them.
  void addCompany(Piece& piece, RuleId rule) {
    auto known = company_.find({piece.group, rule});
    if (known == company_.end()) return;
    std::map<std::string, std::set<std::string>> left = known->second;
    if (left.size() > 1)
      std::erase_if(left, [&](const auto& one) { return piece.texts.front().starts_with(one.first); });
    while (!left.empty())
      for (auto word = left.begin(); word != left.end();) {
        Piece more = piece;
        const std::string text = std::move(word->second.extract(word->second.begin()).value());
        more.texts.insert(more.texts.end() - 1, text);
        const bool isNew = std::ranges::find(piece.texts, text) == piece.texts.end();
        if (isNew && !mentionsShared(text) && fits(more)) piece = std::move(more);
        if (piece.texts.size() == mostInCompany) return;
        word = word->second.empty() ? left.erase(word) : std::next(word);
      }
  }

  void learn(const Piece& piece, Verdict verdict) {
    const Environment::Position position{piece.boundary, piece.group};
    size_t& refused = refused_[piece.group];
    refused = verdict == Verdict::unresolved ? refused + 1 : 0;
    if (piece.isElement) std::ranges::copy(piece.texts, std::back_inserter(elements_[position][verdict]));
    if (verdict == Verdict::fail && piece.isElement) found_.extended.insert(piece.boundary);
    if (verdict == Verdict::fail && (piece.isOperator || piece.isElement)) found_.harmless.insert(position);
    if (verdict == Verdict::fail && !piece.isElement && !piece.isOperator)
      endings_[piece.boundary].push_back(piece.texts.front());
    if (verdict == Verdict::pass && !piece.isElement) found_.harmful.insert(position);
  }

  /// Elements that don't fail together: which of them do, and which don't? Where they are refused, the last one says
  /// enough, here and elsewhere.
  void divide(const Piece& piece, Verdict verdict, std::vector<std::vector<Piece>>& waiting) {
    auto push = [&](auto begin, auto end) {
      waiting.push_back({piece});
      waiting.back().front().texts.assign(begin, end);
    };
    const auto begin = piece.texts.begin(), end = piece.texts.end(), middle = begin + (end - begin) / 2;
    if (verdict == Verdict::unresolved) {
      alone_.insert(piece.group);
      push(end - 1, end);
    } else {
      push(middle, end);
      push(begin, middle);
    }
  }

  std::vector<AddedToken> tokensOf(const Environment::Position& position, const std::string& text) const {
    std::vector<AddedToken> tokens;
    const TreePtr parsed =
        Tree::parse(tree_.sharedLanguage(), with({{position.first, position.second, {text}}}), tree_.encoding());
    const TokenIndex index(*parsed);
    const size_t begin = endBefore(position.first) + 1;  // behind the blank
    for (uint32_t i = 0; i + index_.size() < index.size(); ++i) {
      const NodeId token = index.tokens()[position.first + i];
      const Part part = partOf(parts_, parsed->node(token));
      tokens.push_back({part, parts_.isLiteral(part) ? "" : std::string(parsed->text(token)),
                        parsed->node(token).textBegin - begin});
    }
    return tokens;
  }

  /// The first word that only elements have which pass. A name is one if a text that fails passes with it in the place
  /// of another.
  std::optional<Unwanted> whatPasses(const Environment::Position& position, const std::string& passing,
                                     const std::vector<std::string>& failing) {
    std::set<std::pair<Part, std::string>> harmless;
    for (const std::string& text : failing)
      for (AddedToken& token : tokensOf(position, text)) harmless.emplace(token.part, std::move(token.name));
    for (const auto& [part, word, at] : tokensOf(position, passing)) {
      if (harmless.contains({part, word})) continue;
      const Unwanted found{position.first, position.second, part, word};
      if (parts_.isLiteral(part)) return found;
      for (const std::string& text : failing)
        for (const auto& [other, name, begin] : tokensOf(position, text)) {
          if (other != part) continue;
          Piece piece{position.first, position.second, {std::string(text).replace(begin, name.size(), word)}};
          if (fits(piece) && ask_(with({piece})) == Verdict::pass) return found;
          break;
        }
    }
    return std::nullopt;
  }

  /// If all elements pass, none may stand there; else those that have something that others don't have.
  void tellApart() {
    for (auto& [position, texts] : elements_) {
      if (!texts[Verdict::pass].empty() && texts[Verdict::fail].empty()) {
        found_.closed.insert(position.first);
        found_.harmful.insert(position);
      } else {
        for (const std::string& text : texts[Verdict::pass])
          if (std::optional<Unwanted> unwanted = whatPasses(position, text, texts[Verdict::fail]))
            found_.unwanted.insert(std::move(*unwanted));
      }
    }
  }

  /// Several at once, each beside another token; where the text doesn't fail, halves of them, and fewer from then on.
  /// What was refused wherever it was tried isn't tried elsewhere.
  void tryPieces(std::vector<Piece> pieces, size_t budget) {
    std::vector<std::vector<Piece>> waiting;
    auto isHopeless = [&](const Piece& piece) {
      std::map<Verdict, std::vector<std::string>>& known = elements_[{piece.boundary, piece.group}];
      const bool isClosed = known[Verdict::fail].empty() && known[Verdict::pass].size() >= mostPassing;
      return isClosed || refused_[piece.group] >= mostRefused;
    };
    while ((!waiting.empty() || !pieces.empty()) && budget > 0) {
      std::vector<Piece> set;
      std::erase_if(pieces, isHopeless);
      if (!waiting.empty()) {
        set = std::move(waiting.back());
        waiting.pop_back();
        std::erase_if(set, isHopeless);
      } else {
        auto joins = [&](const Piece& piece) {
          if (set.size() == together_ || std::ranges::find(set, piece.boundary, &Piece::boundary) != set.end())
            return false;
          set.push_back(piece);
          if (alone_.contains(piece.group))
            set.back().texts.erase(set.back().texts.begin(), set.back().texts.end() - 1);
          return true;
        };
        std::erase_if(pieces, joins);
      }
      if (set.empty()) continue;
      --budget;
      const std::optional<Verdict> verdict = ask_(with(set));
      if (!verdict) return;
      if (*verdict == Verdict::fail) together_ = std::min(mostTogether, 2 * together_);
      if (*verdict == Verdict::fail || (set.size() == 1 && set.front().texts.size() == 1)) {
        for (const Piece& piece : set) learn(piece, *verdict);
        continue;
      }
      if (set.size() == 1) {
        divide(set.front(), *verdict, waiting);
        continue;
      }
      together_ = set.size() / 2;
      const auto middle = set.begin() + static_cast<long>(set.size() / 2);
      waiting.emplace_back(middle, set.end());
      waiting.emplace_back(set.begin(), middle);
    }
  }

  const Pattern& pattern_;
  const Tree& tree_;
  Parts parts_;
  TokenIndex index_;
  const Ask& ask_;
  Endings& endings_;
  std::map<std::pair<Part, RuleId>, std::vector<std::string>> pieces_;  ///< by group
  /// Of elements, by their first word and the next ones.
  std::map<std::pair<Part, RuleId>, std::map<std::string, std::set<std::string>>> company_;
  /// By verdict, elements that were added alone, or with others without harm.
  std::map<Environment::Position, std::map<Verdict, std::vector<std::string>>> elements_;
  std::set<std::string> sharedWords_;
  size_t parses_ = 0;
  Alternatives alternatives_{tree_.sharedLanguage()};
  std::set<Part> alone_;            ///< groups of whose elements several are refused
  size_t together_ = 2;             ///< pieces that are added at once: twice as many after each text that fails
  std::map<Part, size_t> refused_;  ///< by group: how often in a row
  Environment found_;
};

}  // namespace

Environment findEnvironment(const Pattern& pattern, const Tree& original, const std::vector<TreePtr>& others,
                            TokenRange needed, size_t mostAsked, const Ask& ask, Endings& endings) {
  return EnvironmentSearch(pattern, ask, endings).find(original, others, needed, mostAsked);
}

}  // namespace hone
