// ddmax: finds a maximal set of a text's parts that is accepted without the others.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "repair/patience.h"
#include "search/strategy.h"
#include "text/decode.h"

namespace hone {

/// A part of a text that is there or not as a whole.
struct TextUnit {
  uint32_t begin;
  uint32_t end;
};

/// What of a text is to be kept, byte by byte.
using KeptBytes = std::vector<bool>;

/// Tells which texts may be accepted; if it is empty, all may.
using FittingText = std::function<bool(const std::string&)>;

class Ddmax : public Strategy {
 public:
  /// Units ascend and don't overlap. What lies between them is in every candidate, and so is what `always` keeps of
  /// them. The text as a whole is one that is refused, and so is what doesn't fit: it is no candidate.
  Ddmax(std::shared_ptr<const std::string> text, std::vector<TextUnit> units, KeptBytes always, std::string_view pass,
        FittingText fits = {});

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Ddmax>(*this); }
  std::optional<Candidate> propose() override;
  void learn(Verdict verdict) override;

  /// By unit; all false where nothing but the start was accepted, if that was.
  const std::vector<bool>& kept() const { return kept_; }
  void setPatience(Patience patience) { patience_ = patience; }
  const Patience& patience() const { return patience_; }

 private:
  enum class Try : uint8_t { complement, subset };
  void startRound(size_t parts);
  std::vector<bool> proposal() const;
  void refuse();

  std::shared_ptr<const std::string> text_;
  std::shared_ptr<const std::vector<TextUnit>> units_;
  std::shared_ptr<const KeptBytes> always_;
  std::vector<bool> kept_;
  std::string_view pass_;
  FittingText fits_;
  std::vector<uint32_t> missing_;  ///< units not kept: the paper's delta
  size_t parts_ = 2;
  size_t next_ = 0;
  Try try_ = Try::complement;
  bool done_ = false;
  Patience patience_;
};

}  // namespace hone
