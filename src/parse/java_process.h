// A process that runs a recognizer compiled to Java classes. It is restarted if it dies (out of memory).
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "grammar/recognizer_build.h"
#include "grammar/recognizer_interface.h"

namespace hone {

class JavaProcess {
 public:
  /// Starts the process. Throws UserError if that fails.
  explicit JavaProcess(const BuiltRecognizer& built);
  ~JavaProcess();

  /// Blocks. If the process dies, a new one is asked once more; if that one dies too, the answer has no tokens and
  /// names the problem. An exception of `request.predict` passes through, after the waiting process was killed. Throws
  /// UserError if no process can be started.
  void ask(const recognizer::Request& request, const std::function<void(const recognizer::Result&)>& use);

 private:
  class Process;

  std::filesystem::path folder_;      ///< contains the classes
  std::unique_ptr<Process> process_;  ///< null after the last one died
};

}  // namespace hone
