// Finds the files of a fuzzing campaign.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace hone {

struct FindingsFiles {
  std::vector<std::filesystem::path> files;      ///< sorted, each once
  std::vector<std::filesystem::path> strangers;  ///< those that look like no findings; they aren't among `files`
  std::vector<std::string> unreadable;           ///< what can't be read inside a folder, each with the reason
};

/// The files that the words name: files, folders with all below them, and glob patterns that the shell has left alone.
/// In an output folder of AFL++, only the crashes and hangs count. Left out are the notes and states that fuzzers write
/// beside their findings, hidden files, empty folders, and what is in `except`. Strangers are files that somebody
/// builds and runs: those that the tested command names, and executables and sources among files of other kinds. A file
/// that is named itself is taken whatever it is. Throws UserError for a word that names nothing, or if there is no
/// finding at all.
FindingsFiles findingsFiles(const std::vector<std::string>& words, const std::filesystem::path& except,
                            const std::vector<std::string>& command);

/// The extension by which people and programs know the kind of the text, with its dot. Empty for the names that fuzzers
/// make up: AFL++'s id:000000,sig:06, libFuzzer's crash-1f2e, honggfuzz' ...mov.fuzz.
std::string findingExtension(const std::filesystem::path& file);

}  // namespace hone
