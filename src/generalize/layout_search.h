// Finds out where in a failing text its layout matters.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "pattern/environment.h"
#include "search/strategy.h"

namespace hone {

class LayoutSearch {
 public:
  using Ask = std::function<std::optional<Verdict>(std::string)>;

  LayoutSearch(TreePtr tree, Ask ask) : tree_(std::move(tree)), index_(*tree_), ask_(std::move(ask)) {}

  /// By token before which it stands. A few tests where the layout doesn't matter.
  std::map<uint32_t, LayoutFact> find();
  /// Do texts that pass fail with this layout wherever it is put into them, so that nothing else matters?
  bool isAll(uint32_t token, const std::vector<TreePtr>& passing);

 private:
  std::optional<bool> isIdle();
  std::optional<std::string> with(const std::vector<uint32_t>& gaps, const std::string& hidden) const;
  std::optional<uint32_t> culprit(std::vector<uint32_t> gaps, const std::string& hidden);

  TreePtr tree_;
  TokenIndex index_;
  Ask ask_;
};

}  // namespace hone
