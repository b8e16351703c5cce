// A process that runs a recognizer compiled of Java: it is asked over a socket and ends with hone.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <vector>

#include "grammar/recognizer_build.h"
#include "grammar/recognizer_interface.h"

namespace hone {

class JavaProcess {
 public:
  /// Throws UserError where Java is missing.
  JavaProcess(const BuiltRecognizer& built, const std::vector<unsigned char>& bothCases);
  ~JavaProcess();
  JavaProcess(const JavaProcess&) = delete;
  JavaProcess& operator=(const JavaProcess&) = delete;

  /// Blocks. Where the process has died, the answer is one without tokens that names the problem.
  void ask(const recognizer::Request& request, const std::function<void(const recognizer::Result&)>& use);

 private:
  int socket_ = -1;
  pid_t process_ = -1;
};

}  // namespace hone
