#include "explain/shrinking.h"

#include <algorithm>

#include "tree/kleene_lists.h"

namespace hone {
namespace {

// Tried at once, so that several can run beside each other; the best of them is taken.
constexpr size_t together = 4;

/// Elements of the node's list of this number.
void leaveOut(const Tree& tree, NodeId id, size_t number, size_t first, size_t length, Edits& edits) {
  const KleeneList list = kleeneListsOf(tree, id)[number];
  std::vector<bool> kept(list.elements.size(), true);
  std::fill_n(kept.begin() + static_cast<long>(first), length, false);
  keepOnly(tree, list, kept, edits);
}

}  // namespace

Shrinking::Shrinking(TreePtr input, Verdict wanted, GuidedProducer& producer, size_t mostTests)
    : smallest_(std::move(input)), wanted_(wanted), producer_(producer), testsLeft_(mostTests) {}

/// Halves of long lists, elements, rules as short as can be, and parts of a rule in its place. Greatest first.
std::vector<Shrinking::Step> Shrinking::steps() const {
  const Tree& tree = *smallest_;
  std::vector<Step> found;
  auto add = [&](std::function<void(Edits&)> edit, const std::string& leftOut) {
    const Hash128 key = contentHash(leftOut);
    if (tried_.contains(key)) return;
    const std::optional<std::string> text = textAfter(edit);
    if (text && text->size() < tree.bytes().size()) found.push_back({std::move(edit), text->size(), key});
  };
  for (NodeId id = 0; id < tree.size(); ++id) {
    if (tree.node(id).isLeaf()) continue;
    const std::vector<KleeneList> lists = kleeneListsOf(tree, id);
    for (size_t number = 0; number < lists.size(); ++number) {
      const KleeneList& list = lists[number];
      const size_t count = list.elements.size();
      for (size_t length = count; length > 0; length /= 2)
        for (size_t first = 0; first + length <= count; first += length) {
          std::string key = "-";
          for (size_t i = first; i < first + length; ++i)
            for (NodeId node : list.elements[i].nodes) key += visibleText(tree, node);
          add([&tree, id, number, first, length](Edits& edits) { leaveOut(tree, id, number, first, length, edits); },
              key);
        }
    }
    if (onlyRemoves_ || tree.node(id).kind != NodeKind::rule) continue;
    add([id](Edits& edits) { edits.replaceByMinimal(id); }, "0" + visibleText(tree, id));
    for (NodeId below = id + 1; below < tree.node(id).end; ++below) {
      if (tree.node(below).kind != NodeKind::rule || tree.node(below).symbol != tree.node(id).symbol) continue;
      add([id, below](Edits& edits) { edits.replaceBySubtree(id, below); },
          "^" + visibleText(tree, id) + "^" + visibleText(tree, below));
    }
  }
  std::ranges::stable_sort(found, {}, &Step::size);
  return found;
}

std::optional<std::string> Shrinking::textAfter(const std::function<void(Edits&)>& edit) const {
  Edits edits(smallest_->size());
  edit(edits);
  return textWith(*smallest_, edits);
}

std::vector<PoolInput> Shrinking::next() {
  std::vector<PoolInput> made;
  asked_.clear();
  for (const Step& step : steps()) {
    if (made.size() == std::min(together, testsLeft_)) break;
    if (!tried_.insert(step.key).second) continue;
    std::optional<PoolInput> input = producer_.readUnknown(textAfter(step.edit).value());
    auto same = [&](const TreePtr& other) { return other->bytes() == input->tree->bytes(); };
    if (!input || std::ranges::any_of(asked_, same)) continue;
    asked_.push_back(input->tree);
    made.push_back(std::move(*input));
  }
  testsLeft_ -= made.size();
  return made;
}

void Shrinking::note(std::span<const Verdict> verdicts) {
  for (size_t i = 0; i < verdicts.size(); ++i)
    if (verdicts[i] == wanted_ && asked_[i]->bytes().size() < smallest_->bytes().size()) smallest_ = asked_[i];
}

}  // namespace hone
