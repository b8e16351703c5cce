// What hidden text is before a token: nothing, a blank or several, a line break, a comment.

#include "derive/variants.h"
#include "explain/kind.h"

namespace hone {
namespace {

using K = FeatureKind;

constexpr std::string_view nothing = "nothing", blank = "a blank", lineBreak = "a line break",
                           several = "several blanks", comment = "a comment";

constexpr std::string_view blanks = " \t\r\n\f\v";

/// Calls back with each token that isn't at the very beginning, and with what is before it. Blanks count even where
/// they belong to the token before, as in a text between tags.
template <typename Found>
void forLayouts(const TreeView& view, Found found) {
  const Tree& tree = view.tree();
  const std::string_view bytes = tree.bytes();
  bool hasComment = false;  // since the visible token before
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (!node.isLeaf() || node.textBegin == node.textEnd) continue;
    if (node.kind == NodeKind::hidden) {
      hasComment |= tree.text(id).find_first_not_of(blanks) != std::string_view::npos;
      continue;
    }
    if (node.textBegin > 0) {
      const size_t last = bytes.substr(0, node.textBegin).find_last_not_of(blanks);
      const size_t begin = last == std::string_view::npos ? 0 : last + 1;
      const std::string_view own = bytes.substr(begin, node.textBegin - begin);
      found(id, own.empty() ? nothing : own.find('\n') == std::string_view::npos ? blank : lineBreak);
      if (own.size() > 1) found(id, several);
      if (hasComment) found(id, comment);
    }
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
