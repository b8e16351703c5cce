#include "text/command_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "text/archive.h"

namespace hone {
namespace {

/// Bytes that separate words, lines and files.
bool isSpecial(char c) { return c == '\\' || c == '$' || c == '\t' || c == '\n' || ('\x1C' <= c && c <= '\x1F'); }

std::string escaped(std::string_view word) {
  if (word.empty()) return "\\00";
  std::string text;
  for (char c : word) text += isSpecial(c) ? fmt::format("\\{:02x}", static_cast<unsigned char>(c)) : std::string(1, c);
  return text;
}

std::string unescaped(std::string_view text) {
  std::string word;
  for (size_t i = 0; i < text.size(); ++i) {
    unsigned value = 0;
    const std::string_view digits = text.substr(std::min(i + 1, text.size()), 2);
    if (text[i] != '\\' || std::from_chars(digits.begin(), digits.end(), value, 16).ptr != digits.begin() + 2) {
      word += text[i];
      continue;
    }
    if (value != 0) word += static_cast<char>(value);
    i += 2;
  }
  return word;
}

/// Their value is the next word, whatever it looks like: they pass it on.
const std::set<std::string_view> passing = {"-Xclang",    "-Xlinker", "-Xassembler", "-Xpreprocessor",
                                            "-Xcompiler", "-mllvm",   "-Xflang",     "-Xarch_host"};

// Options whose value may be the next word.

/// Of gcc and clang, clang -cc1 included.
const std::set<std::string_view> ofCompilers = {"-o",
                                                "-x",
                                                "-I",
                                                "-D",
                                                "-U",
                                                "-L",
                                                "-l",
                                                "-T",
                                                "-u",
                                                "-z",
                                                "-MF",
                                                "-MT",
                                                "-MQ",
                                                "-MJ",
                                                "-include",
                                                "-imacros",
                                                "-isystem",
                                                "-iquote",
                                                "-idirafter",
                                                "-iprefix",
                                                "-iwithprefix",
                                                "-isysroot",
                                                "-framework",
                                                "-arch",
                                                "-target",
                                                "--param",
                                                "-aux-info",
                                                "-triple",
                                                "-main-file-name",
                                                "-resource-dir",
                                                "-internal-isystem",
                                                "-internal-externc-isystem",
                                                "-target-cpu",
                                                "-tune-cpu",
                                                "-target-feature",
                                                "-target-abi",
                                                "-mrelocation-model",
                                                "-pic-level",
                                                "-fdebug-compilation-dir",
                                                "-ferror-limit",
                                                "--sysroot"};

/// Of rustc, Java, Go and others; some of compilers, too, whose value may also be in the same word.
const std::set<std::string_view> ofOthers = {"-A",
                                             "-C",
                                             "-W",
                                             "-F",
                                             "-Z",
                                             "-iframework",
                                             "-wrapper",
                                             "-specs",
                                             "-B",
                                             "-aux-triple",
                                             "-stack-protector",
                                             "-ftemplate-depth",
                                             "-dwarf-version",
                                             "-load",
                                             "-plugin",
                                             "-add-plugin",
                                             "--crate-name",
                                             "--crate-type",
                                             "--edition",
                                             "--emit",
                                             "--cfg",
                                             "--check-cfg",
                                             "--extern",
                                             "--target",
                                             "--out-dir",
                                             "--cap-lints",
                                             "--error-format",
                                             "--json",
                                             "--remap-path-prefix",
                                             "--codegen",
                                             "--print",
                                             "-cp",
                                             "-classpath",
                                             "--class-path",
                                             "-d",
                                             "-s",
                                             "-source",
                                             "--release",
                                             "-sourcepath",
                                             "-encoding",
                                             "-processor",
                                             "-processorpath",
                                             "--module-path",
                                             "--add-modules",
                                             "--add-exports",
                                             "-tags",
                                             "-ldflags",
                                             "-gcflags",
                                             "-r",
                                             "--require"};

bool mayTakeValue(std::string_view option) { return takesNextWord(option) || ofOthers.contains(option); }

bool namesIt(std::string_view word) { return word.find(candidateMark) != word.npos; }

/// How many words from this one on go together.
size_t wordsTogether(const std::vector<std::string>& words, size_t at) {
  const auto isValue = [&](size_t i) { return i < words.size() && !namesIt(words[i]); };
  const auto isPlain = [&](size_t i) { return isValue(i) && !words[i].starts_with('-'); };
  if (passing.contains(words[at])) {
    if (!isValue(at + 1)) return 1;
    // -Xclang -target-feature -Xclang +avx
    const bool two = at + 3 < words.size() && words[at + 2] == words[at] && mayTakeValue(words[at + 1]);
    return two && isPlain(at + 3) ? 4 : 2;
  }
  return mayTakeValue(words[at]) && isPlain(at + 1) ? 2 : 1;
}

}  // namespace

bool takesNextWord(std::string_view option) { return ofCompilers.contains(option); }

bool CommandWords::namesCandidate() const { return std::ranges::any_of(arguments, namesIt); }

std::string commandText(const CommandWords& words) {
  std::string text;
  for (const std::string& variable : words.variables) text += fmt::format("${}\n", escaped(variable));
  for (size_t i = 0; i < words.arguments.size();) {
    const size_t end = i + wordsTogether(words.arguments, i);
    for (; i < end; ++i) text += escaped(words.arguments[i]) + (i + 1 < end ? '\t' : '\n');
  }
  return text;
}

CommandWords wordsOfCommand(std::string_view text) {
  CommandWords words;
  for (size_t begin = 0; begin < text.size();) {
    const bool isVariable = text[begin] == '$';
    const size_t end = std::min(text.find_first_of(isVariable ? "\n" : "\n\t", begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    if (isVariable)
      words.variables.push_back(unescaped(word.substr(1)));
    else
      words.arguments.push_back(unescaped(word));
    begin = end + 1;
  }
  return words;
}

std::string withCommand(const CommandWords& words, std::string_view archive) {
  return archiveOf({{.path = std::string(commandPath), .contents = commandText(words)}}).append(archive);
}

std::string withoutCommand(std::string_view archive) {
  const auto files = filesOf(archive);
  if (!files || files->empty() || files->front().path != commandPath) return std::string(archive);
  return std::string(archive.substr(static_cast<size_t>(files->front().stored.end() - archive.begin()) + 1));
}

std::optional<CommandWords> commandIn(std::string_view archive) {
  const auto files = filesOf(archive);
  if (!files || files->empty() || files->front().path != commandPath) return std::nullopt;
  return wordsOfCommand(files->front().contents());
}

bool isVariable(std::string_view word) {
  const size_t equals = word.find('=');
  return equals != word.npos && equals > 0 && word.find_first_of(" /-", 0) >= equals;
}

}  // namespace hone
