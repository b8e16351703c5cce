// What hidden text is before a token: nothing, a blank or several, a tab, a line break or several, a comment.

#include <algorithm>

#include "derive/variants.h"
#include "explain/kind.h"

namespace hone {
namespace {

using K = FeatureKind;

constexpr std::string_view blanks = " \t\r\n\f\v";

bool isIndent(char c) { return c == ' ' || c == '\t'; }

/// Calls back with each token that isn't at the very beginning, and with what is between it and the token before it.
/// Blanks count even where that token ends with them, as a text between tags; but a token may be a line break itself.
template <typename Found>
void forLayouts(const TreeView& view, Found found) {
  const Tree& tree = view.tree();
  const std::string_view bytes = tree.bytes();
  size_t begin = 0;         // behind the visible token before
  bool hasComment = false;  // since then
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (!node.isLeaf() || node.textBegin == node.textEnd) continue;
    if (node.kind == NodeKind::hidden) {
      hasComment |= tree.text(id).find_first_not_of(blanks) != std::string_view::npos;
      continue;
    }
    if (node.textBegin > 0) {
      const std::string_view gap = bytes.substr(begin, node.textBegin - begin);
      const auto lineBreaks = std::ranges::count(gap, '\n');
      if (gap.empty()) found(id, "nothing");
      if (!gap.empty() && lineBreaks == 0 && !hasComment) found(id, "a blank");
      if (lineBreaks > 0) found(id, "a line break");
      if (lineBreaks > 1) found(id, "several line breaks");
      if (std::ranges::adjacent_find(gap, [](char a, char b) { return isIndent(a) && isIndent(b); }) != gap.end())
        found(id, "several blanks");
      if (gap.find('\t') != std::string_view::npos) found(id, "a tab");
      if (hasComment) found(id, "a comment");
    }
    const size_t last = tree.text(id).find_last_not_of(blanks);
    begin = last == std::string_view::npos ? node.textEnd : node.textBegin + last + 1;
    hasComment = false;
  }
}

std::vector<NodeId> placesOfLayout(const TreeView& view, const Feature& f) {
  std::vector<NodeId> places;
  forLayouts(view, [&](NodeId id, std::string_view layout) {
    if (view.part(id) == f.part && layout == f.text) places.push_back(id);
  });
  return places;
}

}  // namespace

const Kind layoutKind{
    .name = "layout",
    .complexity = 5,
    .noun = [](const Feature& f, const Parts& parts) { return parts.show(f.part) + " with " + f.text + " before it"; },
    .assertion = [](const Feature& f, const Parts& parts,
                    double) { return says(parts.show(f.part), "has " + f.text + " before it"); },
    .read =
        [](const TreeView& view, FeatureNotes& notes) {
          forLayouts(view, [&](NodeId id, std::string_view layout) {
            if (const Part part = view.part(id); part != noPart)
              notes.add({.kind = K::layout, .part = part, .text = std::string(layout)}, 1);
          });
        },
    .places = placesOfLayout,
};

}  // namespace hone
