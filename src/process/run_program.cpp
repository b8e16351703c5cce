#include "process/run_program.h"

#include <fmt/format.h>
#include <sys/wait.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "process/exec_setup.h"
#include "text/user_error.h"

// Behind the header that turns vfork on.
#include <boost/process.hpp>

namespace hone {

namespace {

namespace process = boost::process;

/// `output`: anything that Boost.Process can write to.
template <typename Output>
process::child start(const std::string& program, const std::vector<std::string>& arguments,
                     const std::filesystem::path& folder, Output& output) {
  try {
    return process::child(boost::filesystem::path(program), process::args(arguments),
                          process::start_dir(folder.string()), process::posix::use_vfork,
                          process::std_in<process::null, (process::std_out & process::std_err)> output);
  } catch (const process::process_error& error) {
    throw UserError(fmt::format("{} can't be run: {}", program, error.code().message()));
  }
}

int statusOf(process::child& ended) {
  ended.wait();
  const int status = ended.native_exit_code();
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

ProgramRun runProgram(const std::string& program, const std::vector<std::string>& arguments,
                      const std::filesystem::path& folder) {
  process::ipstream output;
  process::child child = start(program, arguments, folder, output);
  std::string text, line;
  while (std::getline(output, line)) text += line + '\n';
  return {statusOf(child), std::move(text)};
}

int runProgram(const std::string& program, const std::vector<std::string>& arguments,
               const std::filesystem::path& folder, const std::filesystem::path& output) {
  const std::unique_ptr<FILE, int (*)(FILE*)> file(std::fopen(output.c_str(), "we"), &std::fclose);
  if (!file) throw UserError(fmt::format("can't write {}: {}", output.string(), std::strerror(errno)));
  FILE* stream = file.get();
  process::child child = start(program, arguments, folder, stream);
  return statusOf(child);
}

}  // namespace hone
