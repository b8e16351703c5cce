#include "explain/questions.h"

#include <algorithm>

#include "explain/kind.h"

namespace hone {
namespace {

constexpr size_t mostFutile = 2;  // attempts at a requirement that brought no outcome
// Nearly every change moves sizes, so the true one may be another: so many inputs near the bounds of one are made,
// with other changes, before these are believed.
constexpr size_t fewestNear = 40;

}  // namespace

void Questions::ask(const Learned& learned) {
  Requirements wanted = requirementsOf(learned.model, random_);
  std::erase_if(wanted.questions, [&](const Requirement& q) { return isSettled(keyOf(q)); });
  open_ = !wanted.questions.empty() || std::ranges::any_of(wanted.others, [&](const Requirement& near) {
    return kindOf(near.conditions.back().feature.kind).isSize && !isSettled(keyOf(near)) &&
           nearBoundsOf_[featureOf(near)] < fewestNear;
  });
  purpose_.clear();
  waiting_.clear();
  for (size_t i = 0; i < std::max(wanted.questions.size(), wanted.others.size()); ++i) {
    if (i < wanted.questions.size()) waiting_.emplace_back(std::move(wanted.questions[i]), true);
    if (i < wanted.others.size()) waiting_.emplace_back(std::move(wanted.others[i]), false);
  }
  std::ranges::reverse(waiting_);
}

std::optional<PoolInput> Questions::next() {
  while (!waiting_.empty()) {
    const auto [requirement, isQuestion] = std::move(waiting_.back());
    waiting_.pop_back();
    const std::string key = keyOf(requirement);
    if (isSettled(key)) continue;
    if (!producer_.possible(requirement.conditions)) {
      futile_[key] = mostFutile;
      continue;
    }
    std::optional<PoolInput> made = producer_.make(requirement.conditions, random_);
    if (!made) {
      ++futile_[key];
      return std::nullopt;
    }
    if (isQuestion)
      purpose_[std::string(made->tree->bytes())] = key;
    else
      ++nearBoundsOf_[featureOf(requirement)];
    return made;
  }
  return std::nullopt;
}

void Questions::noteUnresolved(const std::string& text) {
  if (auto at = purpose_.find(text); at != purpose_.end()) ++futile_[at->second];
}

bool Questions::isSettled(const std::string& key) const {
  const auto futile = futile_.find(key);
  return futile != futile_.end() && futile->second >= mostFutile;
}

std::string Questions::featureOf(const Requirement& requirement) const {
  return show(requirement.conditions.back().feature, reader_.parts());
}

std::string Questions::keyOf(const Requirement& requirement) const {
  std::string key;
  for (const Condition& condition : requirement.conditions) key += show(condition, reader_.parts()) + '\n';
  return key;
}

}  // namespace hone
