// An option of hone, described once: its name, the values it takes, its range, its help and where its value goes. The
// command line, the C interface and whoever lists options read the same descriptions (options/options.h), each by a
// visitor of its own.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hone {

/// Bounds of numbers from users: greater than any sensible value, yet so small that arithmetic on times, sizes and
/// counts doesn't overflow.
constexpr int64_t anyCount = 1'000'000'000'000;
constexpr double anySeconds = 1e9;
constexpr int64_t anyMegabytes = int64_t(1) << 32;

/// What people read of an option.
struct OptionName {
  std::string name;        ///< without dashes
  std::string help = {};   ///< a line
  std::string value = {};  ///< the placeholder of its value, such as FILE
  char letter = 0;         ///< the short form, if there is one
};

/// A closed interval, or without its lower end.
struct NumberRange {
  double least = -std::numeric_limits<double>::max(), most = std::numeric_limits<double>::max();
  bool aboveLeast = false;

  bool contains(double value) const {
    return (aboveLeast ? value > least : value >= least) && value <= most;  // false for NaN
  }
};
constexpr uint64_t anySeed = std::numeric_limits<uint64_t>::max();
constexpr NumberRange secondsAboveZero{0, anySeconds, true}, secondsFromZero{0, anySeconds, false};

/// A setter is called when the option is given, and throws UserError where it knows more than the range.
class OptionVisitor {
 public:
  virtual ~OptionVisitor() = default;

  /// The options that follow belong together.
  virtual void group(std::string_view name) = 0;

  /// `usual`: whether it is on without the option; if so, the command line has `--no-NAME`.
  virtual void flag(OptionName name, std::function<void(bool)> set, bool usual = false) = 0;
  /// `usual`: the value without the option, where that is worth saying.
  virtual void word(OptionName name, std::function<void(const std::string&)> set, std::string usual = {}) = 0;
  /// Several words: the option may be given again, and once has one word, or words between commas.
  virtual void words(OptionName name, std::function<void(std::vector<std::string>)> set, bool commas = false) = 0;
  /// Files: several words behind one option.
  virtual void files(OptionName name, std::function<void(std::vector<std::string>)> set) = 0;
  virtual void whole(OptionName name, uint64_t least, uint64_t most, std::function<void(uint64_t)> set,
                     std::optional<uint64_t> usual = std::nullopt) = 0;
  virtual void number(OptionName name, NumberRange range, std::function<void(double)> set,
                      std::optional<double> usual = std::nullopt) = 0;

  // The same for a value that is stored as it is. It must outlive the visitor.
  void store(OptionName name, bool& value) {
    flag(std::move(name), [&value](bool on) { value = on; });
  }
  void store(OptionName name, std::string& value) {
    word(std::move(name), [&value](const std::string& text) { value = text; });
  }
  void store(OptionName name, std::filesystem::path& value) {
    word(std::move(name), [&value](const std::string& text) { value = text; });
  }
  void storeWords(OptionName name, std::vector<std::string>& values, bool commas = false) {
    words(
        std::move(name), [&values](std::vector<std::string> given) { values = std::move(given); }, commas);
  }
  template <typename Number>
  void storeWhole(OptionName name, Number& value, uint64_t least, uint64_t most = anyCount) {
    whole(std::move(name), least, most, [&value](uint64_t given) { value = static_cast<Number>(given); });
  }
  void storeNumber(OptionName name, std::optional<double>& value, NumberRange range) {
    number(std::move(name), range, [&value](double given) { value = given; });
  }

  // The same, where people are told the value without the option.
  void storeUsual(OptionName name, std::string& value) {
    word(
        std::move(name), [&value](const std::string& text) { value = text; }, value);
  }
  template <typename Number>
  void storeUsual(OptionName name, Number& value, uint64_t least, uint64_t most = anyCount) {
    whole(
        std::move(name), least, most, [&value](uint64_t given) { value = static_cast<Number>(given); }, value);
  }
  void storeUsual(OptionName name, double& value, NumberRange range) {
    number(
        std::move(name), range, [&value](double given) { value = given; }, value);
  }
};

}  // namespace hone
