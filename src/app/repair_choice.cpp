#include "app/repair_choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "text/common_parts.h"
#include "text/tell.h"

namespace hone {
namespace {

/// Whole lines of the original, without the last line end.
struct LineSpan {
  uint32_t begin, end;
};

/// The lines that a repair changes. No change crosses the bounds of a place.
std::vector<LineSpan> changedLines(std::string_view original, const std::vector<RepairedText>& repairs) {
  std::vector<LineSpan> lines;
  for (const RepairedText& repair : repairs)
    for (const Change& change : repair.changes) {
      const size_t before = change.offset == 0 ? original.npos : original.rfind('\n', change.offset - 1);
      const size_t behind = std::min(original.find('\n', change.offset + change.removed), original.size());
      lines.push_back({before == original.npos ? 0 : static_cast<uint32_t>(before + 1), static_cast<uint32_t>(behind)});
    }
  std::ranges::sort(lines, {}, &LineSpan::begin);
  std::vector<LineSpan> places;
  for (const LineSpan& line : lines)
    if (!places.empty() && line.begin <= places.back().end)
      places.back().end = std::max(places.back().end, line.end);
    else
      places.push_back(line);
  return places;
}

std::string textOfLines(const RepairedText& repair, std::string_view original, const LineSpan& place) {
  Changes own;
  for (const Change& change : repair.changes)
    if (place.begin <= change.offset && change.offset <= place.end)
      own.push_back({change.offset - place.begin, change.removed, change.inserted});
  return applied(original.substr(place.begin, place.end - place.begin), own);
}

bool touches(const LineSpan& place, const DoubtfulValue& doubt) {
  return doubt.offset <= place.end && doubt.offset + doubt.was.size() >= place.begin;
}

/// The part of a long text that differs from the others, with a little around.
std::string excerpt(const std::string& text, const CommonEnds& common) {
  constexpr size_t around = 30, most = 400;
  const auto atCharacter = [&](size_t at) {
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) ++at;
    return at;
  };
  const size_t begin = common.front > around ? atCharacter(common.front - around) : 0;
  const size_t end = atCharacter(std::min(text.size() - common.back + std::min(common.back, around), begin + most));
  return (begin > 0 ? "…" : "") + text.substr(begin, end - begin) + (end < text.size() ? "…" : "");
}

std::string shownQuestion(const std::filesystem::path& input, const RepairQuestion& question) {
  std::vector<std::string_view> texts = {question.was};
  texts.insert(texts.end(), question.readings.begin(), question.readings.end());
  const CommonEnds common = commonEnds(texts);
  std::string text = told("{}:{}: {}\n", input, question.line, excerpt(question.was, common));
  for (size_t i = 0; i < question.readings.size(); ++i)
    text += told("  {}  {}\n", i + 1, excerpt(question.readings[i], common));
  return text;
}

}  // namespace

std::optional<RepairedText> chosenRepair(std::string_view original, std::vector<RepairedText> repairs,
                                         const ChooseReading& choose) {
  std::vector<LineSpan> settled;
  for (const LineSpan& place : changedLines(original, repairs)) {
    std::vector<std::string> all, readings;
    for (const RepairedText& repair : repairs) {
      all.push_back(textOfLines(repair, original, place));
      if (std::ranges::find(readings, all.back()) == readings.end()) readings.push_back(all.back());
    }
    if (readings.size() == 1) continue;
    const auto line = 1 + std::count(original.begin(), original.begin() + place.begin, '\n');
    const std::optional<size_t> answer = choose(
        {static_cast<size_t>(line), std::string(original.substr(place.begin, place.end - place.begin)), readings});
    if (!answer) return std::nullopt;
    std::vector<RepairedText> left;
    for (size_t i = 0; i < repairs.size(); ++i)
      if (all[i] == readings[*answer]) left.push_back(std::move(repairs[i]));
    repairs = std::move(left);
    settled.push_back(place);
  }
  RepairedText& chosen = repairs.front();
  std::erase_if(chosen.doubts, [&](const DoubtfulValue& doubt) {
    return std::ranges::any_of(settled, [&](const LineSpan& place) { return touches(place, doubt); });
  });
  return std::move(chosen);
}

ChooseReading choiceByNumber(const std::filesystem::path& input,
                             std::function<std::optional<std::string>(std::string_view prompt)> answerTo) {
  return [input, answerTo = std::move(answerTo)](const RepairQuestion& question) -> std::optional<size_t> {
    const size_t count = question.readings.size();
    std::string prompt = shownQuestion(input, question);
    for (;;) {
      prompt += fmt::format("which is meant? 1 to {}, Enter: 1, q: write nothing: ", count);
      const std::optional<std::string> answer = answerTo(prompt);
      if (!answer || *answer == "q") return std::nullopt;
      if (answer->empty()) return 0;
      size_t number = 0;
      const auto [end, error] = std::from_chars(answer->data(), answer->data() + answer->size(), number);
      const bool isWhole = error == std::errc() && end == answer->data() + answer->size();
      if (isWhole && number >= 1 && number <= count) return number - 1;
      prompt.clear();
    }
  };
}

}  // namespace hone
