// Texts of the given inputs: a whole one, what one begins or ends with, a character in one, what divides a number.

#include <algorithm>
#include <cmath>
#include <set>

#include "derive/character_class.h"
#include "derive/token_texts.h"
#include "explain/feature_reader.h"
#include "explain/kind.h"

namespace hone {
namespace {

using K = FeatureKind;

/// `text`: how a class is meant, and the class. + it occurs, - it doesn't, ^ the text begins with it, $ ends with it.
bool hasClass(std::string_view own, std::string_view text) {
  const auto is = [wanted = text[1]](char c) { return isOfClass(c, wanted); };
  if (text[0] == '^') return !own.empty() && is(own.front());
  if (text[0] == '$') return !own.empty() && is(own.back());
  return std::ranges::any_of(own, is) == (text[0] == '+');
}

std::string sayClass(const Feature& f, bool asNoun) {
  const std::string name = nameOfClass(f.text[1]);
  switch (f.text[0]) {
    case '^': return (asNoun ? "beginning with " : "begins with ") + name;
    case '$': return (asNoun ? "ending with " : "ends with ") + name;
    case '-': return (asNoun ? "without " : "doesn't contain ") + name;
    default: return (asNoun ? "containing " : "contains ") + name;
  }
}

bool isDivisible(std::string_view text, std::string_view divisor) {
  const std::optional<double> number = numberIn(text), by = numberIn(divisor);
  return number && by && *by != 0 && *number == std::floor(*number) && std::fmod(*number, *by) == 0;
}

bool holds(K kind, std::string_view own, std::string_view text) {
  switch (kind) {
    case K::begins: return own.starts_with(text) || withoutQuotes(own).starts_with(text);
    case K::ends: return own.ends_with(text) || withoutQuotes(own).ends_with(text);
    case K::contains: return withoutQuotes(own).find(text) != std::string_view::npos;
    case K::has: return hasClass(withoutQuotes(own), text);
    case K::divisible: return isDivisible(own, text);
    default: return own == text;
  }
}

/// Calls back with each piece of the text that a known one could be: what it begins or ends with, or what it contains.
template <K kind, typename Use>
void forPieces(std::string_view own, size_t longest, Use use) {
  const std::string_view inner = withoutQuotes(own);
  for (size_t length = 1; length <= std::min(longest, own.size()); ++length) {
    if (kind == K::begins) use(own.substr(0, length));
    if (kind == K::ends) use(own.substr(own.size() - length));
    if (length > inner.size()) continue;
    if (kind == K::begins) use(inner.substr(0, length));
    if (kind == K::ends) use(inner.substr(inner.size() - length));
    for (size_t at = 0; kind == K::contains && at + length <= inner.size(); ++at) use(inner.substr(at, length));
  }
}

template <K kind>
void readTexts(const TreeView& view, FeatureNotes& notes) {
  const auto& [known, extents] = view.reader().vocabulary(kind);
  for (NodeId id = 0; id < view.size(); ++id) {
    if (!view.hasOwnText(id) || view.span(id).empty()) continue;
    const Part part = view.part(id);
    const auto extent = extents.find(part);
    if (extent == extents.end()) continue;
    const std::string_view own = view.text(id);
    if (kind == K::equals && own.size() > FeatureReader::longestWord) continue;
    noteTexts(view, id, kind, notes, [&](const auto& found) {
      if (kind == K::equals) {  // there may be many, so they aren't all compared
        if (std::pair word{part, std::string(own)}; known.contains(word)) found(word.second);
        return;
      }
      // Of a large input there are more known texts than this one has pieces.
      constexpr bool isPiece = kind != K::has && kind != K::divisible;
      if (isPiece && extent->second.longest * own.size() < extent->second.count) {
        std::set<std::string_view> pieces;
        forPieces<kind>(own, extent->second.longest, [&](std::string_view piece) {
          if (const auto at = known.find({part, std::string(piece)}); at != known.end() && pieces.insert(piece).second)
            found(at->second);
        });
        return;
      }
      for (auto at = known.lower_bound({part, ""}); at != known.end() && at->first == part; ++at)
        if (holds(kind, own, at->second)) found(at->second);
    });
  }
}

bool holdsAt(const TreeView& view, NodeId id, const Feature& f) { return holds(f.kind, view.text(id), f.text); }

std::string sayText(const Feature& f, const Parts& parts, std::string_view relation) {
  return showPlaced(f, parts) + std::string(relation) + quoted(f.text, f.part, parts);
}

}  // namespace

const Kind equalsKind{
    .name = "equals",
    .complexity = 3,
    .isBasic = true,
    .noun = [](const Feature& f, const Parts& parts) { return sayText(f, parts, " = "); },
    .assertion =
        [](const Feature& f, const Parts& parts, double) {
          const std::string equal = sayText(f, parts, " = ");
          return Assertion{equal, "no " + equal};
        },
    .read = readTexts<K::equals>,
    .holds = holdsAt,
};

const Kind beginsKind{
    .name = "begins",
    .complexity = 4,
    .noun = [](const Feature& f, const Parts& parts) { return sayText(f, parts, " beginning with "); },
    .assertion = [](const Feature& f, const Parts& parts,
                    double) { return says(showPlaced(f, parts), "begins with " + quoted(f.text, f.part, parts)); },
    .read = readTexts<K::begins>,
    .holds = holdsAt,
};

const Kind containsKind{
    .name = "contains",
    .complexity = 4,
    .noun = [](const Feature& f, const Parts& parts) { return sayText(f, parts, " containing "); },
    .assertion = [](const Feature& f, const Parts& parts,
                    double) { return says(showPlaced(f, parts), "contains " + quoted(f.text, f.part, parts)); },
    .read = readTexts<K::contains>,
    .holds = holdsAt,
};

const Kind endsKind{
    .name = "ends",
    .complexity = 4,
    .noun = [](const Feature& f, const Parts& parts) { return sayText(f, parts, " ending with "); },
    .assertion = [](const Feature& f, const Parts& parts,
                    double) { return says(showPlaced(f, parts), "ends with " + quoted(f.text, f.part, parts)); },
    .read = readTexts<K::ends>,
    .holds = holdsAt,
};

const Kind hasKind{
    .name = "has",
    .complexity = 4,
    .noun = [](const Feature& f, const Parts& parts) { return showPlaced(f, parts) + ' ' + sayClass(f, true); },
    .assertion = [](const Feature& f, const Parts& parts,
                    double) { return says(showPlaced(f, parts), sayClass(f, false)); },
    .read = readTexts<K::has>,
    .holds = holdsAt,
};

const Kind divisibleKind{
    .name = "divisible",
    .complexity = 5,
    .noun = [](const Feature& f, const Parts& parts) { return showPlaced(f, parts) + " divisible by " + f.text; },
    .assertion = [](const Feature& f, const Parts& parts,
                    double) { return says(showPlaced(f, parts), "is divisible by " + f.text); },
    .read = readTexts<K::divisible>,
    .holds = holdsAt,
};

}  // namespace hone
