// ddmax: of the parts of a text, a maximal set that is accepted without the others.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "search/strategy.h"
#include "text/decode.h"

namespace hone {

/// A part of a text that is there or not as a whole.
struct TextUnit {
  uint32_t begin;
  uint32_t end;
};

/// The text without some of its units. Units ascend and don't overlap; what lies between them is always there.
std::string without(std::string_view text, const std::vector<TextUnit>& units, const std::vector<bool>& kept);

class Ddmax : public Strategy {
 public:
  /// `kept`: units that belong to the accepted text from the start; may be all false. What is not a unit of the text
  /// is in every candidate.
  Ddmax(std::shared_ptr<const std::string> text, std::vector<TextUnit> units, std::vector<bool> kept,
        std::string_view pass);

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Ddmax>(*this); }
  std::optional<Candidate> propose() override;
  void learn(Verdict verdict) override;

  const std::vector<bool>& kept() const { return kept_; }

 private:
  enum class Try : uint8_t { complement, subset };
  void startRound(size_t parts);
  std::vector<bool> proposal() const;

  std::shared_ptr<const std::string> text_;
  std::shared_ptr<const std::vector<TextUnit>> units_;
  std::vector<bool> kept_;
  std::string_view pass_;
  std::vector<uint32_t> missing_;  ///< units not kept: the paper's delta
  size_t parts_ = 2;
  size_t next_ = 0;
  Try try_ = Try::complement;
  bool done_ = false;
};

}  // namespace hone
