#include "app/step_history.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>

#include "text/common_parts.h"
#include "text/file.h"
#include "text/json_file.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::string_view historyExtension = ".steps";

/// How `text` is made of `before`: `=begin,length;` copies and `+length;` inserts the bytes behind it.
std::string changeTo(std::string_view text, std::string_view before) {
  std::string change;
  size_t at = 0;
  auto insert = [&](size_t end) {
    if (end > at) change += fmt::format("+{};{}", end - at, text.substr(at, end - at));
  };
  for (const CommonPart& part : commonParts(before, text)) {
    insert(part.right);
    change += fmt::format("={},{};", part.left, part.length);
    at = part.right + part.length;
  }
  insert(text.size());
  return change;
}

/// nullopt: `change` is damaged.
std::optional<std::string> changed(std::string_view before, std::string_view change) {
  std::string text;
  auto number = [&](char end) -> std::optional<size_t> {
    size_t value = 0;
    const auto [behind, error] = std::from_chars(change.data(), change.data() + change.size(), value);
    if (error != std::errc() || behind == change.data() + change.size() || *behind != end) return std::nullopt;
    change.remove_prefix(static_cast<size_t>(behind - change.data()) + 1);
    return value;
  };
  while (!change.empty()) {
    const char kind = change.front();
    change.remove_prefix(1);
    if (kind == '+') {
      const auto length = number(';');
      if (!length || *length > change.size()) return std::nullopt;
      text += change.substr(0, *length);
      change.remove_prefix(*length);
    } else {
      const auto begin = number(',');
      const auto length = begin ? number(';') : std::nullopt;
      if (kind != '=' || !length || *begin > before.size() || *length > before.size() - *begin) return std::nullopt;
      text += before.substr(*begin, *length);
    }
  }
  return text;
}

std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string recordOf(const StepRecords& records) {
  const Json head = {
      {"input", utf8FromLatin1(records.input)}, {"project", records.isProject}, {"change", records.text.size()}};
  return fmt::format("{}\n{}\n", dumped(head), records.text);
}

std::string recordOf(const ReductionStep& step) {
  Json head = {{"tests", step.tests},
               {"bytes", step.bytes},
               {"tokens", step.tokens},
               {"pass", step.pass},
               {"candidate", {step.candidate.high, step.candidate.low}}};
  if (step.change) head["change"] = step.change->size();
  return fmt::format("{}\n{}\n", dumped(head), step.change.value_or(""));
}

void take(const Json& head, std::optional<std::string> change, StepRecords& records) {
  if (records.ends.empty()) {
    records.input = latin1FromUtf8(head.at("input").get<std::string>());
    records.isProject = head.at("project");
    records.text = change.value_or("");
    return;
  }
  ReductionStep step{.tests = head.at("tests"),
                     .bytes = head.at("bytes"),
                     .tokens = head.at("tokens"),
                     .pass = head.at("pass"),
                     .change = std::move(change)};
  step.candidate.high = head.at("candidate").at(0);
  step.candidate.low = head.at("candidate").at(1);
  records.steps.push_back(std::move(step));
}

}  // namespace

fs::path stepFile(const fs::path& folder, const std::string& identity) {
  return folder / (toHex(contentHash("steps\n" + identity)) + std::string(historyExtension));
}

std::optional<StepRecords> readSteps(const fs::path& file) try {
  const std::string all = readFile(file);
  StepRecords records;
  for (size_t at = 0; at < all.size();) {
    const size_t line = all.find('\n', at);
    if (line == all.npos) break;
    const Json head =
        Json::parse(all.begin() + static_cast<long>(at), all.begin() + static_cast<long>(line), nullptr, false);
    if (head.is_discarded()) break;
    const size_t size = head.value("change", size_t{0});
    if (size >= all.size() - line - 1) break;
    std::optional<std::string> change;
    if (head.contains("change")) change = all.substr(line + 1, size);
    take(head, std::move(change), records);
    at = line + 1 + size + 1;
    records.ends.push_back(at);
  }
  if (records.ends.empty()) return std::nullopt;
  return records;
} catch (const UserError&) {
  return std::nullopt;
} catch (const Json::exception&) {
  return std::nullopt;
}

fs::path latestSteps(const fs::path& folder, const fs::path& input) {
  std::optional<fs::file_time_type> newest;
  fs::path latest;
  std::error_code gone;
  for (const auto& entry : fs::directory_iterator(folder, gone)) {
    if (entry.path().extension() != historyExtension) continue;
    const fs::file_time_type time = entry.last_write_time(gone);
    if (gone || (newest && time <= *newest)) continue;
    if (!input.empty()) {
      const std::optional<StepRecords> records = readSteps(entry.path());
      if (!records || records->input != fs::absolute(input).lexically_normal()) continue;
    }
    newest = time;
    latest = entry.path();
  }
  return latest;
}

std::optional<std::string> StepRecords::textOf(size_t step) const {
  std::string current = text;
  for (size_t i = 0; i < step; ++i) {
    if (!steps[i].change) {
      if (i + 1 == step) return std::nullopt;
      continue;
    }
    std::optional<std::string> next = changed(current, *steps[i].change);
    if (!next) return std::nullopt;
    current = std::move(*next);
  }
  return current;
}

StepHistory::StepHistory(fs::path file, std::string input, bool isProject, const std::string& text, size_t limit)
    : file_(std::move(file)), limit_(limit), last_(text) {
  if (text.size() > limit_ / 2) return;
  opened_ = FileDescriptor(open(file_.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR));
  if (!opened_ || flock(opened_.get(), LOCK_EX | LOCK_NB) != 0) {
    opened_ = FileDescriptor();
    return;
  }
  if (std::optional<StepRecords> records = readSteps(file_);
      records && records->text == text && records->isProject == isProject)
    known_ = std::move(*records);
  if (!known_.ends.empty() && known_.input == input) return;
  known_ = {std::move(input), isProject, text, {}, {}};
  if (ftruncate(opened_.get(), 0) != 0) opened_ = FileDescriptor();
  write(recordOf(known_));
}

void StepHistory::add(ReductionStep step, std::string_view text) {
  if (!opened_) return;
  ++step_;
  if (step_ <= known_.steps.size() && known_.steps[step_ - 1].candidate == step.candidate) {
    if (known_.steps[step_ - 1].change) last_ = text;
    return;
  }
  cutBehind(step_ - 1);
  step.change = changeTo(text, last_);
  last_ = text;
  write(recordOf(step));
  known_.steps.push_back(std::move(step));
  if (known_.ends.back() > limit_) thin();
}

void StepHistory::end() {
  if (opened_) cutBehind(step_);
}

void StepHistory::cutBehind(size_t steps) {
  if (known_.steps.size() <= steps) return;
  known_.steps.resize(steps);
  known_.ends.resize(steps + 1);
  if (ftruncate(opened_.get(), static_cast<off_t>(known_.ends.back())) != 0) opened_ = FileDescriptor();
}

void StepHistory::write(const std::string& record) {
  if (!opened_) return;
  const size_t begin = known_.ends.empty() ? 0 : known_.ends.back();
  const bool good = ftruncate(opened_.get(), static_cast<off_t>(begin)) == 0 &&
                    pwrite(opened_.get(), record.data(), record.size(), static_cast<off_t>(begin)) ==
                        static_cast<ssize_t>(record.size());
  known_.ends.push_back(begin + record.size());
  if (!good) opened_ = FileDescriptor();
}

/// Leaves the last quarter of the steps as it is.
void StepHistory::thin() {
  std::string before = known_.text, now = before;
  bool drops = false;
  std::string all = recordOf(known_);
  known_.ends = {all.size()};
  for (size_t i = 0; i < known_.steps.size(); ++i) {
    ReductionStep& step = known_.steps[i];
    if (step.change) {
      now = changed(now, *step.change).value_or(now);
      drops = !drops && i < known_.steps.size() / 4 * 3;
      if (drops) {
        step.change.reset();
      } else {
        step.change = changeTo(now, before);
        before = now;
      }
    }
    all += recordOf(step);
    known_.ends.push_back(all.size());
  }
  last_ = before;
  // Renamed, so that a kill leaves one of the two.
  const fs::path fresh = file_.string() + ".new";
  FileDescriptor made(open(fresh.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR));
  const bool good = made && flock(made.get(), LOCK_EX | LOCK_NB) == 0 && writeFromStart(made.get(), all) &&
                    rename(fresh.c_str(), file_.c_str()) == 0;
  opened_ = good ? std::move(made) : FileDescriptor();
}

}  // namespace hone
