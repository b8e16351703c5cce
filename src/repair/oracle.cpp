#include "repair/oracle.h"

namespace hone {
namespace {

class InOrder : public Strategy {
 public:
  InOrder(std::vector<std::string> texts, std::string_view pass, size_t most)
      : texts_(std::make_shared<const std::vector<std::string>>(std::move(texts))), pass_(pass), most_(most) {}

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<InOrder>(*this); }
  std::optional<Candidate> propose() override {
    if (next_ == texts_->size() || accepted_.size() == most_ || patience_.over()) return std::nullopt;
    return Candidate{(*texts_)[next_], pass_};
  }
  void learn(Verdict verdict) override {
    patience_.learn(accepted(verdict));
    if (accepted(verdict)) accepted_.push_back(next_);
    ++next_;
  }
  void setPatience(Patience patience) { patience_ = patience; }
  const Patience& patience() const { return patience_; }
  const std::vector<size_t>& result() const { return accepted_; }
  const std::string& text(size_t index) const { return (*texts_)[index]; }

 private:
  std::shared_ptr<const std::vector<std::string>> texts_;
  std::string_view pass_;
  size_t most_;
  size_t next_ = 0;
  std::vector<size_t> accepted_;
  Patience patience_;
};

}  // namespace

void Oracle::note(std::string_view accepted) {
  if (!longest_ || accepted.size() > longest_->size()) longest_ = accepted;
}

bool Oracle::accepts(std::string text, std::string_view pass) {
  return !firstAccepted({std::move(text)}, pass).empty();
}

std::vector<size_t> Oracle::firstAccepted(std::vector<std::string> texts, std::string_view pass, size_t most) {
  if (texts.empty() || stopped()) return {};
  auto asked = std::make_unique<InOrder>(std::move(texts), pass, most);
  run(asked);
  for (size_t index : asked->result()) note(asked->text(index));
  return asked->result();
}

}  // namespace hone
