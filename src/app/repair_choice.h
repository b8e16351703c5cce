// Which of several accepted repairs is meant: the user chooses a reading where they differ, until one of them is left.
// So what is chosen was accepted as a whole.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "repair/repair.h"

namespace hone {

/// Lines of the original that repairs make different texts of.
struct RepairQuestion {
  size_t line;  ///< the first one, from 1
  std::string was;
  std::vector<std::string> readings;  ///< that of the best repair first
};

/// The number of the reading; nullopt: the user wants none.
using ChooseReading = std::function<std::optional<size_t>(const RepairQuestion&)>;

/// The repair that is meant, without doubts about places where the user has chosen. `repairs`: best first, at least
/// one. nullopt if `choose` returns that.
std::optional<RepairedText> chosenRepair(std::string_view original, std::vector<RepairedText> repairs,
                                         const ChooseReading& choose);

/// Shows the readings with numbers by `answerTo`, which returns the line that the user types for the prompt.
ChooseReading choiceByNumber(const std::filesystem::path& input,
                             std::function<std::optional<std::string>(std::string_view prompt)> answerTo);

}  // namespace hone
