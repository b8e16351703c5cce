// Helpers for tests that run the real program: they make folders, run hone there, and find what it leaves
// behind.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/types.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "../support/scratch.h"

namespace hone {

namespace fs = std::filesystem;

/// How a program ended, and what it wrote. Exactly one of `exit` and `signal` is set.
struct Ended {
  int exit = -1;
  int signal = 0;
  std::string out;
  std::string err;
};

/// A temporary folder with a working directory, a TMPDIR, a cache and a home for hone, and a mark in the environment by
/// which its processes are found. After each test nothing may be left of hone but its results.
class EndToEnd : public testing::Test {
 protected:
  EndToEnd();
  ~EndToEnd() override;

  /// In the working directory.
  fs::path path(const std::string& name) const { return root_ / "work" / name; }
  fs::path write(const std::string& name, std::string_view bytes) const;
  /// A shell script, which is executable.
  fs::path script(const std::string& name, const std::string& body) const;
  std::string read(const std::string& name) const;

  /// For the environment of the programs started from now on.
  void setVariable(const std::string& name, const std::string& value);

  /// Runs hone in the working directory until it ends.
  Ended hone(const std::vector<std::string>& arguments) { return run(HONE_PROGRAM, arguments); }
  /// `program` is a path, or a name that is looked for in PATH.
  Ended run(const std::string& program, const std::vector<std::string>& arguments);

  /// Starts hone without waiting; `wait` goes with it.
  pid_t start(const std::vector<std::string>& arguments) { return spawn(HONE_PROGRAM, arguments); }
  Ended wait(pid_t process);
  /// Starts a program beside others: its output goes to the files NAME.out and NAME.err in the working directory.
  pid_t startBeside(const std::string& name, const std::string& program, const std::vector<std::string>& arguments) {
    return spawn(program, arguments, path(name + ".out"), path(name + ".err"));
  }

  /// Runs hone with `--stats` and returns them. Fails the test where hone doesn't exit with `status`.
  nlohmann::json statsOf(std::vector<std::string> arguments, int status = 0);

  /// Running processes that hone or its tests have started, and hone itself.
  std::vector<pid_t> processes() const;
  /// Files and folders in TMPDIR, and on /dev/shm those whose working directory holds a file of this name.
  std::vector<fs::path> leftovers(const std::string& file = "") const;

  /// Matches a message of hone: one line that starts with "hone: " and contains the text.
  static testing::Matcher<std::string> oneLineWith(const std::string& text);

 private:
  pid_t spawn(const std::string& program, const std::vector<std::string>& arguments) {
    return spawn(program, arguments, root_ / "streams/out", root_ / "streams/err");
  }
  pid_t spawn(const std::string& program, const std::vector<std::string>& arguments, const fs::path& out,
              const fs::path& err);

  fs::path root_;
  std::string mark_;
  std::vector<std::string> environment_;
};

/// Names the tests of a parameterized suite by the member `name` of their parameters.
template <typename Parameter>
std::string nameOf(const testing::TestParamInfo<Parameter>& test) {
  return test.param.name;
}

}  // namespace hone
