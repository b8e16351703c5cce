#include "log/alone.h"

#include <re2/re2.h>

#include <algorithm>

namespace hone {
namespace {

namespace fs = std::filesystem;

bool isAny(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

bool beginsWithAny(std::string_view word, std::initializer_list<std::string_view> beginnings) {
  return std::ranges::any_of(beginnings, [&](std::string_view each) { return word.starts_with(each); });
}

/// The path from the root, if there is such a file or folder.
std::optional<std::string> absolutePath(const std::string& path, const fs::path& folder, const LogFiles& files) {
  if (path.empty() || path.front() == '/' || path == "." || path == "..") return std::nullopt;
  const fs::path whole = (folder / path).lexically_normal();
  if (!files.isFile(whole) && !files.isFolder(whole)) return std::nullopt;
  return whole.string();
}

/// Paths in a word: the whole, behind "=", behind an option's letters, between colons.
std::string withAbsolutePaths(const std::string& word, const fs::path& folder, const LogFiles& files) {
  if (const auto whole = absolutePath(word, folder, files); whole && !word.starts_with('-')) return *whole;
  for (const std::string_view option : {"-I", "-L", "-B", "-F", "-iquote", "-isystem", "-idirafter", "-include"}) {
    if (!word.starts_with(option) || word.size() == option.size()) continue;
    if (const auto path = absolutePath(word.substr(option.size()), folder, files)) return std::string(option) + *path;
  }
  if (const size_t equals = word.rfind('='); equals != word.npos)
    if (const auto path = absolutePath(word.substr(equals + 1), folder, files))
      return word.substr(0, equals + 1) + *path;
  if (word.find(':') == word.npos || word.starts_with('-')) return word;
  std::string changed;
  bool found = false;
  for (size_t begin = 0; begin <= word.size();) {
    const size_t end = std::min(word.find(':', begin), word.size());
    const std::string part = word.substr(begin, end - begin);
    const auto path = absolutePath(part, folder, files);
    found |= path.has_value();
    changed.append(begin > 0 ? ":" : "").append(path.value_or(part));
    begin = end + 1;
  }
  return found ? changed : word;
}

/// How many words an option for outputs takes; 0 if it is none.
size_t wordsOfOutput(ToolKind kind, std::string_view word) {
  switch (kind) {
    case ToolKind::compiler:
      if (isAny(word, {"-o", "-MF", "-MT", "-MQ", "-MJ", "-dumpdir", "-coverage-notes-file", "-coverage-data-file",
                       "-dependency-file", "-serialize-diagnostic-file", "--serialize-diagnostics",
                       "-fdebug-compilation-dir"}))
        return 2;
      return isAny(word, {"-MD", "-MMD", "-MP", "-MG", "-save-temps", "--save-temps"}) ||
                     beginsWithAny(word, {"-MF", "-MT", "-MQ", "-Wp,-M", "-save-temps=", "-fdebug-compilation-dir=",
                                          "-fdiagnostics-color", "-fcolor-diagnostics"})
                 ? 1
                 : 0;
    case ToolKind::rustc:
      if (isAny(word, {"--out-dir", "-o", "--error-format", "--json", "--color", "--diagnostic-width"})) return 2;
      return beginsWithAny(word, {"--out-dir=", "--error-format=", "--json=", "--color=", "--diagnostic-width="}) ? 1
                                                                                                                  : 0;
    case ToolKind::javac: return isAny(word, {"-d", "-s", "-h"}) ? 2 : 0;
    default: return 0;
  }
}

bool isIncremental(const std::vector<std::string>& words, size_t at) {
  return (words[at] == "-C" && at + 1 < words.size() && words[at + 1].starts_with("incremental=")) ||
         words[at].starts_with("-Cincremental=");
}

/// The file's name alone, which is in the test's own folder.
std::string inOwnFolder(const std::string& path) {
  return path.starts_with("/dev/") || path == "-" ? path : path.substr(path.rfind('/') + 1);
}

}  // namespace

std::vector<std::string> commandAlone(const FailingCommand& failing, const LogFiles& files) {
  const Invocation& call = failing.call;
  const ToolKind kind = kindOf(call);
  const InputWord& input = failing.inputs.front();
  std::vector<std::string> words;
  std::string program = call.argv.front();
  if (program.find('/') != program.npos) program = absolutePath(program, call.folder, files).value_or(program);
  words.push_back(program);
  for (size_t i = 1; i < call.argv.size(); ++i) {
    std::string word = call.argv[i];
    if (i == input.word) {
      words.push_back(word.replace(input.begin, input.length, "@@"));
      continue;
    }
    if (const size_t count = wordsOfOutput(kind, word); count > 0 && i + count - 1 != input.word) {
      i += count - 1;
      continue;
    }
    if (kind == ToolKind::rustc && isIncremental(call.argv, i)) {
      i += call.argv[i] == "-C" ? 1 : 0;
      continue;
    }
    if (isAny(word, {"-o", "--output", "--out"}) && i + 1 < call.argv.size() && i + 1 != input.word) {
      words.push_back(word);
      words.push_back(inOwnFolder(call.argv[++i]));
      continue;
    }
    if (word.starts_with("-o") && word.size() > 2 && (kind == ToolKind::compiler || word.find('/') != word.npos)) {
      if (kind != ToolKind::compiler) words.push_back("-o" + inOwnFolder(word.substr(2)));
      continue;
    }
    if (beginsWithAny(word, {"--output=", "--out="})) {
      const size_t equals = word.find('=');
      words.push_back(word.substr(0, equals + 1) + inOwnFolder(word.substr(equals + 1)));
      continue;
    }
    words.push_back(withAbsolutePaths(word, call.folder, files));
  }
  return words;
}

std::vector<std::string> commandWithInput(const FailingCommand& failing) {
  const InputWord& input = failing.inputs.front();
  std::vector<std::string> words = failing.call.argv;
  if (input.word < words.size()) words[input.word].replace(input.begin, input.length, "@@");
  return words;
}

std::optional<std::vector<std::string>> preprocessing(const FailingCommand& failing,
                                                      const std::vector<std::string>& alone, const std::string& output,
                                                      Preprocessed wanted) {
  const InputWord& input = failing.inputs.front();
  if (kindOf(failing.call) != ToolKind::compiler || !isPreprocessed(input.file)) return std::nullopt;
  std::vector<std::string> words;
  for (const std::string& word : alone) {
    if (isAny(word, {"-c", "-S", "-E", "-fsyntax-only", "-emit-obj", "-emit-llvm"})) continue;
    words.push_back(word == "@@" ? input.file.string() : word);
  }
  words.emplace_back("-E");
  if (wanted == Preprocessed::plain) words.emplace_back("-P");
  if (wanted == Preprocessed::headers) words.emplace_back("-H");
  words.emplace_back("-o");
  words.push_back(output);
  return words;
}

std::vector<std::string> headersIn(std::string_view output) {
  static const RE2 line(R"((?m)^\.+ (.*)$)"), ofSystem(R"(/usr/(?:include|lib|lib32|lib64|local)/.*)");
  std::vector<std::string> headers;
  re2::StringPiece rest(output.data(), output.size());
  for (std::string name; RE2::FindAndConsume(&rest, line, &name);)
    if (!RE2::FullMatch(name, ofSystem)) headers.push_back(name);
  return headers;
}

std::vector<std::string> onFolder(const std::vector<std::string>& alone, const std::string& root,
                                  const std::vector<std::string>& files) {
  const std::string above = root + "/";
  const auto holds = [&](const std::string& path) {
    return std::ranges::any_of(files,
                               [&](const std::string& file) { return file == path || file.starts_with(path + "/"); });
  };
  std::vector<std::string> words;
  for (std::string word : alone) {
    if (word == "@@") {
      word = "@@/" + files.front();
    } else if (word.ends_with(root)) {
      word.replace(word.size() - root.size(), root.size(), "@@");
    } else if (const size_t at = word.find(above); at != word.npos && holds(word.substr(at + above.size()))) {
      word.replace(at, root.size(), "@@");
    }
    words.push_back(std::move(word));
  }
  return words;
}

std::vector<std::string> onPreprocessed(const std::vector<std::string>& alone) {
  std::vector<std::string> words;
  for (size_t i = 0; i < alone.size(); ++i) {
    const std::string& word = alone[i];
    if (isAny(word, {"-I", "-D", "-U", "-include", "-imacros", "-isystem", "-iquote", "-idirafter", "-iprefix",
                     "-internal-isystem", "-internal-externc-isystem", "-include-pch"})) {
      ++i;
    } else if (i == 0 ||
               !beginsWithAny(word, {"-I", "-D", "-U", "-include", "-imacros", "-isystem", "-iquote", "-idirafter"})) {
      words.push_back(word);
    }
  }
  return words;
}

bool forbidsOwnReport(std::string_view word) { return isAny(word, {"-fno-crash-diagnostics", "-fno-report-bug"}); }

std::vector<std::string> withoutOwnReport(const Invocation& call, std::vector<std::string> alone) {
  if (kindOf(call) != ToolKind::compiler) return alone;
  const std::string name = nameOfProgram(call);
  const bool isFrontend = alone.size() > 1 && (alone[1] == "-cc1" || name.starts_with("cc1") || name == "f951");
  if (isFrontend) return alone;
  const std::string_view option = name.find("clang") != name.npos ? "-fno-crash-diagnostics" : "-fno-report-bug";
  if (std::ranges::find(alone, option) == alone.end()) alone.insert(alone.begin() + 1, std::string(option));
  return alone;
}

}  // namespace hone
