// Two conditions in one part, and the position that is only asked for together with another condition.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "derive/token_texts.h"
#include "explain/feature.h"
#include "explain/feature_reader.h"
#include "explain/joint_places.h"
#include "explain/kind.h"
#include "explain/phrases.h"

namespace hone {
namespace {

// How joints are said: "an <element> contains NAME = "price" but no <attribute> that has … and lacks …".

using K = FeatureKind;

bool isNumber(K kind) { return kind == K::greatest || kind == K::least; }

enum class Verb : uint8_t { is, has, contains, isOrContains };
constexpr Verb verbs[] = {Verb::is, Verb::has, Verb::contains, Verb::isOrContains};

struct Claim {
  Verb verb;
  bool isDenied;
  bool hasClause;
  std::string noun = {}, object = {};  ///< the latter with an article
};

/// The part of the places at which the condition holds.
Part placeOf(const Feature& condition) { return condition.kind == K::same ? condition.other : condition.part; }

class JointPhrase {
 public:
  JointPhrase(const Feature& joint, const Parts& parts, size_t depth)
      : joint_(joint),
        parts_(parts),
        rule_(joint.part),
        isRecursive_(parts.isRecursive(rule_)),
        depth_(depth),
        subject_(parts.show(rule_)) {
    if (joint.before) return;
    addBoth(joint);
    std::ranges::stable_sort(claims_, {}, [](const Claim& c) { return std::pair(c.hasClause, c.noun.size()); });
    if (const auto clauses = std::ranges::count_if(claims_, &Claim::hasClause); depth > 0 || clauses > 1)
      for (Claim& claim : claims_)
        if (claim.hasClause) {
          claim.noun = "(" + claim.noun + ")";
          claim.object = "(" + claim.object + ")";
        }
    const auto own = std::ranges::find_if(claims_, [](const Claim& c) { return c.verb == Verb::is && !c.isDenied; });
    if (own == claims_.end()) return;
    subject_ = own->noun;
    claims_.erase(own);
  }

  /// As part of another one: `<attribute> that has a STRING containing "." and lacks NAME = "price"`.
  std::string noun() const {
    if (joint_.before) return subject_ + " in which " + order();
    const std::string predicate = relative();
    return predicate.empty() ? subject_ : subject_ + " that " + predicate;
  }

  Assertion assertion() const {
    if (joint_.before) return {"in " + withArticle(subject_) + ", " + order(), "in no " + subject_ + ", " + order()};
    Assertion assertion = says(subject_, predicate());
    // "No … has no" is hard to read.
    const auto isAlike = [&](const Claim& c) { return c.isDenied && c.verb == claims_[0].verb; };
    if (!claims_.empty() && claims_[0].verb != Verb::is && std::ranges::all_of(claims_, isAlike))
      assertion.no = fmt::format("every {} {} {}", subject_, said(claims_[0].verb), listed(objects(claims_), "or"));
    return assertion;
  }

 private:
  std::string order() const {
    const auto object = [&](const Feature& operand) { return asObject(operand, nounOf(operand), parts_); };
    return object(joint_.operands[0]) + " stands before " + object(joint_.operands[1]);
  }

  void addBoth(const Feature& joint) {
    for (size_t i = 0; i < joint.operands.size(); ++i) add(joint, i);
  }

  void add(const Feature& joint, size_t i) {
    const Feature& operand = joint.operands[i];
    const bool isDenied = i == 1 && joint.lacks, isJoint = operand.kind == K::joint;
    const bool isOfRule = placeOf(operand) == rule_;
    // One that contains the first thing and lacks the other may as well be the first thing itself.
    const bool mayBe = depth_ == 0 && &joint == &joint_ && joint.lacks && i == 0 && !isJoint;
    const bool isSelf = isOfRule && (joint.nearest || !isRecursive_ || mayBe);
    // A part around one that contains both contains both itself.
    const bool isMonotone = isOfRule && !joint.nearest && !operand.nearest && !operand.lacks;
    if (isJoint && !operand.before && !isDenied && (isSelf || isMonotone)) return addBoth(operand);
    if (!isDenied && operand == Feature{.part = rule_}) return;  // that it is what it is
    Claim claim{.verb = isSelf                           ? Verb::is
                        : isOfRule                       ? Verb::isOrContains
                        : isRecursive_ && !joint.nearest ? Verb::contains
                                                         : Verb::has,
                .isDenied = isDenied,
                .hasClause = isJoint};
    isItself_ |= claim.verb == Verb::has && isRecursive_;
    claim.noun = nounOf(operand);
    claim.object = asObject(operand, claim.noun, parts_);
    claims_.push_back(std::move(claim));
  }

  std::string nounOf(const Feature& operand) const {
    if (operand.kind == K::joint) return JointPhrase(operand, parts_, depth_ + 1).noun();
    std::string noun = isNumber(operand.kind) ? parts_.show(operand.part, operand.alternative) : show(operand, parts_);
    if (operand.low > -infinity) noun += ' ' + atLeast(operand.low);
    if (operand.high < infinity) noun += (operand.low > -infinity ? " and " : " ") + atMost(operand.high);
    return noun;
  }

  std::string said(Verb verb) const {
    switch (verb) {
      case Verb::is: return "is";
      case Verb::has: return isItself_ ? "itself has" : "has";
      case Verb::contains: return "contains";
      case Verb::isOrContains: return "is or contains";
    }
    return "";
  }

  static std::vector<std::string> objects(const std::vector<Claim>& claims) {
    std::vector<std::string> all;
    for (const Claim& claim : claims) all.push_back(claim.object);
    return all;
  }

  std::vector<Claim> claimsOf(Verb verb, bool isDenied) const {
    std::vector<Claim> own;
    std::ranges::copy_if(claims_, std::back_inserter(own),
                         [&](const Claim& c) { return c.verb == verb && c.isDenied == isDenied; });
    return own;
  }

  static bool hasClause(const std::vector<Claim>& claims) { return !claims.empty() && claims.back().hasClause; }

  std::string denied(Verb verb, const std::vector<Claim>& claims) const {
    if (verb == Verb::isOrContains) return "neither is nor contains " + listed(objects(claims), "or");
    return claims.size() == 1 ? "no " + claims[0].noun : "neither " + listed(objects(claims), "nor");
  }

  /// What one verb says.
  std::string clause(Verb verb) const {
    const std::vector<Claim> has = claimsOf(verb, false), lacks = claimsOf(verb, true);
    if (has.empty() && lacks.empty()) return "";
    const std::string own = said(verb) + ' ';
    if (has.empty()) return (verb == Verb::isOrContains ? "" : own) + denied(verb, lacks);
    const std::string objectsOfVerb = listed(objects(has));
    if (lacks.empty()) return own + objectsOfVerb;
    if (verb == Verb::isOrContains) return own + objectsOfVerb + " but " + denied(verb, lacks);
    return own + (hasClause(has) ? denied(verb, lacks) + " but " + objectsOfVerb
                                 : objectsOfVerb + " but " + denied(verb, lacks));
  }

  std::string predicate() const {
    std::vector<std::pair<int, std::string>> clauses;
    for (const Verb verb : verbs)
      if (std::string text = clause(verb); !text.empty()) {
        const std::vector<Claim> lacks = claimsOf(verb, true);
        const int order = hasClause(claimsOf(verb, false)) || hasClause(lacks) ? 2 : lacks.empty() ? 0 : 1;
        clauses.emplace_back(order, std::move(text));
      }
    std::ranges::stable_sort(clauses, {}, &std::pair<int, std::string>::first);
    std::string text;
    for (const auto& [order, own] : clauses) text += (text.empty() ? "" : " and ") + own;
    return text;
  }

  /// The predicate after "that", where "but no" would be taken for the outer one's.
  std::string relative() const {
    std::string text;
    auto add = [&](const std::string& more) { text += (text.empty() ? "" : " and ") + more; };
    for (const Verb verb : verbs)
      if (const std::vector<Claim> has = claimsOf(verb, false); !has.empty())
        add(said(verb) + ' ' + listed(objects(has)));
    for (const Verb verb : verbs)
      for (const Claim& claim : claimsOf(verb, true))
        add((verb == Verb::has        ? std::string(isItself_ ? "itself lacks " : "lacks ")
             : verb == Verb::contains ? std::string("lacks ")
             : verb == Verb::is       ? std::string("is not ")
                                      : std::string("neither is nor contains ")) +
            claim.object);
    return text;
  }

  const Feature& joint_;
  const Parts& parts_;
  Part rule_;
  bool isRecursive_;
  size_t depth_;
  bool isItself_ = false;
  std::string subject_;
  std::vector<Claim> claims_;
};

template <K kind>
std::vector<NodeId> placesAtEnd(const TreeView& view, const Feature& feature) {
  std::map<NodeId, NodeId> endOf;  // by the rule around
  for (NodeId id : view.all(feature.part, feature.alternative)) {
    const auto [end, isFirst] = endOf.try_emplace(ruleAbove(view.tree(), id), id);
    if (kind == K::last && !isFirst) end->second = id;
  }
  std::vector<NodeId> found;
  for (auto [rule, end] : endOf) found.push_back(end);
  std::ranges::sort(found);
  return found;
}

}  // namespace

bool canBeJoint(FeatureKind kind) { return isYesNo(kind) || isNumber(kind); }

std::vector<NodeId> placesOfCondition(const TreeView& view, const Feature& condition) {
  std::vector<NodeId> found = placesOf(view, condition);
  if (isNumber(condition.kind))
    std::erase_if(found, [&](NodeId id) {
      const std::optional<double> number = numberIn(view.text(id));
      return !number || *number < condition.low || *number > condition.high;
    });
  return found;
}

bool standsBefore(const Tree& tree, NodeId around, const std::vector<NodeId>& one, const std::vector<NodeId>& other) {
  const auto first = std::ranges::lower_bound(one, around),
             behind = std::ranges::lower_bound(other, tree.node(around).end);
  return first != one.end() && *first < tree.node(around).end && behind != other.begin() &&
         *std::prev(behind) >= tree.node(*first).end;
}

std::vector<NodeId> nodesTogether(const Tree& tree, const Feature& joint, const std::vector<NodeId>& one,
                                  const std::vector<NodeId>& other) {
  std::vector<NodeId> found = nodesAround(tree, one, joint.part, joint.nearest);
  if (joint.before) {
    std::erase_if(found, [&](NodeId id) { return !standsBefore(tree, id, one, other); });
    return found;
  }
  const std::vector<NodeId> others = nodesAround(tree, other, joint.part, joint.nearest);
  std::erase_if(found, [&](NodeId id) { return std::ranges::binary_search(others, id) == joint.lacks; });
  return found;
}

std::vector<NodeId> nodesAround(const Tree& tree, const std::vector<NodeId>& nodes, RuleId rule, bool nearest) {
  std::vector<NodeId> found;
  climbFrom(tree, nodes, [&](NodeId at) {
    const bool isOfRule = tree.node(at).kind == NodeKind::rule && tree.node(at).symbol == rule;
    if (isOfRule) found.push_back(at);
    return !isOfRule || !nearest;
  });
  std::ranges::sort(found);
  return found;
}

NodeId decisivePlace(const TreeView& view, const Feature& feature, Random& random) {
  NodeId around = view.tree().root();
  auto pickWithin = [&](std::vector<NodeId> nodes) {
    std::erase_if(nodes, [&](NodeId id) { return id < around || id >= view.tree().node(around).end; });
    return nodes.empty() ? noNode : random.pick(nodes);
  };
  const Feature* at = &feature;
  while (at->kind == K::joint) {
    const size_t side = random.below(2);
    Feature wanted = *at;
    if (side == 1) wanted.lacks = false;  // what must not be there is, and so decides
    around = pickWithin(placesOf(view, wanted));
    if (around == noNode) return noNode;
    at = &at->operands[side];
  }
  return pickWithin(placesOfCondition(view, *at));
}

const Kind jointKind{
    .name = "joint",
    .complexity = 4,
    .noun = [](const Feature& f, const Parts& parts) { return JointPhrase(f, parts, 0).noun(); },
    .assertion = [](const Feature& f, const Parts& parts, double) { return JointPhrase(f, parts, 0).assertion(); },
    .places =
        [](const TreeView& view, const Feature& joint) {
          return nodesTogether(view.tree(), joint, placesOfCondition(view, joint.operands[0]),
                               placesOfCondition(view, joint.operands[1]));
        },
};

const Kind lastKind{
    .name = "last",
    .complexity = 3,
    .noun = [](const Feature& f, const Parts& parts) { return "last " + parts.show(f.part, f.alternative); },
    .places = placesAtEnd<K::last>,
};

const Kind firstKind{
    .name = "first",
    .complexity = 3,
    .noun = [](const Feature& f, const Parts& parts) { return "first " + parts.show(f.part, f.alternative); },
    .places = placesAtEnd<K::first>,
};

}  // namespace hone
