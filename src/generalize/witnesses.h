// Collects the texts that a search has tried: those that failed and those that passed.
#pragma once

#include <concepts>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "search/strategy.h"

namespace hone {

/// Runs another strategy and remembers the last of its texts of either kind.
template <std::derived_from<Strategy> Search>
class Witnessing : public Strategy {
 public:
  using Texts = std::vector<std::shared_ptr<const std::string>>;

  explicit Witnessing(Search inner) : inner_(std::move(inner)) {}

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Witnessing>(*this); }
  std::optional<Candidate> propose() override {
    std::optional<Candidate> candidate = inner_.propose();
    if (candidate) proposed_ = std::make_shared<const std::string>(candidate->bytes);
    return candidate;
  }
  void learn(Verdict verdict) override {
    inner_.learn(verdict);
    (verdict == Verdict::fail ? failed_ : others_).add(proposed_);
  }
  bool unfinished() const override { return inner_.unfinished(); }
  bool twoValued() const override { return inner_.twoValued(); }

  Search& inner() { return inner_; }
  const Texts& failed() const { return failed_.texts; }
  const Texts& others() const { return others_.texts; }

 private:
  struct Last {
    static constexpr size_t most = 256;
    Texts texts;
    size_t oldest = 0;

    void add(std::shared_ptr<const std::string> text) {
      if (texts.size() < most) texts.emplace_back();
      texts[oldest] = std::move(text);
      oldest = (oldest + 1) % most;
    }
  };

  Search inner_;
  std::shared_ptr<const std::string> proposed_;
  Last failed_, others_;
};

}  // namespace hone
