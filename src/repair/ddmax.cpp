// Kirschner, Soremekun, Zeller: "Debugging Inputs" (ICSE 2020), Figure 5. The set of accepted units grows towards the
// whole. What is missing is cut into parts; the whole without one part is tried ("increase to complement", the bigger
// step), then what is accepted with one part added ("increase to subset"); where neither works, with smaller parts.
//
// We differ in two points. The figure does not end when one unit is missing, because then the only complement is the
// accepted text and the only subset is the refused one. Ours ends there, and the result is 1-maximal as it should be.
// And if the empty set isn't accepted, the first accepted text takes its place.
//
// Cost: O(n^2) tests at worst, O(log n) if one unit has to be removed.

#include "repair/ddmax.h"

#include <algorithm>

namespace hone {

Ddmax::Ddmax(std::shared_ptr<const std::string> text, std::vector<TextUnit> units, KeptBytes always,
             std::string_view pass, FittingText fits)
    : text_(std::move(text)),
      units_(std::make_shared<const std::vector<TextUnit>>(std::move(units))),
      always_(std::make_shared<const KeptBytes>(std::move(always))),
      kept_(units_->size(), false),
      pass_(pass),
      fits_(std::move(fits)) {
  startRound(2);
}

void Ddmax::startRound(size_t parts) {
  missing_.clear();
  for (uint32_t i = 0; i < kept_.size(); ++i)
    if (!kept_[i]) missing_.push_back(i);
  parts_ = std::min(std::max<size_t>(parts, 2), std::max<size_t>(missing_.size(), 1));
  next_ = 0;
  try_ = Try::complement;
  done_ = missing_.size() <= 1;
}

std::vector<bool> Ddmax::proposal() const {
  size_t begin = missing_.size() * next_ / parts_;
  size_t end = missing_.size() * (next_ + 1) / parts_;
  std::vector<bool> kept = kept_;
  for (size_t i = 0; i < missing_.size(); ++i) kept[missing_[i]] = (i >= begin && i < end) == (try_ == Try::subset);
  return kept;
}

std::optional<Candidate> Ddmax::propose() {
  for (; !done_ && !patience_.over(); refuse()) {
    const std::vector<bool> kept = proposal();
    std::string bytes;
    bytes.reserve(text_->size());
    size_t at = 0;
    for (size_t i = 0; i < kept.size(); ++i) {
      if (kept[i]) continue;
      TextUnit unit = (*units_)[i];
      bytes.append(*text_, at, unit.begin - at);
      for (at = unit.begin; at < unit.end; ++at)
        if ((*always_)[at]) bytes += (*text_)[at];
    }
    bytes.append(*text_, at);
    if (!fits_ || fits_(bytes)) return Candidate{std::move(bytes), pass_};
  }
  return std::nullopt;
}

void Ddmax::learn(Verdict verdict) {
  patience_.learn(verdict == Verdict::fail);
  if (verdict == Verdict::fail) {  // accepted, see repair/oracle.h
    kept_ = proposal();
    startRound(try_ == Try::complement ? 2 : parts_ - 1);
    return;
  }
  refuse();
}

void Ddmax::refuse() {
  if (++next_ < parts_) return;
  next_ = 0;
  // Of two parts, one is the complement of the other.
  if (try_ == Try::complement && parts_ > 2) {
    try_ = Try::subset;
    return;
  }
  if (parts_ == missing_.size())
    done_ = true;
  else
    startRound(2 * parts_);
}

}  // namespace hone
