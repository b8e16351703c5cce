// Removal by bisection for hundreds of slots: many parts of a list are tried against the same selection.
#pragma once

#include "reduce/list_minimizer.h"

namespace hone {

/// The result is 1-minimal, but may be another one than that of Bisect.
class Wide : public ListMinimizer {
 public:
  /// `width`, at least 2: about how many segments can be removed of those tried against the same selection. `singly`:
  /// for lists of which nearly all elements are needed.
  Wide(uint32_t elements, uint32_t width, bool singly);

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<Wide>(*this); }
  std::optional<Selection> propose() override;
  void learn(bool interesting) override;
  const Selection& kept() const override { return kept_; }
  std::optional<Probe> probe() const override { return probe_; }
  void amend(uint32_t number, bool interesting) override { answers_[number] = interesting; }
  std::optional<double> done() const override;

 private:
  /// Those of the elements from `begin` to `end` that are kept.
  struct Segment {
    uint32_t begin;
    uint32_t end;
  };
  /// Segments that are removed together, the last one of the list first.
  using Group = std::vector<Segment>;
  /// What is asked of the groups of the window, in this order; pairs until there is one group.
  enum class Round : uint8_t {
    each,        ///< can the group be removed? a probe for each
    all,         ///< can all be removed together?
    neighbours,  ///< can the group be removed together with the next one? a probe for each but the last
    rest,        ///< can all that are left be removed together?
    pairs,       ///< can the group be removed together with the next one? a probe for every other one
    one          ///< can the only one be removed?
  };

  bool nextRound();
  bool openWindow();
  void openSingly();
  void begin(Round round);
  void keepRemovable();
  void dropNeighbours();
  void mergePairs();
  bool keepLarger(Group& group, Group& other);
  void split(const Group& group);
  Group asked() const;
  size_t keptOf(const Group& group) const;

  uint32_t elements_, width_;
  size_t segments_;  ///< of a window
  Selection kept_;
  Selection proposed_;
  std::vector<Segment> open_;   ///< ascending, the last one next
  std::vector<Segment> again_;  ///< behind them, for the next window
  std::vector<Group> groups_;   ///< of the window, the last one of the list first
  Round round_ = Round::each;
  size_t questions_ = 0;       ///< of the round
  std::vector<bool> answers_;  ///< to the first of them
  std::optional<Probe> probe_;
  bool changed_ = false;  ///< something went since the last sweep began
};

}  // namespace hone
