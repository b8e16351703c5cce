// What comes last in the text is asked first, since it uses what came before. A group of statements that can't go is
// cut where its weight has its middle. What must stay is mostly small and at the end, as the code around which a header
// was included, and finding it takes many tests. So there are two rounds. In the first one, light groups aren't looked
// into: all of such a group is taken to stay, and what it needs with it. So the first tests remove what is large
// wherever it is. The second round goes to the end.

#include <algorithm>

#include "reduce/passes.h"
#include "reduce/reachability.h"

namespace hone {
namespace {

constexpr double lightShare = 1.0 / 64;  ///< of the text: what a group of the first round weighs at least

class Unused : public Pass {
 public:
  explicit Unused(TreePtr tree)
      : tree_(std::move(tree)),
        parts_(std::make_shared<const PartTable>(tree_)),
        reachability_(*tree_, *parts_),
        accepted_(tree_->size()),
        proposed_(tree_->size()) {
    bytesBefore_ = std::make_shared<const std::vector<uint32_t>>(visibleBytesBefore(*tree_, accepted_));
    threshold_ = bytesBefore_->back() * lightShare;
    open_.push_back(reachability_.unneeded(reachability_.outermost()));
  }

  std::unique_ptr<Pass> clone() const override { return std::make_unique<Unused>(*this); }

  std::optional<Edits> propose() override {
    while (!open_.empty() || nextRound()) {
      tree_->stop().check();
      if (open_.empty()) continue;
      Group& group = open_.back();
      if (std::ranges::any_of(group, [&](Statement statement) { return reachability_.needs(statement); }))
        group = reachability_.unneeded(group);
      if (group.empty()) {
        open_.pop_back();
      } else if (weightOf(group) < threshold_) {
        postpone();
      } else {
        proposed_ = without(group);
        return proposed_;
      }
    }
    return std::nullopt;
  }

  void learn(bool interesting) override {
    if (!interesting) return divide();
    for (const Statement statement : open_.back()) reachability_.goes(statement);
    accepted_ = proposed_;
    open_.pop_back();
  }

 private:
  using Group = std::vector<Statement>;  ///< that nothing needs, in the order of the text

  bool nextRound() {
    if (threshold_ == 0) return false;
    threshold_ = 0;
    reachability_.restart();
    open_.push_back(reachability_.unneeded(reachability_.outermost()));
    return true;
  }

  /// It is too light for this round.
  void postpone() {
    const Group group = std::move(open_.back());
    open_.pop_back();
    for (const Statement statement : group) reachability_.staysWhole(statement);
  }

  Edits without(const Group& group) const {
    std::vector<PartId> going;
    for (const Statement statement : group) {
      const std::span<const PartId> parts = reachability_.partsOf(statement);
      going.insert(going.end(), parts.begin(), parts.end());
    }
    std::ranges::sort(going);
    Edits edits = accepted_;
    parts_->remove(going, edits);
    return edits;
  }

  double weightOf(Statement statement) const {
    const std::span<const PartId> parts = reachability_.partsOf(statement);
    return (*bytesBefore_)[parts_->end(parts.back())] - (*bytesBefore_)[parts_->begin(parts.front())];
  }

  /// What is most of something that can't go can't go either: else each level of deep nesting would take a test.
  void openInside(Group group) {
    const double refused = weightOf(group.front());
    do {
      tree_->stop().check();
      reachability_.stays(group.front());
      group = reachability_.unneeded(group);
    } while (group.size() == 1 && 2 * weightOf(group.front()) > refused);
    open_.push_back(std::move(group));
  }

  double weightOf(const Group& group) const {
    double weight = 0;
    for (const Statement statement : group) weight += weightOf(statement);
    return weight;
  }

  /// Cuts the last group, or looks inside of its only statement.
  void divide() {
    const Group group = std::move(open_.back());
    open_.pop_back();
    if (group.size() == 1) return openInside(group);
    const double half = weightOf(group) / 2;
    double before = 0;
    auto middle = group.begin();
    while (middle != group.end() && before + weightOf(*middle) <= half) before += weightOf(*middle++);
    middle = std::clamp(middle, group.begin() + 1, group.end() - 1);
    open_.emplace_back(group.begin(), middle);
    open_.emplace_back(middle, group.end());
  }

  TreePtr tree_;
  std::shared_ptr<const PartTable> parts_;
  std::shared_ptr<const std::vector<uint32_t>> bytesBefore_;  ///< each node
  Reachability reachability_;
  Edits accepted_;
  Edits proposed_;
  std::vector<Group> open_;  ///< of the round, in the order of the text; the last one next
  double threshold_ = 0;     ///< bytes of a group; 0 in the second round
};

}  // namespace

std::unique_ptr<Pass> makeUnusedPass(TreePtr tree) { return std::make_unique<Unused>(std::move(tree)); }

}  // namespace hone
