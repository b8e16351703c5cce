// The file begins with comments: the version of gcc, what it printed, and the front end's command. Its words aren't
// quoted, so one with a blank falls apart; only macros and paths have blanks, and a preprocessed source needs neither.

#include "log/stored_report.h"

#include <re2/re2.h>

#include <sstream>
#include <string>
#include <vector>

#include "oracle/crash_signature.h"

namespace hone {
namespace {

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
