// The common part of all starts through Boost.Process, which uses vfork and exec. Sources that use Boost.Process
// include this header, and no header of Boost.Process before it.
#pragma once

#include <string>
#include <vector>

// Without it Boost has no code for use_vfork and the program doesn't link.
#define BOOST_POSIX_HAS_VFORK 1
#include <boost/process/child.hpp>
#include <boost/process/extend.hpp>
#include <boost/process/posix.hpp>

namespace hone {

/// Makes Boost.Process execute this program with exactly these arguments. Both must outlive the start.
struct ExecSetup : boost::process::extend::handler {
  const char* program = nullptr;
  char* const* arguments = nullptr;  ///< argv: ends with a null pointer

  template <typename Executor>
  void on_setup(Executor& executor) const {
    executor.exe = program;
    executor.cmd_line = arguments;
  }
};

/// Words as the system takes them for a new program: ends with a null pointer. The words must outlive this.
inline std::vector<char*> pointersTo(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace hone
