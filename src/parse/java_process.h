// A process that runs a recognizer compiled from Java. It is restarted if it dies, for instance for lack of memory.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "grammar/recognizer_build.h"
#include "grammar/recognizer_interface.h"

namespace hone {

class JavaProcess {
 public:
  /// Starts it. Throws UserError where that is impossible.
  explicit JavaProcess(const BuiltRecognizer& built);
  ~JavaProcess();

  /// Blocks. A process that dies over the text is started anew and asked once more; where that one dies too, the answer
  /// is one without tokens that names the problem. Whatever `request.predict` throws gets out, and then the process
  /// that waits for its answer is ended. Throws UserError where no process can be started.
  void ask(const recognizer::Request& request, const std::function<void(const recognizer::Result&)>& use);

 private:
  class Process;

  std::filesystem::path folder_;      ///< of the classes
  std::unique_ptr<Process> process_;  ///< none where the last one has died
};

}  // namespace hone
