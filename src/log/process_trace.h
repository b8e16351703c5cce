// Which processes a command starts, what each opens and writes, and how it ends: by strace.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "log/invocation.h"

namespace hone {

struct OpenedFile {
  std::filesystem::path path;
  size_t written = 0;  ///< how much the process had written before
};

struct TracedProcess {
  int id = 0, parent = 0;  ///< 0: the first process has none
  Invocation call;         ///< what it executed last, and the folder in which that opened its first file
  /// In order, with the last file of its parent, and what it opened before it executed that: a shell opens "< FILE".
  std::vector<OpenedFile> opened;
  std::string output;          ///< what it wrote to standard output and standard error
  int status = 0, signal = 0;  ///< how it ended
  size_t openedByAll = 0;      ///< how many files all processes had opened then, each counted once
};

struct ProcessTrace {
  std::vector<TracedProcess> processes;       ///< in the order in which they ended
  std::vector<std::filesystem::path> opened;  ///< by all, each once: in the order in which they were opened first
};

/// The command below strace, which writes to `trace` what `readTrace` reads.
std::vector<std::string> tracedCommand(const std::vector<std::string>& argv, const std::filesystem::path& trace);

/// A thread's calls are its process's. What isn't in strace's form is left out. O(trace).
ProcessTrace readTrace(std::string_view trace);

}  // namespace hone
