// What hone knows of the programs whose failures it finds in logs: which of their words are inputs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "log/invocation.h"

namespace hone {

enum class ToolKind : uint8_t {
  unknown,
  compiler,  ///< of C, C++, Fortran and their relatives, with the options of gcc
  rustc,
  javac,
  interpreter,  ///< the first file is a script, files behind it are its inputs
  reader,       ///< reads files
  driver,       ///< starts others: make, ninja, cargo
  helper,       ///< never what one means: cd, rm, git
};

/// By the program's name, whatever its folder, its version or its target: "x86_64-linux-gnu-g++-12".
ToolKind kindOf(const Invocation& call);

/// How logs look at the file system, so that tests need none.
struct LogFiles {
  std::function<bool(const std::filesystem::path&)> isFile, isFolder;
  /// The files in the folder and in those in it, but not what is hidden, built or installed; in the order of their
  /// paths. Some of them, if they are too many.
  std::function<std::vector<std::filesystem::path>(const std::filesystem::path&)> below;
  /// What a shell in the folder makes of a word with "*" or "?": names as it orders them, or none.
  std::function<std::vector<std::string>(const std::filesystem::path&, const std::string&)> matching;
};

/// A word, or a part of one, that names a file.
struct InputWord {
  static constexpr size_t none = static_cast<size_t>(-1);
  size_t word;  ///< in argv; argv.size(): standard input; none: the command finds the file by itself, at its place
  size_t begin = 0, length = 0;  ///< the file's name in it
  std::filesystem::path file;    ///< absolute
};

/// The inputs of the command, the one that should be reduced first. Only files that are there.
std::vector<InputWord> inputsOf(const Invocation& call, const LogFiles& files);

/// The words that look like inputs although there are no such files, for a message.
std::vector<std::string> missingInputs(const Invocation& call);

/// True for an option of gcc and clang whose value is the next word.
bool takesValue(std::string_view option);

/// True if the name ends as that of a source of C, C++ or a relative, which a compiler preprocesses.
bool isPreprocessed(const std::filesystem::path& file);

/// True for a folder of code that was installed for the project, which is no input: node_modules, site-packages.
bool isOfInstalled(const std::filesystem::path& folder);

/// By its name.
bool isCode(const std::filesystem::path& file);

/// False for code, settings and what a build makes, by its name. A program may have failed over data.
bool isData(const std::filesystem::path& file);

}  // namespace hone
