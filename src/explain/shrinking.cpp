#include "explain/shrinking.h"

#include <algorithm>

#include "tree/kleene_lists.h"

namespace hone {
namespace {

// Tried at once, so that several can run beside each other; the best of them is taken.
constexpr size_t together = 4;

}  // namespace

Shrinking::Shrinking(TreePtr input, Verdict wanted, GuidedProducer& producer, size_t mostTests)
    : smallest_(std::move(input)), wanted_(wanted), producer_(producer), testsLeft_(mostTests) {}

/// Halves of long lists, elements, rules as short as can be, and parts of a rule in its place. Greatest first.
std::vector<Shrinking::Step> Shrinking::steps() const {
  const Tree& tree = *smallest_;
  std::vector<Step> found;
  auto add = [&](const Edits& edits, std::string key) {
    std::optional<std::string> text = textWith(tree, edits);
    if (text && text->size() < tree.bytes().size() && !tried_.contains(key))
      found.push_back({std::move(*text), std::move(key)});
  };
  for (NodeId id = 0; id < tree.size(); ++id) {
    if (tree.node(id).isLeaf()) continue;
    for (const KleeneList& list : kleeneListsOf(tree, id)) {
      const size_t count = list.elements.size();
      for (size_t length = count; length > 0; length /= 2)
        for (size_t first = 0; first + length <= count; first += length) {
          std::vector<bool> kept(count, true);
          std::fill_n(kept.begin() + static_cast<long>(first), length, false);
          std::string key = "-";
          for (size_t i = first; i < first + length; ++i)
            for (NodeId node : list.elements[i].nodes) key += visibleText(tree, node);
          Edits edits(tree.size());
          keepOnly(tree, list, kept, edits);
          add(edits, std::move(key));
        }
    }
    if (onlyRemoves_ || tree.node(id).kind != NodeKind::rule) continue;
    Edits minimal(tree.size());
    minimal.replaceByMinimal(id);
    add(minimal, "0" + visibleText(tree, id));
    for (NodeId below = id + 1; below < tree.node(id).end; ++below) {
      if (tree.node(below).kind != NodeKind::rule || tree.node(below).symbol != tree.node(id).symbol) continue;
      Edits hoisted(tree.size());
      hoisted.replaceBySubtree(id, below);
      add(hoisted, "^" + visibleText(tree, id) + "^" + visibleText(tree, below));
    }
  }
  std::ranges::stable_sort(found, {}, [](const Step& step) { return step.text.size(); });
  return found;
}

std::vector<PoolInput> Shrinking::next() {
  std::vector<PoolInput> made;
  asked_.clear();
  for (Step& step : steps()) {
    if (made.size() == std::min(together, testsLeft_)) break;
    if (!tried_.insert(std::move(step.key)).second) continue;
    std::optional<PoolInput> input = producer_.readUnknown(std::move(step.text));
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
