// The length of a part's text in characters, and the code point of a part that is one character.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "derive/variants.h"
#include "explain/kind.h"
#include "explain/model.h"
#include "explain/splice.h"
#include "tree/edits.h"

namespace hone {
namespace {

using K = FeatureKind;

template <K kind>
void readLengths(const TreeView& view, FeatureNotes& notes) {
  const std::string_view bytes = view.tree().bytes();
  std::vector<uint32_t> before(bytes.size() + 1);  // characters, by byte
  for (size_t i = 0; i < bytes.size(); ++i)
    before[i + 1] = before[i] + (view.tree().encoding() != Encoding::utf8 || (bytes[i] & 0xC0) != 0x80);
  for (NodeId id = 0; id < view.size(); ++id) {
    if (!view.hasOwnText(id)) continue;
    const VisibleSpan& span = view.span(id);
    addPlaced(view, id, {.kind = kind, .part = view.part(id)}, span.empty() ? 0 : before[span.end] - before[span.begin],
              notes);
  }
}

/// The token of the node that has most bytes and could have another text; noNode if there is none.
NodeId longestToken(const TreeView& view, NodeId node) {
  const Tree& tree = view.tree();
  NodeId longest = noNode;
  for (NodeId id = node; id < tree.node(node).end; ++id)
    if (hasManyTexts(view.parts(), tree.node(id)) && !tree.text(id).empty() &&
        (longest == noNode || tree.text(id).size() > tree.text(longest).size()))
      longest = id;
  return longest;
}

/// A character somewhere in a token, often enough: quotes and such stay where they are. Or an element, often enough.
std::optional<std::string> lengthened(const TreeView& view, NodeId node, size_t missing, Random& random) {
  const Tree& tree = view.tree();
  std::vector<NodeId> loops;
  for (NodeId id = node; id < tree.node(node).end; ++id)
    if (tree.node(id).isIteration()) loops.push_back(id);
  const NodeId token = longestToken(view, node);
  if (!loops.empty() && (token == noNode || random.chance(1, 4))) {
    const NodeId loop = random.pick(loops);
    const size_t each = std::max<size_t>(1, characterCount(tree.text(loop), tree.encoding()));
    return duplicated(tree, loop, (missing + each - 1) / each);
  }
  if (token == noNode) return std::nullopt;
  std::string text(tree.text(token));
  const size_t at = text.size() > 2 ? 1 + random.below(text.size() - 2) : text.size() - 1;
  const char c = (text[at] & 0x80) != 0 || random.chance(1, 3) ? 'a' : text[at];
  return splice(tree, token, text.insert(at, missing, c));
}

std::optional<std::string> moveLength(const Move& move, Random& random) {
  const auto& [view, condition, value, nodes] = move;
  const Tree& tree = view.tree();
  auto length = [&](NodeId id) { return static_cast<double>(characterCount(visibleText(tree, id), tree.encoding())); };
  if (value < condition.low) {
    const NodeId node = random.pick(nodes);
    const double own = length(node), wanted = wholeBetween(condition.low, condition.high, own, random);
    if (wanted <= own) return std::nullopt;
    return lengthened(view, node, static_cast<size_t>(std::min(longestOnDemand, wanted) - own), random);
  }
  // All that are too long become shorter, each by its own means.
  Edits edits(tree.size());
  for (NodeId node : nodes) {
    const double own = length(node);
    if (own <= condition.high) continue;
    const auto surplus = static_cast<size_t>(own - wholeBetween(condition.low, condition.high, own, random));
    const NodeId token = longestToken(view, node);
    std::string text(token == noNode ? "" : tree.text(token));
    if (text.size() > surplus + 1 && random.chance(3, 4))
      edits.replaceText(token, text.erase(text.size() > surplus + 2 ? 1 : 0, surplus));
    else if (random.chance(1, 2))
      return withoutElement(tree, static_cast<NodeId>(node + random.below(tree.node(node).end - node)), random);
    else
      edits.replaceByMinimal(node);
  }
  return textWith(tree, edits);
}

void readCharacters(const TreeView& view, FeatureNotes& notes) {
  const Encoding encoding = view.tree().encoding();
  for (NodeId id = 0; id < view.size(); ++id)
    if (const std::string_view own = view.text(id); view.hasOwnText(id) && !own.empty())
      if (const CodePoint point = decode(own, 0, encoding); point.length == own.size())
        notes.add({.kind = K::character, .part = view.part(id)}, point.value);
}

/// A printable one of ASCII itself, U+00A0 of another.
std::string named(double point) {
  if (point > ' ' && point < 0x7F) return fmt::format("'{}'", static_cast<char>(point));
  return fmt::format("U+{:04X}", static_cast<int64_t>(point));
}

}  // namespace

const Kind lengthKind{
    .name = "length",
    .complexity = 5,
    .values = Kind::Values::whole,
    .isBasic = true,
    .isSize = true,
    .noun = [](const Feature& f, const Parts& parts) { return "length(" + showPlaced(f, parts) + ")"; },
    .assertion =
        [](const Feature& f, const Parts& parts, double bound) {
          const std::string least = whole(bound);
          return says(showPlaced(f, parts), "has at least " + least + (least == "1" ? " character" : " characters"));
        },
    .read = readLengths<K::length>,
    .move = moveLength,
};

const Kind leastLengthKind{
    .name = "min-length",
    .complexity = 6,
    .values = Kind::Values::whole,
    .isSize = true,
    .merge = Kind::Merge::least,
    .missing = infinity,
    .noun = [](const Feature& f, const Parts& parts) { return "min-length(" + showPlaced(f, parts) + ")"; },
    .assertion =
        [](const Feature& f, const Parts& parts, double bound) {
          const std::string most = whole(std::floor(bound));
          return says(showPlaced(f, parts), "has at most " + most + (most == "1" ? " character" : " characters"));
        },
    .read = readLengths<K::leastLength>,
};

const Kind characterKind{
    .name = "character",
    .complexity = 6,
    .values = Kind::Values::whole,
    .isBasic = true,
    .isSize = true,
    .missing = -infinity,
    .noun = [](const Feature& f, const Parts& parts) { return "max-char(" + parts.show(f.part, f.alternative) + ")"; },
    .assertion =
        [](const Feature& f, const Parts& parts, double bound) {
          return says(parts.show(f.part, f.alternative), "is " + named(std::ceil(bound)) + " or a later character");
        },
    .read = readCharacters,
};

}  // namespace hone
