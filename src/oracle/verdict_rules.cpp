#include "oracle/verdict_rules.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <csignal>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "oracle/crash_signature.h"
#include "oracle/missing_file.h"
#include "oracle/printed_signature.h"
#include "text/user_error.h"

namespace hone {

namespace {

constexpr int largestSignal = 64;

constexpr double megabyte = 1 << 20;

std::string_view streamOption(Stream stream, bool wanted) {
  if (stream == Stream::out) return wanted ? "--stdout" : "--not-stdout";
  return wanted ? "--stderr" : "--not-stderr";
}

// RE2 has no option for lines outside its POSIX syntax, only the flag in the expression.
constexpr std::string_view byLines = "(?m)";

/// Throws UserError that names the option.
std::shared_ptr<const RE2> compile(std::string_view expression, std::string_view option) {
  RE2::Options options;
  options.set_log_errors(false);
  auto compiled = std::make_shared<const RE2>(std::string(byLines) + std::string(expression), options);
  if (!compiled->ok()) {
    // The error of the expression as the user wrote it.
    const std::string why = RE2(re2::StringPiece(expression.data(), expression.size()), options).error();
    throw UserError(
        fmt::format("bad regular expression {} '{}': {}; the syntax is that of RE2, and \\ escapes a character", option,
                    expression, why));
  }
  return compiled;
}

/// The expression as the user wrote it.
std::string written(const RE2& compiled) { return compiled.pattern().substr(byLines.size()); }

std::string nameOf(int signal) {
  const char* abbreviation = sigabbrev_np(signal);
  return abbreviation != nullptr ? abbreviation : std::to_string(signal);
}

/// The signal that ended a process below a shell, as the shell's exit code tells; 0 for none.
int signalOfShell(int exitCode) {
  int signal = exitCode - 128;
  return signal >= 1 && signal <= largestSignal ? signal : 0;
}

/// A failed assertion is a crash, whatever words it holds.
bool isException(std::string_view crash) {
  return isCrash(crash) && !crash.starts_with("SIG") && !crash.starts_with("assertion");
}

}  // namespace

int parseSignal(std::string_view nameOrNumber) {
  int number = 0;
  auto [end, error] = std::from_chars(nameOrNumber.begin(), nameOrNumber.end(), number);
  if (error == std::errc() && end == nameOrNumber.end() && number >= 1 && number <= largestSignal) return number;

  std::string name(nameOrNumber);
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::toupper(c); });
  if (name.starts_with("SIG")) name.erase(0, 3);
  if (name == "IOT") return SIGIOT;
  if (name == "CLD") return SIGCLD;
  if (name == "IO") return SIGIO;
  for (int signal = 1; signal <= largestSignal; ++signal) {
    const char* abbreviation = sigabbrev_np(signal);
    if (abbreviation != nullptr && name == abbreviation) return signal;
  }
  throw UserError(fmt::format("unknown signal '{}': give a name such as SEGV or ABRT, or a number from 1 to {}",
                              nameOrNumber, largestSignal));
}

void VerdictRules::requireExit(int code) {
  if (code < 0 || code > 255) {
    throw UserError(fmt::format("--exit {}: give a status from 0 to 255, or --signal for a crash", code));
  }
  exitCode_ = code;
}

void VerdictRules::requireSignal(std::string_view nameOrNumber) { signal_ = parseSignal(nameOrNumber); }

void VerdictRules::requireOutput(Stream stream, std::string_view expression) { addPattern(stream, true, expression); }

void VerdictRules::forbidOutput(Stream stream, std::string_view expression) { addPattern(stream, false, expression); }

void VerdictRules::requireSlower(double seconds) {
  if (!(seconds > 0)) throw UserError("--slower: give a number of seconds above 0");
  slowerThan_ = seconds;
}

void VerdictRules::requireMemory(uint64_t bytes) { moreMemoryThan_ = bytes; }

void VerdictRules::requireNumber(std::string_view expression, bool above, double bound) {
  number_ = Number{compile(expression, "--number"), above, bound};
  if (number_->expression->NumberOfCapturingGroups() == 0)
    number_->expression = compile(fmt::format("({})", expression), "--number");
}

void VerdictRules::requireSignature(std::string_view expression) {
  sameCrash_ = true;
  signature_ = compile(expression, "--signature");
}

void VerdictRules::expectCrash(std::string expectation) {
  expectedCrash_ = choosesSignature() ? withoutMarks(std::move(expectation)) : std::move(expectation);
}

void VerdictRules::requireSameCrashOfScript() { sameCrash_ = ofScript_ = true; }

std::string VerdictRules::signatureOf(const ProcessEnd& end) const {
  if (!sameCrash_ || end.timedOut) return "";
  if (ofScript_ && end.exitCode != 0) {
    // The verdict doesn't depend on it, but it tells people why a script says nothing of the candidate.
    const std::string failure = hone::signatureOf(findCrash(end.exitCode, end.signal, end.out, end.err));
    return saysItDidNotStart(failure) ? failure : "";
  }
  if (signature_) return matchedSignature(*signature_, end.out, end.err);
  if (ofScript_) return scriptSignature(end.out, end.err);
  const Crash found = findCrash(end.exitCode, end.signal, end.out, end.err, end.candidateFile);
  std::string crash = byPlace_ ? exactSignatureOf(found) : hone::signatureOf(found);
  // The other rules may call a success a failure, such as a wrong answer.
  if (crash.empty() && !hasNoOther()) crash = "exit 0";
  return crash;
}

std::string VerdictRules::missingFile(const ProcessEnd& end) const {
  const bool printedWhatCounts = signature_ || !patterns_.empty() || number_;
  if (printedWhatCounts || end.timedOut || end.signal != 0) return "";
  std::string message;
  if (ofScript_ || isException(end.crash))
    message = end.crash;
  else if (isCrash(end.crash) || (!saysFileIsMissing(end.err) && !saysFileIsMissing(end.out)))
    return "";
  else if (end.exitCode != 0 && (sameCrash_ || judgesStatus()))
    message = complaintIn(end.out, end.err);
  return saysFileIsMissing(message) ? message : "";
}

bool VerdictRules::isExpected(const ProcessEnd& end) const {
  return expectedCrash_ ? meets(*expectedCrash_, end.crash, end.candidate) : !end.crash.empty();
}

bool VerdictRules::Number::holds(std::string_view out) const {
  double number = 0;
  if (!RE2::PartialMatch(re2::StringPiece(out.data(), out.size()), *expression, &number)) return false;
  return above ? number > bound : number < bound;
}

void VerdictRules::addPattern(Stream stream, bool wanted, std::string_view expression) {
  patterns_.push_back({stream, wanted, compile(expression, streamOption(stream, wanted))});
}

void VerdictRules::requireHang() {
  hang_ = true;
  if (exitCode_ || nonzeroExit_ || signal_ || sameCrash_)
    throw UserError("--hang looks for a program that doesn't end: leave out --exit, --signal and --same-crash");
}

bool VerdictRules::needs(Stream stream) const {
  // A failure status is explained on standard error.
  if (sameCrash_ || (judgesStatus() && stream == Stream::err)) return true;
  if (number_ && stream == Stream::out) return true;
  return std::any_of(patterns_.begin(), patterns_.end(), [&](const Pattern& p) { return p.stream == stream; });
}

VerdictRules::Options VerdictRules::options() const {
  Options options;
  const auto add = [&](std::vector<std::string> option) { options.push_back(std::move(option)); };
  if (exitCode_) add({"--exit", std::to_string(*exitCode_)});
  if (nonzeroExit_) add({"--exit", "nonzero"});
  if (signal_) add({"--signal", nameOf(*signal_)});
  for (const Pattern& pattern : patterns_)
    add({std::string(streamOption(pattern.stream, pattern.wanted)), written(*pattern.expression)});
  if (hang_) add({"--hang"});
  if (slowerThan_) add({"--slower", fmt::format("{}", *slowerThan_)});
  if (moreMemoryThan_) add({"--more-memory", fmt::format("{}", static_cast<double>(*moreMemoryThan_) / megabyte)});
  if (number_)
    add({"--number", written(*number_->expression), number_->above ? "--above" : "--below",
         fmt::format("{}", number_->bound)});
  if (sameCrash_) add({"--same-crash"});
  if (byPlace_) add({"--crash-place"});
  if (signature_) add({"--signature", written(*signature_)});
  return options;
}

VerdictRules VerdictRules::from(const Options& options) {
  VerdictRules rules;
  for (const std::vector<std::string>& option : options) {
    const std::string name = option.empty() ? "" : option.front();
    const auto value = [&](size_t i) {
      if (i >= option.size()) throw UserError(fmt::format("the rule {} lacks a value", name));
      return option[i];
    };
    const auto number = [&](size_t i) {
      try {
        return std::stod(value(i));
      } catch (const std::logic_error&) {
        throw UserError(fmt::format("the rule {} needs a number, not '{}'", name, value(i)));
      }
    };
    if (name == "--exit" && value(1) == "nonzero")
      rules.requireNonzeroExit();
    else if (name == "--exit")
      rules.requireExit(static_cast<int>(number(1)));
    else if (name == "--signal")
      rules.requireSignal(value(1));
    else if (name == "--stdout")
      rules.requireOutput(Stream::out, value(1));
    else if (name == "--stderr")
      rules.requireOutput(Stream::err, value(1));
    else if (name == "--not-stdout")
      rules.forbidOutput(Stream::out, value(1));
    else if (name == "--not-stderr")
      rules.forbidOutput(Stream::err, value(1));
    else if (name == "--hang")
      rules.requireHang();
    else if (name == "--slower")
      rules.requireSlower(number(1));
    else if (name == "--more-memory")
      rules.requireMemory(static_cast<uint64_t>(number(1) * megabyte));
    else if (name == "--number")
      rules.requireNumber(value(1), value(2) == "--above", number(3));
    else if (name == "--same-crash")
      rules.requireSameCrash();
    else if (name == "--crash-place")
      rules.requireCrashPlace();
    else if (name == "--signature")
      rules.requireSignature(value(1));
    else
      throw UserError(fmt::format("unknown rule '{}'", name));
  }
  return rules;
}

std::string VerdictRules::description() const {
  std::string text;
  for (const std::vector<std::string>& option : options())
    if (option.front() != "--crash-place") text += fmt::format("{}\n", fmt::join(option, " "));
  return text;
}

std::vector<VerdictRules::OutputRule> VerdictRules::outputRules() const {
  std::vector<OutputRule> rules;
  for (const Pattern& pattern : patterns_)
    rules.push_back({pattern.stream, pattern.wanted, pattern.expression->pattern()});
  return rules;
}

std::optional<VerdictRules::NumberRule> VerdictRules::numberRule() const {
  if (!number_) return std::nullopt;
  return NumberRule{number_->expression->pattern(), number_->above, number_->bound};
}

std::string VerdictRules::signatureExpression() const { return signature_ ? signature_->pattern() : ""; }

Verdict VerdictRules::judge(const ProcessEnd& end) const {
  // A test that was cut off counts as slow too, unless other rules must hold.
  if (end.timedOut && slowerThan_ && !exitCode_ && !nonzeroExit_ && !signal_ && patterns_.empty() && !number_)
    return Verdict::fail;
  if (end.timedOut && !hang_) return Verdict::unresolved;
  if (empty() || ofScript_) {
    if (end.exitCode == 0) return ofScript_ && !isExpected(end) ? Verdict::unresolved : Verdict::fail;
    return end.exitCode == 1 ? Verdict::pass : Verdict::unresolved;
  }
  int signal = end.signal;
  if (signal_ && signal == 0) signal = signalOfShell(end.exitCode);

  bool holds = (!hang_ || end.timedOut) && (!exitCode_ || *exitCode_ == end.exitCode) &&
               (!nonzeroExit_ || end.exitCode != 0) && (!signal_ || *signal_ == signal) &&
               (!sameCrash_ || isExpected(end)) && (!slowerThan_ || end.seconds > *slowerThan_) &&
               (!moreMemoryThan_ || end.peakBytes > *moreMemoryThan_) && (!number_ || number_->holds(end.out)) &&
               std::all_of(patterns_.begin(), patterns_.end(), [&](const Pattern& pattern) {
                 std::string_view text = pattern.stream == Stream::out ? end.out : end.err;
                 re2::StringPiece piece(text.data(), text.size());
                 return RE2::PartialMatch(piece, *pattern.expression) == pattern.wanted;
               });
  if (holds) return Verdict::fail;
  return signal == 0 && !isCrash(end.crash) ? Verdict::pass : Verdict::unresolved;
}

}  // namespace hone
