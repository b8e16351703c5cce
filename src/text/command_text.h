// The arguments of a command as a text in the language `command` (grammars/command), so that they are reduced as a file
// of a project is. Each line is an option with its values, behind tabs, or `$NAME=VALUE`, a variable of the
// environment:
//
//     $LANG=C
//     -O2
//     -o<TAB>a.out
//     @@
//
// `\` and two hexadecimal digits stand for a byte that the language needs itself; \00 is an empty word.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// What stands for the candidate in a command.
inline constexpr std::string_view candidateMark = "@@";

/// The path of such a text in an archive (text/archive.h), which no file of a user has. It precedes all others.
inline constexpr std::string_view commandPath =
    "\x01"
    "command";

struct CommandWords {
  std::vector<std::string> variables;  ///< NAME=VALUE
  std::vector<std::string> arguments;  ///< without the program

  bool namesCandidate() const;
};

/// What takes a value in the word behind it, such as -o, shares a line with it, but never with a word that names the
/// candidate.
std::string commandText(const CommandWords& words);
CommandWords wordsOfCommand(std::string_view text);

/// The archive with a command. It must have none.
std::string withCommand(const CommandWords& words, std::string_view archive);
std::string withoutCommand(std::string_view archive);
/// nullopt: it has none.
std::optional<CommandWords> commandIn(std::string_view archive);

/// True for an option that compilers of C and C++ share with clang -cc1 and whose value is the next word.
bool takesNextWord(std::string_view option);

/// Is it `NAME=VALUE`, as the program `env` takes it?
bool isVariable(std::string_view word);

}  // namespace hone
