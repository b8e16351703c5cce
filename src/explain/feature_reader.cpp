#include "explain/feature_reader.h"

#include <algorithm>
#include <array>
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
constexpr size_t recentBits = 13;        // of a slot for each of thousands of features
constexpr size_t mostKnown = 200'000;    // texts whose features are remembered
constexpr size_t mostScopesOfCount = 6;  // rules around a part in which such parts are counted, from the innermost

/// Do its features depend on what inputs are searched for?
bool isSought(FeatureKind kind) {
  constexpr std::array sought = {K::equals,    K::begins, K::ends,   K::contains, K::has,
                                 K::divisible, K::most,   K::fewest, K::relation};
  return std::ranges::find(sought, kind) != sought.end();
}

/// Of a feature without a text or operands.
size_t slotOf(const Feature& f) {
  uint64_t mixed = static_cast<uint64_t>(f.kind);
  for (const uint64_t part :
       {(uint64_t{f.part} << 16) + f.alternative, (uint64_t{f.other} << 16) + f.otherAlternative, uint64_t{f.scope}})
    mixed = (mixed ^ part) * 0x9E3779B97F4A7C15u;
  return mixed >> (64 - recentBits);
}

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

  FeatureId id(const Feature& feature) override {
    if (!feature.text.empty() || !feature.operands.empty()) return reader_.space_.id(feature);
    std::pair<Feature, FeatureId>& recent = reader_.recent_[slotOf(feature)];
    if (recent.first != feature) recent = {feature, reader_.space_.id(feature)};
    return recent.second;
  }

  using FeatureNotes::add;
  void add(FeatureId id, double value) override {
    meter_.spend();
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
    : parts_(grammar), wanted_(featureKinds().size()), recent_(size_t{1} << recentBits, {{.part = noPart}, 0}) {
  for (FeatureKind kind : kinds) wanted_[static_cast<size_t>(kind)] = true;
}

FeatureReader::Sought::Sought() {
  for (FeatureKind kind : {K::equals, K::begins, K::ends, K::contains, K::has, K::divisible}) vocabularies[kind];
}

KnownText& FeatureReader::known(Part part, Part around, std::string_view text) const {
  Hash128 key = contentHash(text);
  key.low ^= (uint64_t{part} << 32 | around) * 0x9E3779B97F4A7C15u;
  return sought_.known[key];
}

void FeatureReader::setJoints(const std::vector<Feature>& joints) {
  const std::vector<Joint> former = std::exchange(joints_, {});
  operands_.clear();
  for (const Feature& joint : joints) addJoint(joint, former);
}

void FeatureReader::addJoint(const Feature& joint, const std::vector<Joint>& former) {
  if (reads(joint)) return;
  Joint added{joint, {}, std::ranges::find(former, joint, &Joint::feature) == former.end()};
  for (size_t i = 0; i < 2; ++i) {
    const Feature& operand = joint.operands[i];
    if (operand.kind == K::joint) addJoint(operand, former);
    addTextOf(operand);
    added.operands[i] = static_cast<size_t>(std::ranges::find(operands_, operand) - operands_.begin());
    if (added.operands[i] == operands_.size()) operands_.push_back(operand);
  }
  joints_.push_back(std::move(added));
}

bool FeatureReader::reads(const Feature& joint) const {
  return std::ranges::find(joints_, joint, &Joint::feature) != joints_.end();
}

bool FeatureReader::Sought::add(FeatureKind kind, Part part, std::string_view text) {
  Vocabulary& own = vocabularies.at(kind);
  if (!own.texts.emplace(part, text).second) return false;
  Vocabulary::Extent& extent = own.extents[part];
  ++extent.count;
  extent.longest = std::max(extent.longest, text.size());
  known.clear();
  return true;
}

void FeatureReader::addText(FeatureKind kind, Part part, std::string_view text) {
  if (sought_.add(kind, part, text)) unread_.add(kind, part, text);
}

void FeatureReader::addScopeOfCount(Part part, Part scope) {
  if (sought_.scopesOfCounts[part].insert(scope).second) unread_.scopesOfCounts[part].insert(scope);
}

void FeatureReader::addTextOf(const Feature& feature) {
  if (sought_.vocabularies.contains(feature.kind)) addText(feature.kind, feature.part, feature.text);
  if (feature.kind == K::relation && std::ranges::find(sought_.relations, feature) == sought_.relations.end()) {
    sought_.relations.push_back(feature);
    unread_.relations.push_back(feature);
  }
  if (feature.kind == K::most || feature.kind == K::fewest) addScopeOfCount(feature.part, feature.other);
}

void FeatureReader::addScopesOfCount(const TreeView& view, NodeId id) {
  NodeId rule = ruleAbove(view.tree(), id);
  for (size_t i = 0; rule != noNode && i < mostScopesOfCount; ++i, rule = ruleAbove(view.tree(), rule))
    if (view.part(rule) != view.part(id)) addScopeOfCount(view.part(id), view.part(rule));
}

/// The nodes of the different texts that a seed's features are about. Where it couldn't be made small, some of all.
std::vector<NodeId> FeatureReader::textsOfSeed(const TreeView& view) const {
  constexpr size_t most = 200;
  std::vector<NodeId> found;
  std::set<std::pair<Part, std::string_view>> seen;
  for (NodeId id = 0; id < view.size(); ++id)
    if (hasManyTexts(parts_, view.tree().node(id)) && !view.span(id).empty() &&
        seen.emplace(view.part(id), view.text(id)).second)
      found.push_back(id);
  if (found.size() <= most) return found;
  std::vector<NodeId> some;
  for (size_t i = 0; i < most; ++i) some.push_back(found[i * found.size() / most]);
  return some;
}

void FeatureReader::addSeed(const Tree& tree) {
  constexpr size_t longestEnd = 3;  // characters: as a prefix or a suffix that people name
  const TreeView view(*this, tree);
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind == NodeKind::rule && !view.span(id).empty()) addScopesOfCount(view, id);
  for (const NodeId id : textsOfSeed(view)) {
    const Part part = view.part(id);
    const std::string_view own = withoutQuotes(view.text(id));
    auto isCut = [&](size_t at) { return at < own.size() && (own[at] & 0xC0) == 0x80; };
    for (size_t length = 1; length < own.size() && length <= longestEnd; ++length) {
      if (!isCut(length)) addText(K::begins, part, own.substr(0, length));
      if (!isCut(own.size() - length)) addText(K::ends, part, own.substr(own.size() - length));
    }
    for (size_t length = 1; length <= longestEnd && own.size() <= longestWord; ++length)
      for (size_t at = 0; at + length <= own.size(); ++at)
        if (!isCut(at) && !isCut(at + length)) addText(K::contains, part, own.substr(at, length));
    if (const std::optional<double> number = numberIn(own); number && *number == std::floor(*number))
      for (int divisor = 2; divisor <= 10; ++divisor)  // beyond ten nobody asks
        if (std::fmod(*number, divisor) == 0) addText(K::divisible, part, std::to_string(divisor));
    for (std::string_view classes : {allCharacterClasses(), widerClasses()})
      for (char its : classes) {
        const auto is = [its](char c) { return isOfClass(c, its); };
        addText(K::has, part, std::string{std::ranges::any_of(own, is) ? '+' : '-', its});
        if (!own.empty() && is(own.front())) addText(K::has, part, std::string{'^', its});
        if (!own.empty() && is(own.back())) addText(K::has, part, std::string{'$', its});
      }
  }
  if (reads(K::relation))
    for (Feature& relation : relationsIn(view)) addTextOf(relation);
}

/// Of many words, only those that several of the given inputs have tell anything about these; and not all of them.
bool FeatureReader::isWorthAWord(Part part, std::string_view word) {
  constexpr size_t mostWordsOfOne = 5'000, mostWords = 10'000;
  const size_t words = sought_.vocabularies.at(K::equals).texts.size();
  if (words < mostWordsOfOne) return true;
  if (words >= mostWords) return false;
  const auto [at, isNew] = metIn_.try_emplace(contentHash(word).low ^ part, inputsWithWords_);
  return !isNew && at->second != inputsWithWords_;
}

void FeatureReader::addWords(const Tree& tree) {
  ++inputsWithWords_;
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
    if (word.size() > longestWord || !isWorthAWord(part, word)) continue;
    addText(K::equals, part, word);
    // The letters that a longer name begins with may be what counts: `cluster` of `cluster_0`.
    auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const auto letters = static_cast<size_t>(std::ranges::find_if_not(word, isLetter) - word.begin());
    if (letters >= fewestLetters && letters < word.size()) addText(K::begins, part, word.substr(0, letters));
    // So may a comma between the quotes.
    if (parts_.isToken(part) && word.size() > 2)
      for (char c : word.substr(1, word.size() - 2))
        if (static_cast<unsigned char>(c) < 0x80 && std::isalnum(static_cast<unsigned char>(c)) == 0)
          addText(K::contains, part, std::string(1, c));
  }
}

FeatureValues FeatureReader::read(const Tree& tree) {
  if (sought_.known.size() > mostKnown) sought_.known.clear();
  const TreeView view(*this, tree);
  Notes notes(*this, tree.stop());
  for (FeatureKind kind : featureKinds())
    if (const auto readKind = kindOf(kind).read; readKind != nullptr && reads(kind)) readKind(view, notes);
  readJoints(view, notes, false);
  return notes.take();
}

void FeatureReader::readNew(const Tree& tree, FeatureValues& values) {
  const bool onlyJoints =
      std::ranges::all_of(unread_.vocabularies, [](const auto& own) { return own.second.texts.empty(); }) &&
      unread_.relations.empty() && unread_.scopesOfCounts.empty();
  Notes notes(*this, tree.stop());
  for (auto [id, value] : values)
    if (space_[id].kind != K::joint || (onlyJoints && reads(space_[id]))) notes.add(id, value);
  const TreeView view(*this, tree);
  if (!onlyJoints) {
    struct OnlyNew {
      explicit OnlyNew(FeatureReader& its) : reader(its) { std::swap(reader.sought_, reader.unread_); }
      ~OnlyNew() { std::swap(reader.sought_, reader.unread_); }
      FeatureReader& reader;
    } onlyNew(*this);
    for (FeatureKind kind : featureKinds())
      if (reads(kind) && isSought(kind)) kindOf(kind).read(view, notes);
  }
  readJoints(view, notes, onlyJoints);
  values = notes.take();
}

void FeatureReader::readJoints(const TreeView& view, Notes& notes, bool onlyNew) const {
  std::vector<std::optional<std::vector<NodeId>>> places(operands_.size());
  auto placesAt = [&](size_t operand) -> const std::vector<NodeId>& {
    if (!places[operand])
      places[operand] =
          notes.mayHold(operands_[operand]) ? placesOfCondition(view, operands_[operand]) : std::vector<NodeId>{};
    return *places[operand];
  };
  for (const Joint& joint : joints_) {
    if (onlyNew && !joint.isNew) continue;
    const std::vector<NodeId>& one = placesAt(joint.operands[0]);
    if (!one.empty() && !nodesTogether(view.tree(), joint.feature, one, placesAt(joint.operands[1])).empty())
      notes.add(joint.feature, 1);
  }
}

std::vector<NodeId> placesOf(const TreeView& view, const Feature& feature) {
  const Kind& kind = kindOf(feature.kind);
  if (kind.places != nullptr) return kind.places(view, feature);
  std::vector<NodeId> found = view.all(feature.part, feature.alternative);
  if (feature.other != noPart && isPlaced(feature.kind))
    std::erase_if(found, [&](NodeId id) { return !view.isDirectlyIn(id, feature.other); });
  if (kind.holds != nullptr) std::erase_if(found, [&](NodeId id) { return !kind.holds(view, id, feature); });
  return found;
}

std::vector<NodeId> placesOf(const FeatureReader& reader, const Tree& tree, const Feature& feature) {
  return placesOf(TreeView(reader, tree), feature);
}

}  // namespace hone
