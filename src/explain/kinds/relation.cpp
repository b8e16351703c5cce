// How two measures of one text are related.

#include "derive/token_texts.h"
#include "explain/feature_reader.h"
#include "explain/kind.h"
#include "explain/relations.h"

namespace hone {
namespace {

using K = FeatureKind;

std::string sayMeasure(const Feature& operand, const Parts& parts) {
  if (operand.kind == K::count) return "the number of " + parts.show(operand.part);
  static constexpr const char* ordinals[] = {"", "first ", "second ", "third ", "fourth "};
  std::string text = operand.kind == K::length   ? "the length of the "
                     : operand.kind == K::equals ? "the text of the "
                                                 : "the ";
  if (operand.ordinal < std::size(ordinals)) text += ordinals[operand.ordinal];
  text += parts.show(operand.part);
  if (!operand.operands.empty())
    return text + (operand.text == plusSign ? " plus " : " times ") + sayMeasure(operand.operands.front(), parts);
  if (operand.other != noPart)
    text += " of the " + parts.show(operand.other) + " with " + parts.show(operand.scope) + " = " +
            quoted(operand.text, operand.scope, parts);
  return text;
}

std::string sayRelation(const Feature& f, const Parts& parts) {
  static constexpr const char* words[] = {" is less than ", " is at most ", " equals ", " equals, but for capitals, "};
  const std::string one = sayMeasure(f.operands[0], parts), other = sayMeasure(f.operands[1], parts);
  if (f.operands[0].kind == K::equals && f.text == signOf(Comparison::less))
    return one + " is before " + other + " by the alphabet";
  return one + words[static_cast<size_t>(comparisonFrom(f.text).value_or(Comparison::equal))] + other;
}

void readRelations(const TreeView& view, FeatureNotes& notes) {
  const std::vector<Feature>& relations = view.reader().relations();
  if (relations.empty()) return;
  const Measures measures(view);
  for (const Feature& relation : relations)
    if (measures.holds(relation)) notes.add(relation, 1);
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
};

}  // namespace hone
