// Texts of the given inputs: a whole one, the letters that one begins with, a sign inside one.

#include "explain/feature_reader.h"
#include "explain/kind.h"

namespace hone {
namespace {

using K = FeatureKind;

/// Not as a whole: quotes, say, are no part of what they enclose.
bool hasInside(std::string_view own, std::string_view text) {
  const size_t at = own.find(text, 1);
  return at != std::string_view::npos && at + text.size() < own.size();
}

bool holds(K kind, std::string_view own, std::string_view text) {
  return kind == K::begins ? own.starts_with(text) : kind == K::contains ? hasInside(own, text) : own == text;
}

template <K kind>
void readTexts(const TreeView& view, FeatureNotes& notes) {
  const Vocabulary& known = view.reader().texts(kind);
  for (NodeId id = 0; id < view.size(); ++id) {
    if (!view.hasOwnText(id) || view.span(id).empty()) continue;
    const Part part = view.part(id);
    const std::string_view own = view.text(id);
    if (kind == K::equals) {  // there may be many, so they aren't all compared
      if (own.size() > FeatureReader::longestWord) continue;
      if (std::pair word{part, std::string(own)}; known.contains(word))
        notes.add({.kind = kind, .part = part, .text = word.second}, 1);
      continue;
    }
    for (auto at = known.lower_bound({part, ""}); at != known.end() && at->first == part; ++at)
      if (holds(kind, own, at->second)) notes.add({.kind = kind, .part = part, .text = at->second}, 1);
  }
}

std::vector<NodeId> placesOfText(const TreeView& view, const Feature& feature) {
  std::vector<NodeId> found = view.all(feature.part, feature.alternative);
  std::erase_if(found, [&](NodeId id) { return !holds(feature.kind, view.text(id), feature.text); });
  return found;
}

std::string sayText(const Feature& f, const Parts& parts, std::string_view relation) {
  return parts.show(f.part, f.alternative) + std::string(relation) + quoted(f.text, f.part, parts);
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
    .places = placesOfText,
    .rewritten = [](const Feature& f, std::string_view, Random&) { return f.text; },
};

const Kind beginsKind{
    .name = "begins",
    .complexity = 4,
    .noun = [](const Feature& f, const Parts& parts) { return sayText(f, parts, " beginning with "); },
    .assertion =
        [](const Feature& f, const Parts& parts, double) {
          return says(parts.show(f.part, f.alternative), "begins with " + quoted(f.text, f.part, parts));
        },
    .read = readTexts<K::begins>,
    .places = placesOfText,
    .rewritten =
        [](const Feature& f, std::string_view, Random& random) {
          std::string text = f.text;
          for (uint64_t more = random.below(3); more > 0; --more) text += static_cast<char>('a' + random.below(26));
          return text;
        },
};

const Kind containsKind{
    .name = "contains",
    .complexity = 4,
    .noun = [](const Feature& f, const Parts& parts) { return sayText(f, parts, " containing "); },
    .assertion =
        [](const Feature& f, const Parts& parts, double) {
          return says(parts.show(f.part, f.alternative), "contains " + quoted(f.text, f.part, parts));
        },
    .read = readTexts<K::contains>,
    .places = placesOfText,
    .rewritten =
        [](const Feature& f, std::string_view own, Random& random) {
          std::string text(own);
          return own.size() < 2 ? text : text.insert(1 + random.below(own.size() - 1), f.text);
        },
};

}  // namespace hone
