#include "explain/feature_reader.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "derive/character_class.h"
#include "derive/token_texts.h"
#include "derive/variants.h"
#include "explain/joint_places.h"
#include "explain/kind.h"
#include "explain/relations.h"
#include "text/stop_token.h"
#include "tree/part_of.h"
#include "tree/token_index.h"

namespace hone {
namespace {

using K = FeatureKind;

constexpr size_t fewestLetters = 3;      // of a beginning
constexpr size_t mostScopesOfCount = 6;  // rules around a part in which such parts are counted, from the innermost

}  // namespace

/// The features of one tree, while they are collected. The tree's stop token ends that.
class FeatureReader::Notes final : public FeatureNotes {
 public:
  Notes(FeatureReader& reader, const StopToken& stop) : reader_(reader), meter_(stop) {}
  Notes(const Notes&) = delete;
  Notes& operator=(const Notes&) = delete;
  ~Notes() {
    for (FeatureId id : met_) reader_.touched_[id] = false;
  }

  void add(const Feature& feature, double value) override {
    meter_.spend();
    add(reader_.space_.id(feature), value);
  }

  void add(FeatureId id, double value) {
    if (id >= reader_.scratch_.size()) {
      reader_.scratch_.resize(id + 1 + id / 2);
      reader_.touched_.resize(reader_.scratch_.size());
    }
    double& kept = reader_.scratch_[id];
    if (!reader_.touched_[id]) {
      reader_.touched_[id] = true;
      met_.push_back(id);
      kept = value;
      return;
    }
    switch (kindOf(reader_.space_[id].kind).merge) {
      case Kind::Merge::greatest: kept = std::max(kept, value); break;
      case Kind::Merge::least: kept = std::min(kept, value); break;
      case Kind::Merge::sum: kept += value; break;
    }
  }

  /// As the features that were read so far tell; most don't.
  bool mayHold(const Feature& operand) const {
    const std::optional<FeatureId> id = reader_.space_.find(withoutBounds(operand));
    return !id || (*id < reader_.touched_.size() && reader_.touched_[*id]);
  }

  FeatureValues take() {
    FeatureValues values;
    std::ranges::sort(met_);
    for (FeatureId id : met_) values.emplace_back(id, reader_.scratch_[id]);
    return values;
  }

 private:
  FeatureReader& reader_;
  WorkMeter meter_;
  std::vector<FeatureId> met_;
};

FeatureReader::FeatureReader(const Grammar& grammar, const std::vector<FeatureKind>& kinds)
    : parts_(grammar), wanted_(featureKinds().size()) {
  for (FeatureKind kind : kinds) wanted_[static_cast<size_t>(kind)] = true;
  for (FeatureKind kind : {K::equals, K::begins, K::ends, K::contains, K::has, K::divisible}) texts_[kind];
}

const Vocabulary& FeatureReader::texts(FeatureKind kind) const { return texts_.at(kind); }

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

bool FeatureReader::reads(const Feature& joint) const {
  return std::ranges::find(joints_, joint, &Joint::feature) != joints_.end();
}

void FeatureReader::addTextOf(const Feature& feature) {
  if (const auto texts = texts_.find(feature.kind); texts != texts_.end())
    texts->second.emplace(feature.part, feature.text);
  if (feature.kind == K::relation && std::ranges::find(relations_, feature) == relations_.end())
    relations_.push_back(feature);
  if (feature.kind == K::most || feature.kind == K::fewest) scopesOfCounts_[feature.part].insert(feature.other);
}

void FeatureReader::addScopesOfCount(const TreeView& view, NodeId id) {
  NodeId rule = ruleAbove(view.tree(), id);
  for (size_t i = 0; rule != noNode && i < mostScopesOfCount; ++i, rule = ruleAbove(view.tree(), rule))
    if (view.part(rule) != view.part(id)) scopesOfCounts_[view.part(id)].insert(view.part(rule));
}

void FeatureReader::addSeed(const Tree& tree) {
  constexpr size_t longestEnd = 3;  // characters: as a prefix or a suffix that people name
  const TreeView view(*this, tree);
  for (NodeId id = 0; id < tree.size(); ++id) {
    if (tree.node(id).kind == NodeKind::rule && !view.span(id).empty()) addScopesOfCount(view, id);
    if (!hasManyTexts(parts_, tree.node(id)) || view.span(id).empty()) continue;
    const Part part = view.part(id);
    const std::string_view own = withoutQuotes(view.text(id));
    auto isCut = [&](size_t at) { return at < own.size() && (own[at] & 0xC0) == 0x80; };
    for (size_t length = 1; length < own.size() && length <= longestEnd; ++length) {
      if (!isCut(length)) texts_[K::begins].emplace(part, own.substr(0, length));
      if (!isCut(own.size() - length)) texts_[K::ends].emplace(part, own.substr(own.size() - length));
    }
    for (size_t length = 1; length <= longestEnd && own.size() <= longestWord; ++length)
      for (size_t at = 0; at + length <= own.size(); ++at)
        if (!isCut(at) && !isCut(at + length)) texts_[K::contains].emplace(part, own.substr(at, length));
    if (const std::optional<double> number = numberIn(own); number && *number == std::floor(*number))
      for (int divisor = 2; divisor <= 10; ++divisor)  // beyond ten nobody asks
        if (std::fmod(*number, divisor) == 0) texts_[K::divisible].emplace(part, std::to_string(divisor));
    for (std::string_view classes : {allCharacterClasses(), widerClasses()})
      for (char its : classes) {
        const auto is = [its](char c) { return isOfClass(c, its); };
        texts_[K::has].emplace(part, std::string{std::ranges::any_of(own, is) ? '+' : '-', its});
        if (!own.empty() && is(own.front())) texts_[K::has].emplace(part, std::string{'^', its});
        if (!own.empty() && is(own.back())) texts_[K::has].emplace(part, std::string{'$', its});
      }
  }
  if (reads(K::relation))
    for (Feature& relation : relationsIn(view)) addTextOf(relation);
}

void FeatureReader::addWords(const Tree& tree) {
  const TreeView view(*this, tree);
  const TokenIndex tokens(tree);
  const TokenIndex names(tree, [&](const Node& node) {  // those that could have another text
    return node.kind == NodeKind::token && node.textBegin < node.textEnd && !parts_.isLiteral(partOf(parts_, node));
  });
  for (NodeId id = 0; id < tree.size(); ++id) {
    if (!view.hasOwnText(id) || view.span(id).empty()) continue;
    // What is made of several tokens is a part of the input rather than a word, and hardly occurs elsewhere, unless
    // none of them can be another, as in the empty list.
    if (tokens.in(id).size() != 1 && names.in(id).size() > 0) continue;
    const Part part = view.part(id);
    const std::string word(view.text(id));
    if (word.size() > longestWord) continue;
    texts_[K::equals].emplace(part, word);
    // The letters that a longer name begins with may be what counts: `cluster` of `cluster_0`.
    auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const auto letters = static_cast<size_t>(std::ranges::find_if_not(word, isLetter) - word.begin());
    if (letters >= fewestLetters && letters < word.size()) texts_[K::begins].emplace(part, word.substr(0, letters));
    // So may a comma between the quotes.
    if (parts_.isToken(part) && word.size() > 2)
      for (char c : word.substr(1, word.size() - 2))
        if (static_cast<unsigned char>(c) < 0x80 && std::isalnum(static_cast<unsigned char>(c)) == 0)
          texts_[K::contains].emplace(part, std::string(1, c));
  }
}

FeatureValues FeatureReader::read(const Tree& tree) {
  const TreeView view(*this, tree);
  Notes notes(*this, tree.stop());
  for (FeatureKind kind : featureKinds())
    if (const auto readKind = kindOf(kind).read; readKind != nullptr && reads(kind)) readKind(view, notes);
  readJoints(view, notes);
  return notes.take();
}

void FeatureReader::readJointsAgain(const Tree& tree, FeatureValues& values) {
  Notes notes(*this, tree.stop());
  for (auto [id, value] : values)
    if (space_[id].kind != K::joint) notes.add(id, value);
  readJoints(TreeView(*this, tree), notes);
  values = notes.take();
}

void FeatureReader::readJoints(const TreeView& view, Notes& notes) const {
  std::vector<std::optional<std::vector<NodeId>>> places(operands_.size());
  auto placesAt = [&](size_t operand) -> const std::vector<NodeId>& {
    if (!places[operand])
      places[operand] =
          notes.mayHold(operands_[operand]) ? placesOfCondition(view, operands_[operand]) : std::vector<NodeId>{};
    return *places[operand];
  };
  for (const Joint& joint : joints_) {
    const std::vector<NodeId>& one = placesAt(joint.operands[0]);
    if (!one.empty() && !nodesTogether(view.tree(), joint.feature, one, placesAt(joint.operands[1])).empty())
      notes.add(joint.feature, 1);
  }
}

std::vector<NodeId> placesOf(const TreeView& view, const Feature& feature) {
  const auto places = kindOf(feature.kind).places;
  return places == nullptr ? view.all(feature.part, feature.alternative) : places(view, feature);
}

std::vector<NodeId> placesOf(const FeatureReader& reader, const Tree& tree, const Feature& feature) {
  return placesOf(TreeView(reader, tree), feature);
}

}  // namespace hone
