// A command as a log shows it, without the shell and the wrappers around it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct Invocation {
  std::filesystem::path folder;          ///< where it ran; may not exist here
  std::vector<std::string> environment;  ///< "A=B"; what the log shows beside the command
  std::vector<std::string> argv;
  std::string input;        ///< the file on its standard input; empty: none
  bool needsShell = false;  ///< only a shell could expand its words, so it can't be run
};

/// The commands of a line of shell that began in `folder`. `cd X &&`, `env A=B`, `sh -c '...'` and wrappers such as
/// ccache, time and timeout aren't among them: the command that they start is. A pipeline in which a program reads what
/// another one makes for it is one command. Empty if the line can't be read.
std::vector<Invocation> invocationsIn(std::string_view line, const std::filesystem::path& folder);

/// Does it run a pipeline? All words in that are quoted.
bool isPipeline(const Invocation& call);

/// For a line that only changes the folder, the new one; else empty.
std::filesystem::path folderAfter(std::string_view line, const std::filesystem::path& folder);

/// "g++" for /usr/bin/g++.
std::string nameOfProgram(const Invocation& call);

}  // namespace hone
