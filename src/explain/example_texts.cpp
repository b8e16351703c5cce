#include "explain/example_texts.h"

#include <algorithm>

#include "explain/show_model.h"

namespace hone {
namespace {

bool continuesCharacter(std::string_view text, size_t at) {
  return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
}

}  // namespace

ExampleTexts::ExampleTexts(const Model& model) {
  const std::string* first = nullptr;
  for (const ModelNode& node : model.nodes)
    for (const std::string& text : node.examples) {
      if (first == nullptr) {
        first = &text;
        atBegin_ = atEnd_ = text.size();
      }
      const auto length = static_cast<std::ptrdiff_t>(std::min(first->size(), text.size()));
      const auto differs = std::mismatch(first->begin(), first->begin() + length, text.begin()).first;
      const auto differsBefore = std::mismatch(first->rbegin(), first->rbegin() + length, text.rbegin()).first;
      atBegin_ = std::min(atBegin_, static_cast<size_t>(differs - first->begin()));
      atEnd_ = std::min(atEnd_, static_cast<size_t>(differsBefore - first->rbegin()));
    }
}

std::string ExampleTexts::operator()(std::string_view example, size_t most) const {
  if (example.size() <= most) return oneLine(example, most);
  const size_t around = most / 5;  // of what they share, to show the place
  size_t begin = atBegin_ > around ? atBegin_ - around : 0;
  size_t end = example.size() - (atEnd_ > around ? atEnd_ - around : 0);
  while (continuesCharacter(example, begin)) --begin;
  while (continuesCharacter(example, end)) ++end;
  if (end <= begin) return oneLine(example, most);
  return (begin > 0 ? "…" : "") + oneLine(example.substr(begin, end - begin), most - 2) +
         (end < example.size() ? "…" : "");
}

}  // namespace hone
