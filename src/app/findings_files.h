// Finds the files of a fuzzing campaign.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace hone {

/// The files that the words name: files, folders with all below them, and glob patterns that the shell has left alone.
/// In an output folder of AFL++, only the crashes and hangs count. Left out are the notes and states that fuzzers write
/// beside their findings, hidden files, empty folders, and what is in `except`; also files and folders inside a folder
/// that can't be read, which are added to `unreadable`. Sorted, each file once. Throws UserError for a word that names
/// nothing, or if there is no finding at all.
std::vector<std::filesystem::path> findingsFiles(const std::vector<std::string>& words,
                                                 const std::filesystem::path& except,
                                                 std::vector<std::string>& unreadable);

/// The extension by which people and programs know the kind of the text, with its dot. Empty for the names that fuzzers
/// make up: AFL++'s id:000000,sig:06, libFuzzer's crash-1f2e, honggfuzz' ...mov.fuzz.
std::string findingExtension(const std::filesystem::path& file);

}  // namespace hone
