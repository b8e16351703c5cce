// How two measures of one text are related.

#include "derive/token_texts.h"
#include "explain/feature_reader.h"
#include "explain/kind.h"
#include "explain/mutations.h"
#include "explain/relations.h"

namespace hone {
namespace {

using K = FeatureKind;

std::string sayMeasure(const Feature& operand, const Parts& parts) {
  if (operand.kind == K::count) return "the number of " + parts.show(operand.part);
  if (operand.kind == K::exists) return parts.show(operand.part) + " = " + quoted(operand.text, operand.part, parts);
  static constexpr const char* ordinals[] = {"", "first ", "second ", "third ", "fourth "};
  std::string text = operand.kind == K::length   ? "the length of the "
                     : operand.kind == K::equals ? "the text of the "
                                                 : "the ";
  if (operand.ordinal < std::size(ordinals)) text += ordinals[operand.ordinal];
  text += parts.show(operand.part);
  if (operand.other != noPart)
    text += " of the " + parts.show(operand.other) + " with " + parts.show(operand.scope) + " = " +
            quoted(operand.text, operand.scope, parts);
  return text;
}

std::string sayRelation(const Feature& f, const Parts& parts) {
  static constexpr std::pair<std::string_view, const char*> words[] = {
      {"<", " is less than "}, {"≤", " is at most "}, {"=", " equals "}, {"≈", " equals, but for capitals, "}};
  std::string text = sayMeasure(f.operands[0], parts);
  if (f.operands[0].kind == K::equals && f.text == "<")
    return text + " is before " + sayMeasure(f.operands[1], parts) + " by the alphabet";
  if (f.operands[0].kind == K::exists) return text + " stands before " + sayMeasure(f.operands[1], parts);
  for (const auto& [sign, word] : words)
    if (f.text == sign) text += word;
  return text + sayMeasure(f.operands[1], parts);
}

void readRelations(const TreeView& view, FeatureNotes& notes) {
  const std::vector<Feature>& relations = view.reader().relations();
  if (relations.empty()) return;
  const Measures measures(view);
  for (const Feature& relation : relations)
    if (measures.holds(relation)) notes.add(relation, 1);
}

/// One of the two has a text by which the relation holds, or doesn't.
std::optional<std::string> moveRelation(Mutations& how, const Move& move, Random& random) {
  const Feature& relation = move.condition.feature;
  const TreeView view(how.reader(), move.tree);
  const Measures measures(view);
  const NodeId scope = relation.nearest ? move.tree.root() : random.pick(move.nodes);
  const NodeId nodes[] = {measures.find(relation.operands[0], scope), measures.find(relation.operands[1], scope)};
  if (nodes[0] == noNode || nodes[1] == noNode) return how.putInOrTakeOut(move, random);
  const size_t changed = random.below(2);
  const Feature& operand = relation.operands[changed];
  const std::optional<double> other = measures.measure(relation.operands[1 - changed], nodes[1 - changed]);
  const bool isWanted = move.value < move.condition.low, isEqual = relation.text != "<" && relation.text != "≤";
  if (operand.kind == K::equals)
    return isWanted && isEqual ? std::optional(splice(move.tree, nodes[changed], view.text(nodes[1 - changed])))
                               : how.putInOrTakeOut(move, random);
  if (!other) return std::nullopt;
  const double apart = static_cast<double>(1 + random.below(3)), less = (changed == 0) == isWanted ? -apart : apart;
  const double value = *other + (isEqual ? (isWanted ? 0 : apart) : less);
  if (operand.kind == K::greatest) return splice(move.tree, nodes[changed], spelledNumber(value));
  if (value < 0 || value > longestOnDemand) return std::nullopt;
  return splice(move.tree, nodes[changed], withLength(view.text(nodes[changed]), static_cast<size_t>(value)));
}

}  // namespace

const Kind relationKind{
    .name = "relation",
    .complexity = 6,
    .noun =
        [](const Feature& f, const Parts& parts) {
          return (f.nearest ? "list" : parts.show(f.part)) + " in which " + sayRelation(f, parts);
        },
    .assertion =
        [](const Feature& f, const Parts& parts, double) {
          const std::string part = f.nearest ? "list" : parts.show(f.part), relation = sayRelation(f, parts);
          return Assertion{"in " + withArticle(part) + ", " + relation, "in no " + part + ", " + relation};
        },
    .read = readRelations,
    .places = [](const TreeView& view, const Feature& f) { return Measures(view).places(f, view.size()); },
    .move = moveRelation,
};

}  // namespace hone
