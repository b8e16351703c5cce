#include "grammar/child_output.h"

#ifndef BOOST_POSIX_HAS_VFORK
#define BOOST_POSIX_HAS_VFORK 1
#endif
#include <boost/process.hpp>
#include <boost/process/posix.hpp>

namespace hone {

namespace process = boost::process;

ChildOutput runChild(const boost::filesystem::path& program, const std::vector<std::string>& arguments,
                     const std::filesystem::path& folder) {
  process::ipstream output;
  std::string text, line;
  process::child child(program, process::args(arguments), process::start_dir(folder.string()),
                       process::posix::use_vfork,
                       process::std_in<process::null, (process::std_out & process::std_err)> output);
  while (std::getline(output, line)) text += line + '\n';
  child.wait();
  return {child.exit_code(), std::move(text)};
}

}  // namespace hone
