#include "c/options.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/removed.h"
#include "text/similar.h"

namespace hone {

Options::Options(const char* json, std::string_view function)
    : file_(json == nullptr || *json == 0 ? "{}" : json, fmt::format("options of {}", function),
            "docs/c.md lists the options") {
  file_.root().members();
}

std::optional<JsonValue> Options::find(std::string_view name) {
  known_.emplace_back(name);
  return file_.root().find(name);
}

void Options::flag(OptionName name, std::function<void(bool)> set, bool) {
  if (const auto given = find(name.name)) set(given->flag());
}

/// A text, or a whole number as in `"exit": 1`.
void Options::word(OptionName name, std::function<void(const std::string&)> set, std::string) {
  constexpr uint64_t most = 999'999'999;
  if (const auto given = find(name.name)) set(given->isText() ? given->text() : std::to_string(given->whole(most)));
}

void Options::words(OptionName name, std::function<void(std::vector<std::string>)> set, bool) {
  if (const auto given = find(name.name))
    set(given->isText() ? std::vector<std::string>{given->text()} : given->texts());
}

void Options::whole(OptionName name, uint64_t least, uint64_t most, std::function<void(uint64_t)> set,
                    std::optional<uint64_t>) {
  const auto given = find(name.name);
  if (!given) return;
  const uint64_t number = given->whole(most);
  if (number < least) given->fail(fmt::format("it should be at least {}", least));
  set(number);
}

void Options::number(OptionName name, NumberRange range, std::function<void(double)> set, std::optional<double>) {
  const auto given = find(name.name);
  if (!given) return;
  const double value = given->number();
  if (!range.contains(value))
    given->fail(value > range.most ? fmt::format("it should be at most {}", range.most)
                : range.aboveLeast ? fmt::format("it should be above {}", range.least)
                                   : fmt::format("it should be from {} to {}", range.least, range.most));
  set(value);
}

void Options::end() const {
  for (const auto& [name, value] : file_.root().members()) {
    if (std::ranges::find(known_, name) != known_.end()) continue;
    if (const std::string removed = aboutRemoved(Removed::option, name); !removed.empty())
      value.fail("there is no such option" + removed);
    const std::optional<std::string> meant = likelyMeant(name, known_);
    value.fail(meant ? fmt::format("there is no such option, perhaps {} is meant", *meant) : "there is no such option");
  }
}

}  // namespace hone
