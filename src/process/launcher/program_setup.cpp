#include "process/launcher/program_setup.h"

#include <system_error>

namespace hone {

std::error_code startProgram(const ProgramSetup& setup, pid_t& process) {
  std::error_code error;
  boost::process::child child(setup, boost::process::posix::use_vfork, error);
  // Not waited for through Boost, whose wait_for can sleep on though the child has ended.
  child.detach();
  process = child.id();
  return error;
}

}  // namespace hone
