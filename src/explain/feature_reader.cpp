// The reader walks the nodes once in pre-order. A list beside the walk holds the open rules around the current node, so
// nothing recurses. Texts are compared only up to a bounded length, so a deep tree, whose nodes share their texts,
// costs no more than a flat one.

#include "explain/feature_reader.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>

#include "explain/joint_places.h"
#include "explain/tree_places.h"
#include "text/hash.h"
#include "tree/token_index.h"

namespace hone {
namespace {

using K = FeatureKind;

// What else a token lies in says no more than its rule does.
constexpr size_t mostOpenAroundToken = 3;

constexpr size_t fewestLetters = 3;  // of a beginning

// Limits that few inputs reach: beyond them a feature that holds is missed, as if it didn't.
constexpr size_t mostOpen = 64;        // enclosing parts that `within` looks at, from the innermost
constexpr size_t mostEqualParts = 64;  // parts with the same text that are paired

bool matches(const Parts& parts, const Tree& tree, NodeId id, Part part, uint16_t alternative) {
  return parts.of(tree.node(id)) == part &&
         (alternative == anyAlternative || alternativeOf(parts, tree, id) == alternative);
}

/// Of two disjoint nodes, within a bounded number of steps; noNode where it lies higher.
NodeId ruleAboveBoth(const Tree& tree, NodeId a, NodeId b) {
  constexpr int mostSteps = 64;
  NodeId at = ruleAbove(tree, a);
  for (int steps = 0; at != noNode && steps < mostSteps; ++steps, at = ruleAbove(tree, at))
    if (at < b && b < tree.node(at).end) return at;
  return noNode;
}

/// Not as a whole: quotes, say, are no part of what they enclose.
bool hasInside(std::string_view own, std::string_view text) {
  const size_t at = own.find(text, 1);
  return at != std::string_view::npos && at + text.size() < own.size();
}

/// The rule directly below `scope` that the node is in, or is; noNode where the other's way up to the scope goes
/// through other rules, or where both are in the same one.
NodeId placeAlike(const Tree& tree, NodeId one, NodeId other, NodeId scope) {
  for (;;) {
    const Node &a = tree.node(one), &b = tree.node(other);
    if (a.kind != b.kind || a.symbol != b.symbol || one == other) return noNode;
    const NodeId above = ruleAbove(tree, one), otherAbove = ruleAbove(tree, other);
    if (above == scope || otherAbove == scope) return above == otherAbove ? one : noNode;
    if (above == noNode || otherAbove == noNode) return noNode;
    one = above;
    other = otherAbove;
  }
}

/// Groups that the node could hold and doesn't.
std::vector<Part> leftOut(const OptionalParts& optional, const Parts& parts, const Tree& tree, NodeId id) {
  std::vector<Part> groups = optional.of(parts.of(tree.node(id)), alternativeOf(parts, tree, id));
  for (NodeId child = id + 1; !groups.empty() && child < tree.node(id).end; child = tree.node(child).end)
    std::erase(groups, parts.of(tree.node(child)));
  return groups;
}

}  // namespace

size_t FeatureSpace::Hash::operator()(const Feature& f) const {
  uint64_t mixed = static_cast<uint64_t>(f.kind);
  for (uint64_t part :
       {static_cast<uint64_t>(f.part), static_cast<uint64_t>(f.alternative), static_cast<uint64_t>(f.other),
        static_cast<uint64_t>(f.otherAlternative), static_cast<uint64_t>(f.scope)}) {
    mixed = (mixed ^ part) * 0x9E3779B97F4A7C15u;
    mixed ^= mixed >> 29;
  }
  auto mix = [&](std::string_view text) { mixed = (mixed ^ contentHash(text).low) * 0x9E3779B97F4A7C15u; };
  if (!f.text.empty()) mix(f.text);
  for (const Feature& operand : f.operands) mixed = (mixed ^ (*this)(operand)) * 0x9E3779B97F4A7C15u;
  return mixed + f.lacks + 2 * f.nearest;
}

FeatureId FeatureSpace::id(const Feature& feature) {
  // Nearly always known, and a copy of a feature is costly.
  if (auto at = ids_.find(feature); at != ids_.end()) return at->second;
  ids_.emplace(feature, static_cast<FeatureId>(features_.size()));
  features_.push_back(feature);
  return static_cast<FeatureId>(features_.size() - 1);
}

std::optional<FeatureId> FeatureSpace::find(const Feature& feature) const {
  auto at = ids_.find(feature);
  return at == ids_.end() ? std::nullopt : std::optional(at->second);
}

double FeatureSpace::value(const FeatureValues& values, FeatureId id) const {
  auto at = std::ranges::lower_bound(values, id, {}, &std::pair<FeatureId, double>::first);
  return at != values.end() && at->first == id ? at->second : valueWhereMissing(features_[id].kind);
}

double FeatureSpace::value(const FeatureValues& values, const Feature& feature) const {
  const std::optional<FeatureId> id = find(feature);
  return id ? value(values, *id) : valueWhereMissing(feature.kind);
}

std::optional<double> numberIn(std::string_view text) {
  constexpr size_t longest = 40;
  if (text.size() > longest) return std::nullopt;
  std::string compact;
  bool digit = false;
  for (char c : text) {
    if (c == ' ' || (c >= '\t' && c <= '\r')) continue;
    bool isDigit = c >= '0' && c <= '9';
    bool sign = (c == '-' || c == '+') && (compact.empty() || compact.back() == 'e' || compact.back() == 'E');
    if (!isDigit && !sign && c != '.' && !((c == 'e' || c == 'E') && digit)) return std::nullopt;
    digit |= isDigit;
    compact += c;
  }
  if (!digit) return std::nullopt;
  char* end = nullptr;
  double value = std::strtod(compact.c_str(), &end);
  if (*end != '\0' || !std::isfinite(value)) return std::nullopt;
  return value == 0 ? 0 : value;  // -0 is 0
}

FeatureReader::FeatureReader(const Grammar& grammar, std::vector<FeatureKind> kinds)
    : parts_(grammar), optional_(parts_) {
  for (FeatureKind kind : kinds) {
    if (wanted_.size() <= static_cast<size_t>(kind)) wanted_.resize(static_cast<size_t>(kind) + 1);
    wanted_[static_cast<size_t>(kind)] = true;
  }
  wanted_.resize(featureKinds().size());
}

void FeatureReader::setJoints(const std::vector<Feature>& joints) {
  joints_.clear();
  operands_.clear();
  for (const Feature& joint : joints) addJoint(joint);
}

void FeatureReader::addJoint(const Feature& joint) {
  if (reads(joint)) return;
  Joint added{joint, {}};
  for (size_t i = 0; i < 2; ++i) {
    const Feature& operand = joint.operands[i];
    if (operand.kind == K::joint) addJoint(operand);
    addTextOf(operand);
    added.operands[i] = static_cast<size_t>(std::ranges::find(operands_, operand) - operands_.begin());
    if (added.operands[i] == operands_.size()) operands_.push_back(operand);
  }
  joints_.push_back(std::move(added));
}

void FeatureReader::addTextOf(const Feature& feature) {
  if (feature.text.empty() && feature.kind != K::equals) return;
  auto& texts = feature.kind == K::begins ? beginnings_ : feature.kind == K::contains ? insides_ : words_;
  texts.emplace(feature.part, feature.text);
}

bool FeatureReader::reads(const Feature& joint) const {
  return std::ranges::find(joints_, joint, &Joint::feature) != joints_.end();
}

void FeatureReader::addWords(const Tree& tree) {
  std::vector<VisibleSpan> spans = visibleSpans(tree);
  const TokenIndex tokens(tree);
  const TokenIndex names(tree, [&](const Node& node) {  // those that could have another text
    return node.kind == NodeKind::token && node.textBegin < node.textEnd && !parts_.isLiteral(parts_.of(node));
  });
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Part part = parts_.of(tree.node(id));
    if (part == noPart || parts_.isGroup(part) || parts_.isLiteral(part)) continue;
    // What is made of several tokens is a part of the input rather than a word, and hardly occurs elsewhere, unless
    // none of them can be another, as in the empty list.
    if (tokens.in(id).size() != 1 && names.in(id).size() > 0) continue;
    if (spans[id].empty() || spans[id].end - spans[id].begin > FeatureReader::longestWord) continue;
    std::string word(textAt(tree, spans[id]));
    // The letters that a longer name begins with may be what counts: `cluster` of `cluster_0`.
    auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const auto letters = static_cast<size_t>(std::ranges::find_if_not(word, isLetter) - word.begin());
    if (letters >= fewestLetters && letters < word.size()) beginnings_.emplace(part, word.substr(0, letters));
    // So may a comma between the quotes.
    if (parts_.isToken(part) && word.size() > 2)
      for (char c : word.substr(1, word.size() - 2))
        if (static_cast<unsigned char>(c) < 0x80 && std::isalnum(static_cast<unsigned char>(c)) == 0)
          insides_.emplace(part, std::string(1, c));
    words_.emplace(part, std::move(word));
  }
}

/// One tree, while its features are collected.
class FeatureReader::Reading {
 public:
  Reading(FeatureReader& reader, const Tree& tree)
      : reader_(reader), parts_(reader.parts_), tree_(tree), spans_(visibleSpans(tree)) {}

  FeatureValues read() {
    countCharacters();
    walk();
    if (wants(K::same) || wants(K::twice)) compareTexts();
    if (wants(K::longer) || wants(K::shorter)) compareLists();
    noteJoints();
    FeatureValues values;
    std::ranges::sort(touched_);
    for (FeatureId id : touched_) {
      values.emplace_back(id, reader_.scratch_[id]);
      reader_.touched_[id] = false;
    }
    return values;
  }

 private:
  bool wants(K kind) const { return reader_.wanted_[static_cast<size_t>(kind)]; }

  /// `least` keeps the least value, `count` adds, all others keep the greatest.
  void note(const Feature& feature, double value) {
    FeatureId id = reader_.space_.id(feature);
    if (id >= reader_.scratch_.size()) {
      reader_.scratch_.resize(id + 1 + id / 2);
      reader_.touched_.resize(reader_.scratch_.size());
    }
    double& kept = reader_.scratch_[id];
    if (!reader_.touched_[id]) {
      reader_.touched_[id] = true;
      touched_.push_back(id);
      kept = value;
    } else if (feature.kind == K::least) {
      kept = std::min(kept, value);
    } else if (feature.kind == K::count) {
      kept += value;
    } else {
      kept = std::max(kept, value);
    }
  }

  std::string_view text(NodeId id) const { return textAt(tree_, spans_[id]); }

  void countCharacters() {
    characters_.resize(tree_.bytes().size() + 1);
    for (size_t i = 0; i < tree_.bytes().size(); ++i) {
      bool starts = tree_.encoding() != Encoding::utf8 || (tree_.bytes()[i] & 0xC0) != 0x80;
      characters_[i + 1] = characters_[i] + starts;
    }
  }
  double length(NodeId id) const {
    return spans_[id].empty() ? 0 : characters_[spans_[id].end] - characters_[spans_[id].begin];
  }

  void walk() {
    std::vector<NodeId> open;  // nodes around the present one
    std::vector<uint32_t> nesting(parts_.grammar().ruleNames.size());
    std::vector<std::pair<NodeId, double>> lastIteration(tree_.size(), {noNode, 0});  // by parent: its last child
    for (NodeId id = 0; id < tree_.size(); ++id) {
      while (!open.empty() && tree_.node(open.back()).end <= id) {
        if (tree_.node(open.back()).kind == NodeKind::rule) --nesting[tree_.node(open.back()).symbol];
        open.pop_back();
      }
      const Node& node = tree_.node(id);
      if (node.kind == NodeKind::hidden) continue;
      Part part = parts_.of(node);
      if (node.parent != noNode) {
        auto& [last, count] = lastIteration[node.parent];
        bool goesOn = node.isIteration() && last != noNode && tree_.node(last).symbol == node.symbol &&
                      tree_.node(last).kind == node.kind;
        count = goesOn ? count + 1 : 1;
        last = id;
        if (node.isIteration() && wants(K::repetitions)) note({.kind = K::repetitions, .part = part}, count);
      }
      if (part != noPart) {
        if (node.kind == NodeKind::rule && ++nesting[node.symbol] > 1 && wants(K::depth))
          note({.kind = K::depth, .part = part}, nesting[node.symbol]);
        else if (node.kind == NodeKind::rule && wants(K::depth))
          note({.kind = K::depth, .part = part}, 1);
        noteNode(id, node, part, open);
      }
      if (!node.isLeaf()) open.push_back(id);
    }
  }

  void noteNode(NodeId id, const Node& node, Part part, const std::vector<NodeId>& open) {
    const uint16_t alternative = alternativeOf(parts_, tree_, id);
    if (wants(K::exists)) {
      if (!parts_.isGroup(part) || alternative == anyAlternative || !node.isIteration()) note({.part = part}, 1);
      if (alternative != anyAlternative) note({.part = part, .alternative = alternative}, 1);
    }
    if (wants(K::without))
      for (Part group : leftOut(reader_.optional_, parts_, tree_, id))
        note({.kind = K::without, .part = part, .alternative = alternative, .other = group}, 1);
    if (wants(K::count)) {
      note({.kind = K::count, .part = part}, 1);
      if (alternative != anyAlternative) note({.kind = K::count, .part = part, .alternative = alternative}, 1);
    }
    if (wants(K::child)) noteChild(id, part, alternative);
    if (wants(K::within)) noteWithin(part, alternative, node, open);
    if (parts_.isGroup(part) || parts_.isLiteral(part)) return;
    double characters = length(id);
    if (wants(K::length)) note({.kind = K::length, .part = part}, characters);
    std::string_view own = text(id);
    if (own.empty()) return;
    if (wants(K::character) && characters == 1)
      note({.kind = K::character, .part = part}, decode(own, 0, tree_.encoding()).value);
    auto noteTexts = [&](K kind, const std::set<std::pair<Part, std::string>>& texts, auto holds) {
      if (!wants(kind)) return;
      for (auto at = texts.lower_bound({part, ""}); at != texts.end() && at->first == part; ++at)
        if (holds(own, at->second)) note({.kind = kind, .part = part, .text = at->second}, 1);
    };
    noteTexts(K::begins, reader_.beginnings_, [](auto whole, auto begin) { return whole.starts_with(begin); });
    noteTexts(K::contains, reader_.insides_, hasInside);
    if (wants(K::equals) && own.size() <= FeatureReader::longestWord)
      if (std::pair word{part, std::string(own)}; reader_.words_.contains(word))
        note({.kind = K::equals, .part = part, .text = word.second}, 1);
    if (wants(K::greatest) || wants(K::least))
      if (std::optional<double> number = numberIn(own)) {
        if (wants(K::greatest)) note({.kind = K::greatest, .part = part}, *number);
        if (wants(K::least)) note({.kind = K::least, .part = part}, *number);
      }
  }

  /// Of each rule the first part against the others.
  void compareLists() {
    std::vector<std::map<Part, uint32_t>> counts(tree_.size());
    for (NodeId id = 1; id < tree_.size(); ++id) {
      const Part part = parts_.of(tree_.node(id));
      if (part == noPart || parts_.isGroup(part) || parts_.isLiteral(part)) continue;
      if (const NodeId above = ruleAbove(tree_, id); above != noNode) ++counts[above][part];
    }
    std::map<Part, NodeId> first;
    for (NodeId id = 0; id < tree_.size(); ++id) {
      if (tree_.node(id).kind != NodeKind::rule) continue;
      const Part scope = parts_.of(tree_.node(id));
      const auto [known, isFirst] = first.try_emplace(scope, id);
      if (isFirst) continue;
      auto compare = [&](const std::map<Part, uint32_t>& more, const std::map<Part, uint32_t>& fewer, K kind) {
        if (!wants(kind)) return;
        for (auto [part, count] : more) {
          const auto other = fewer.find(part);
          const uint32_t less = other == fewer.end() ? 0 : other->second;
          if (count > less) note({.kind = kind, .part = scope, .other = part}, count - less);
        }
      };
      compare(counts[id], counts[known->second], K::longer);
      compare(counts[known->second], counts[id], K::shorter);
    }
  }

  void noteJoints() {
    if (reader_.joints_.empty()) return;
    std::vector<std::optional<std::vector<NodeId>>> places(reader_.operands_.size());
    JointPlaces reading(reader_, tree_);
    auto placesOf = [&](size_t operand) -> const std::vector<NodeId>& {
      if (!places[operand])
        places[operand] =
            mayHold(reader_.operands_[operand]) ? reading.nodes(reader_.operands_[operand]) : std::vector<NodeId>{};
      return *places[operand];
    };
    for (const FeatureReader::Joint& joint : reader_.joints_) {
      const std::vector<NodeId>& one = placesOf(joint.operands[0]);
      if (one.empty()) continue;
      if (!JointPlaces::together(tree_, joint.feature, one, placesOf(joint.operands[1])).empty())
        note(joint.feature, 1);
    }
  }

  /// Most don't, as the features read so far tell.
  bool mayHold(Feature operand) {
    operand.low = -infinity;
    operand.high = infinity;
    const std::optional<FeatureId> id = reader_.space_.find(operand);
    return !id || (*id < reader_.touched_.size() && reader_.touched_[*id]);
  }

  void noteChild(NodeId id, Part part, uint16_t alternative) {
    const NodeId above = ruleAbove(tree_, id);
    if (above == noNode || parts_.isGroup(part) || parts_.isLiteral(part)) return;
    note({.kind = K::child,
          .part = part,
          .alternative = alternative,
          .other = parts_.of(tree_.node(above)),
          .otherAlternative = alternativeOf(parts_, tree_, above)},
         1);
  }

  void noteWithin(Part part, uint16_t alternative, const Node& node, const std::vector<NodeId>& open) {
    // Of a part, its alternative alone where it has one; tokens only in the groups and rules nearest to them.
    size_t most = node.kind == NodeKind::token ? mostOpenAroundToken : mostOpen;
    if (node.kind == NodeKind::token && parts_.isLiteral(part)) return;
    for (size_t i = open.size(); i-- > 0 && most-- > 0;) {
      const Node& outer = tree_.node(open[i]);
      if (outer.kind == NodeKind::error) continue;
      note({.kind = K::within,
            .part = part,
            .alternative = alternative,
            .other = parts_.of(outer),
            .otherAlternative = alternativeOf(parts_, tree_, open[i])},
           1);
    }
  }

  /// Is it what stands for its text: a token, or the outermost of the rules that have the same one? Those between would
  /// only say the same again, in all combinations.
  bool speaksForItsText(NodeId id) const {
    if (tree_.node(id).kind == NodeKind::token) return true;
    const NodeId above = ruleAbove(tree_, id);
    return above == noNode || spans_[above].begin != spans_[id].begin || spans_[above].end != spans_[id].end;
  }

  void compareTexts() {
    std::unordered_map<std::string_view, std::vector<NodeId>> byText;
    for (NodeId id = 0; id < tree_.size(); ++id) {
      Part part = parts_.of(tree_.node(id));
      if (part == noPart || parts_.isGroup(part) || parts_.isLiteral(part)) continue;
      if (spans_[id].empty() || spans_[id].end - spans_[id].begin > FeatureReader::longestWord) continue;
      if (!speaksForItsText(id)) continue;
      std::vector<NodeId>& equal = byText[text(id)];
      if (equal.size() < mostEqualParts) equal.push_back(id);
    }
    for (const auto& [own, nodes] : byText)
      for (size_t i = 0; i < nodes.size(); ++i)
        for (size_t j = i + 1; j < nodes.size(); ++j) {
          if (spans_[nodes[i]].end > spans_[nodes[j]].begin) continue;  // one in the other
          if ((tree_.node(nodes[i]).kind == NodeKind::token) != (tree_.node(nodes[j]).kind == NodeKind::token))
            continue;
          Feature feature{
              .kind = K::same, .part = parts_.of(tree_.node(nodes[i])), .other = parts_.of(tree_.node(nodes[j]))};
          if (wants(K::same)) note(feature, 1);
          if (NodeId both = ruleAboveBoth(tree_, nodes[i], nodes[j]); both != noNode) {
            feature.scope = parts_.of(tree_.node(both));
            if (wants(K::same)) note(feature, 1);
            if (NodeId place = placeAlike(tree_, nodes[i], nodes[j], both);
                wants(K::twice) && place != noNode && place != nodes[i])
              note({.kind = K::twice,
                    .part = feature.part,
                    .other = parts_.of(tree_.node(place)),
                    .scope = feature.scope},
                   1);
          }
        }
  }

  FeatureReader& reader_;
  const Parts& parts_;
  const Tree& tree_;
  std::vector<VisibleSpan> spans_;
  std::vector<uint32_t> characters_;  ///< before each byte
  std::vector<FeatureId> touched_;
};

FeatureValues FeatureReader::read(const Tree& tree) { return Reading(*this, tree).read(); }

std::vector<NodeId> FeatureReader::occurrences(const Tree& tree, const Feature& feature) const {
  std::vector<NodeId> found;
  std::vector<VisibleSpan> spans = visibleSpans(tree);
  auto text = [&](NodeId id) { return textAt(tree, spans[id]); };
  std::unordered_map<std::string_view, std::vector<NodeId>> byText;  // of `same`: the others
  if (feature.kind == K::same || feature.kind == K::twice)
    for (NodeId id = 0; id < tree.size(); ++id)
      if (matches(parts_, tree, id, feature.kind == K::same ? feature.other : feature.part, anyAlternative) &&
          !spans[id].empty())
        byText[text(id)].push_back(id);
  if (feature.kind == K::joint) return JointPlaces(*this, tree).scopes(feature);
  NodeId firstOne = noNode;  // of `longer` and `shorter`
  auto children = [&](NodeId scope) {
    size_t count = 0;
    for (NodeId id = scope + 1; id < tree.node(scope).end; ++id)
      count += parts_.of(tree.node(id)) == feature.other && ruleAbove(tree, id) == scope;
    return count;
  };
  std::unordered_map<NodeId, size_t> lastIn;  // of `last`: index into found, by the rule around
  NodeId insideUntil = 0;                     // of `within`: the end of the outermost open `other`
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    bool part = matches(parts_, tree, id, feature.part, feature.alternative);
    switch (feature.kind) {
      case K::within:
        if (part && id < insideUntil) found.push_back(id);
        if (matches(parts_, tree, id, feature.other, feature.otherAlternative))
          insideUntil = std::max(insideUntil, node.end);
        break;
      case K::child:
        if (NodeId above = part ? ruleAbove(tree, id) : noNode;
            above != noNode && matches(parts_, tree, above, feature.other, feature.otherAlternative))
          found.push_back(id);
        break;
      case K::begins:
        if (part && text(id).starts_with(feature.text)) found.push_back(id);
        break;
      case K::contains:
        if (part && hasInside(text(id), feature.text)) found.push_back(id);
        break;
      case K::last:
        if (!part) break;
        if (auto [own, isFirst] = lastIn.try_emplace(ruleAbove(tree, id), found.size()); isFirst)
          found.push_back(id);
        else
          found[own->second] = id;
        break;
      case K::longer:
      case K::shorter:
        if (!part) break;
        if (firstOne == noNode)
          firstOne = id;
        else if (feature.kind == K::longer ? children(id) > children(firstOne) : children(id) < children(firstOne))
          found.push_back(id);
        break;
      case K::without:
        if (part && std::ranges::count(leftOut(optional_, parts_, tree, id), feature.other) > 0) found.push_back(id);
        break;
      case K::equals:
        if (part && text(id) == feature.text) found.push_back(id);
        break;
      case K::twice:
      case K::same: {
        if (!part || spans[id].empty() || spans[id].end - spans[id].begin > FeatureReader::longestWord) break;
        const std::vector<NodeId>& equal = byText[text(id)];
        size_t looked = 0;
        for (auto other = std::ranges::lower_bound(equal, node.end); other != equal.end() && looked++ < 32; ++other) {
          if (feature.scope != noPart) {
            NodeId both = ruleAboveBoth(tree, id, *other);
            if (both == noNode || parts_.of(tree.node(both)) != feature.scope) continue;
            if (feature.kind == K::twice)
              if (NodeId place = placeAlike(tree, id, *other, both);
                  place == noNode || parts_.of(tree.node(place)) != feature.other)
                continue;
          }
          found.push_back(*other);
          break;
        }
        break;
      }
      default:
        if (part) found.push_back(id);
    }
  }
  if (feature.kind == K::last) std::ranges::sort(found);
  return found;
}

}  // namespace hone
