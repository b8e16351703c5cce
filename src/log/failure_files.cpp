#include "log/failure_files.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "log/tools.h"
#include "oracle/crash_signature.h"
#include "text/json_file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

std::optional<FailingCommand> commandOf(const JsonValue& entry, const fs::path& folder, const LogFiles& files) {
  Invocation call;
  const fs::path where = (folder / entry.at("directory").text()).lexically_normal();
  if (const auto arguments = entry.find("arguments")) {
    call = {.folder = where, .environment = {}, .argv = arguments->texts(), .input = {}};
  } else {
    std::vector<Invocation> calls = invocationsIn(entry.at("command").text(), where);
    if (calls.size() != 1) return std::nullopt;
    call = std::move(calls.front());
  }
  if (call.argv.empty() || call.needsShell) return std::nullopt;
  FailingCommand found{.call = std::move(call), .inputs = {}};
  found.inputs = inputsOf(found.call, files);
  return found.inputs.empty() ? std::nullopt : std::optional(std::move(found));
}

fs::path writtenFile(const JsonValue& entry, const Invocation& call) {
  std::string name;
  if (const auto output = entry.find("output")) name = output->text();
  for (size_t i = 0; i + 1 < call.argv.size(); ++i)
    if (call.argv[i] == "-o") name = call.argv[i + 1];
  return name.empty() ? fs::path() : (call.folder / name).lexically_normal();
}

constexpr std::string_view mark = "# Crash reproducer for", driverArguments = "# Driver args:";

/// The line behind these words, or nothing.
std::string_view lineBehind(std::string_view text, std::string_view words) {
  const size_t at = text.find(words);
  if (at == text.npos) return {};
  const size_t begin = at + words.size();
  return text.substr(begin, text.find('\n', begin) - begin);
}

/// Options that the source doesn't need, with their value in the next word.
bool dropsNext(const std::string& option) {
  static const RE2 dropped(
      "-o|-D|-U|-I|-include|-imacros|-isystem|-iquote|-idirafter|-iprefix|-isysroot|-imultiarch|"
      "-imultilib|-dumpbase|-dumpbase-ext|-dumpdir|-auxbase|-auxbase-strip");
  return RE2::FullMatch(option, dropped);
}

bool isDropped(const std::string& option) {
  static const RE2 dropped("-quiet|-freport-bug|-frandom-seed=.*|-fdump-noaddr|-[DUI].+");
  return RE2::FullMatch(option, dropped);
}

}  // namespace

std::vector<FailingCommand> compileCommands(std::string_view text, const fs::path& file, const fs::path& source,
                                            const LogFiles& files) {
  const JsonFile json(text, file.string(), "let the build system write it anew");
  std::vector<FailingCommand> all, unfinished;
  for (const JsonValue& entry : json.root().items()) {
    auto command = commandOf(entry, file.parent_path(), files);
    if (!command) continue;
    if (command->inputs.front().file == source) return {std::move(*command)};
    if (const fs::path output = writtenFile(entry, command->call); !output.empty() && !files.isFile(output))
      unfinished.push_back(*command);
    all.push_back(std::move(*command));
  }
  if (!source.empty()) throw UserError(fmt::format("{} doesn't say how to compile {}", file.string(), source.string()));
  if (all.empty()) throw UserError(fmt::format("{} has no command whose source is there", file.string()));
  return unfinished.empty() ? all : unfinished;
}

std::vector<Invocation> crashScriptCommands(std::string_view text, const fs::path& folder) {
  if (!text.starts_with(mark) && text.find(std::string("\n") + std::string(mark)) == text.npos) return {};
  std::vector<Invocation> found;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    begin = end + 1;
    if (line.empty() || line.front() == '#') continue;
    for (Invocation& call : invocationsIn(line, folder))
      if (call.argv.size() > 2 && !call.needsShell) found.push_back(std::move(call));
  }
  if (found.empty()) return {};
  // The driver's words name the original source, the front end's the preprocessed one.
  const std::string source = found.front().argv.back();
  std::vector<Invocation> driver =
      invocationsIn(found.front().argv.front() + " " + std::string(lineBehind(text, driverArguments)), folder);
  if (driver.size() != 1 || driver.front().needsShell) return found;
  std::vector<std::string>& words = driver.front().argv;
  for (size_t i = words.size(); i-- > 1;) {
    if (words[i].starts_with('-') || !isPreprocessed(words[i]) || takesValue(words[i - 1])) continue;
    words[i] = source;
    found.insert(found.begin(), std::move(driver.front()));
    break;
  }
  return found;
}

// What gcc stores with -freport-bug begins with comments: its version, what it printed, and the front end's command.
// The command's words aren't quoted, so one with a blank falls apart; only macros and paths have blanks, and a
// preprocessed source needs neither.
std::optional<FailingCommand> storedReport(std::string_view text, const std::filesystem::path& file) {
  static const RE2 frontend(R"(/\S*/(?:cc1|cc1plus|cc1obj|cc1objplus|f951|gnat1|d21|go1) -.*)");
  if (!text.starts_with("// Target: ")) return std::nullopt;
  std::string printed, command;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    begin = end + 1;
    if (line.empty()) continue;
    if (!line.starts_with("//")) break;
    line.remove_prefix(line.starts_with("// ") ? 3 : 2);
    if (RE2::FullMatch(re2::StringPiece(line.data(), line.size()), frontend))
      command = line;
    else
      printed.append(line).append("\n");
  }
  if (command.empty()) return std::nullopt;
  std::istringstream stream(command);
  std::string source = "source.i", word;
  std::vector<std::string> argv;
  while (stream >> word) {
    if (dropsNext(word)) {
      const bool isSource = word == "-dumpbase";
      stream >> word;
      if (isSource) source = word.substr(word.rfind('/') + 1);
    } else if (word == "--param") {
      argv.push_back(word);
      if (stream >> word) argv.push_back(word);
    } else if (argv.empty() || (word.starts_with('-') && !isDropped(word))) {
      argv.push_back(word);
    }
  }
  argv.insert(argv.end(), {"-quiet", "-fpreprocessed", file.string()});
  const size_t input = argv.size() - 1;
  FailingCommand found{.call = {.folder = file.parent_path(), .environment = {}, .argv = argv, .input = {}},
                       .inputs = {{input, 0, argv.back().size(), file}},
                       .copiedAs = source};
  found.failure = signatureOf(findCrash(1, 0, "", printed, source));
  return found;
}

}  // namespace hone
