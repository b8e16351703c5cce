#include "explain/known_forms.h"

#include <numeric>
#include <string_view>

#include "derive/absent_parts.h"
#include "derive/variants.h"
#include "explain/tree_view.h"
#include "text/characters.h"
#include "tree/part_of.h"

namespace hone {
namespace {

constexpr std::array<uint64_t, 3> shareOf = {4, 3, 1};  // by origin
constexpr size_t mostForms = 400;                       // of a place and origin
constexpr size_t largestForm = 8192;                    // bytes: what is larger says little, and takes long to read

constexpr uint64_t seldomWhole = 6;  // one form of so many comes with all below it, as it is
constexpr uint64_t seldomOther = 5;  // one optional part of so many is there where it wasn't, or goes
constexpr size_t deepest = 60;       // levels: below, forms come with all below them

}  // namespace

FormPlace placeOf(const Parts& parts, const Tree& tree, NodeId node) {
  const NodeId parent = tree.node(node).parent;
  return {parent == noNode ? noPart : partOf(parts, tree.node(parent)), partOf(parts, tree.node(node))};
}

void KnownForms::add(const Tree& tree, Origin origin) {
  for (NodeId id = 0; id < tree.size(); ++id) {
    const FormPlace place = placeOf(parts_, tree, id);
    if (place.part == noPart || tree.text(id).size() > largestForm) continue;
    for (const FormPlace at : {place, FormPlace{noPart, place.part}}) {
      std::vector<Form>& forms = forms_[at][static_cast<size_t>(origin)];
      if (forms.size() < mostForms)
        forms.push_back({&tree, id, origin});
      else
        forms[(tree.size() + id) % mostForms] = {&tree, id, origin};
    }
  }
}

std::optional<Form> KnownForms::any(FormPlace place, Random& random) const {
  auto found = forms_.find(place);
  if (found == forms_.end()) found = forms_.find({noPart, place.part});
  if (found == forms_.end()) return std::nullopt;
  const ByOrigin& forms = found->second;
  std::array<uint64_t, 3> shares = shareOf;
  for (size_t i = 0; i < forms.size(); ++i)
    if (forms[i].empty()) shares[i] = 0;
  uint64_t drawn = random.below(std::accumulate(shares.begin(), shares.end(), uint64_t{0}));
  size_t origin = 0;
  while (drawn >= shares[origin]) drawn -= shares[origin++];
  return random.pick(forms[origin]);
}

/// A text that is written from its beginning on.
class KnownForms::Growth {
 public:
  Growth(const KnownForms& known, std::string text, size_t tokens, Random& random)
      : known_(known), random_(random), tokens_(tokens), text_(std::move(text)) {}

  void write(std::string_view more) {
    if (more.empty()) return;
    if (!mayTouch_ && !text_.empty() && isWordByte(text_.back()) && isWordByte(more.front())) text_ += ' ';
    mayTouch_ = false;
    text_ += more;
  }
  std::string text() && { return std::move(text_); }

  /// What is in the form, each part of it with another form.
  void expand(Form form) {
    Names names;
    expand(form, names, 0);
  }

 private:
  /// By token type: the first name written directly in a rule. Those that were equal to it in the form stay so, as the
  /// name of an end tag.
  using Names = std::map<uint32_t, std::string_view>;

  void expand(Form form, Names& names, size_t depth) {
    const Tree& tree = *form.tree;
    const Node& whole = tree.node(form.node);
    if (depth > deepest) return write(tree.text(form.node));
    const std::vector<AbsentPart> absent = absentParts(known_.parts_, tree, form.node);
    auto nextAbsent = absent.begin();
    auto addAbsentUpTo = [&](uint32_t offset) {
      for (; nextAbsent != absent.end() && nextAbsent->offset <= offset; ++nextAbsent)
        if (tokens_ > 0 && random_.chance(1, seldomOther))
          if (const auto other = formFor({partOf(known_.parts_, whole), nextAbsent->group}))
            expand(*other, names, depth + 1);
    };
    for (NodeId id = form.node + 1; id < whole.end; id = tree.node(id).end) {
      const Node& node = tree.node(id);
      if (node.kind != NodeKind::hidden) addAbsentUpTo(node.textBegin);
      if (node.kind == NodeKind::optional && random_.chance(1, seldomOther)) continue;
      // Words that touch in the form may do so.
      const uint32_t begin = node.textBegin;
      if (begin > whole.textBegin && begin < node.textEnd)
        mayTouch_ = isWordByte(tree.bytes()[begin - 1]) && isWordByte(tree.bytes()[begin]);
      if (node.kind == NodeKind::token)
        writeToken(tree, id, names);
      else
        expandChild(tree, id, names, depth);
    }
    addAbsentUpTo(UINT32_MAX);
  }

  void writeToken(const Tree& tree, NodeId id, Names& names) {
    if (tokens_ > 0) --tokens_;
    if (!hasManyTexts(known_.parts_, tree.node(id))) return write(tree.text(id));
    const uint32_t type = tree.node(id).symbol;
    const NodeId first = firstLike(tree, id);
    if (const auto name = names.find(type); name != names.end() && first != id && tree.text(first) == tree.text(id))
      return write(name->second);
    const std::optional<Form> other = formFor(placeOf(known_.parts_, tree, id));
    const std::string_view text = other ? other->tree->text(other->node) : tree.text(id);
    names.try_emplace(type, text);
    write(text);
  }

  /// The first token of its type directly in its rule. O(nodes before that).
  static NodeId firstLike(const Tree& tree, NodeId token) {
    const NodeId rule = ruleAbove(tree, token);
    NodeId id = rule + 1;
    while (tree.node(id).kind != NodeKind::token || tree.node(id).symbol != tree.node(token).symbol ||
           ruleAbove(tree, id) != rule)
      id = tree.node(id).kind == NodeKind::rule ? tree.node(id).end : id + 1;
    return id;
  }

  void expandChild(const Tree& tree, NodeId id, Names& names, size_t depth) {
    const Node& node = tree.node(id);
    const FormPlace place = placeOf(known_.parts_, tree, id);
    const bool isRule = node.kind == NodeKind::rule;
    if (place.part == noPart || node.isLeaf() || (isRule && (tokens_ == 0 || random_.chance(1, seldomWhole))))
      return write(tree.text(id));
    Form form{&tree, id};
    if (tokens_ > 0) form = formFor(place).value_or(form);
    Names own;
    expand(form, isRule ? own : names, depth + 1);
  }

  std::optional<Form> formFor(FormPlace place) { return known_.any(place, random_); }

  const KnownForms& known_;
  Random& random_;
  size_t tokens_;  ///< that may still be written
  std::string text_;
  bool mayTouch_ = false;  ///< what comes next needs no blank before it
};

std::optional<std::string> KnownForms::grow(const Tree& tree, NodeId from, size_t tokens, Random& random) const {
  const std::optional<Form> form = any(placeOf(parts_, tree, from), random);
  if (!form) return std::nullopt;
  Growth growth(*this, std::string(tree.bytes().substr(0, tree.node(from).textBegin)), tokens, random);
  growth.expand(*form);
  growth.write(tree.bytes().substr(tree.node(from).textEnd));
  return std::move(growth).text();
}

}  // namespace hone
