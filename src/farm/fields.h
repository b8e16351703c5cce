// A message as a row of fields: numbers and texts with their lengths. What is read comes from another machine, so each
// length is checked.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace hone {

/// A message that its kind doesn't allow, though its seal is good: another version of hone wrote it.
class BadMessage : public std::runtime_error {
 public:
  BadMessage() : std::runtime_error("a message that this version of hone can't read") {}
};

/// The bytes of a number, lowest byte first. A text begins with its length.
inline constexpr size_t numberBytes = 8;

class FieldWriter {
 public:
  FieldWriter& number(uint64_t value) {
    for (size_t i = 0; i < numberBytes; ++i) text_ += static_cast<char>(value >> (8 * i));
    return *this;
  }
  FieldWriter& real(double value) { return number(std::bit_cast<uint64_t>(value)); }
  FieldWriter& bytes(std::string_view value) {
    number(value.size());
    text_ += value;
    return *this;
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

class FieldReader {
 public:
  /// `text` must outlive this.
  explicit FieldReader(std::string_view text) : text_(text) {}

  /// These throw BadMessage if the message is too short.
  uint64_t number() {
    uint64_t value = 0;
    const std::string_view digits = take(numberBytes);
    for (size_t i = numberBytes; i-- > 0;) value = value << 8 | static_cast<unsigned char>(digits[i]);
    return value;
  }
  /// All that messages measure is finite and at least 0; anything else is a BadMessage.
  double real() {
    const double value = std::bit_cast<double>(number());
    if (!std::isfinite(value) || value < 0) throw BadMessage();
    return value;
  }
  std::string_view view() { return take(number()); }
  std::string bytes() { return std::string(view()); }
  /// The length of a list whose elements have `fields` fields each.
  size_t count(size_t fields) {
    const uint64_t value = number();
    if (value > text_.size() / (numberBytes * fields)) throw BadMessage();
    return value;
  }
  /// Bytes that are no field: their number isn't written before them.
  std::string_view take(uint64_t size) {
    if (size > text_.size()) throw BadMessage();
    const std::string_view taken = text_.substr(0, size);
    text_.remove_prefix(size);
    return taken;
  }
  bool atEnd() const { return text_.empty(); }
  /// Throws BadMessage unless all was read.
  void end() const {
    if (!atEnd()) throw BadMessage();
  }

 private:
  std::string_view text_;
};

}  // namespace hone
