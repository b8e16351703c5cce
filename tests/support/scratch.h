// Helpers for tests of processes: a temporary folder, scripts in it, and the running processes.
#pragma once

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "process/proc_files.h"
#include "process/remove_tree.h"

namespace hone {

inline std::string contents(const std::filesystem::path& file) {
  // No exception where a file of /proc can't be read to its end, since the process is gone.
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

/// A folder that is removed with this object; usually not in /dev/shm, where the working directories are looked for.
class Scratch {
 public:
  explicit Scratch(const std::string& parent = "/tmp") {
    path_ = parent + "/hone-unit-XXXXXX";
    EXPECT_NE(mkdtemp(path_.data()), nullptr);
  }
  ~Scratch() { removeTree(path_); }

  std::string path(const std::string& name) const { return path_ + "/" + name; }
  std::string file(const std::string& name, const std::string& text, mode_t mode = 0644) const {
    std::ofstream(path(name), std::ios::binary) << text;
    chmod(path(name).c_str(), mode);
    return path(name);
  }
  std::string script(const std::string& name, const std::string& body) const {
    return file(name, "#!/bin/sh\n" + body + "\n", 0755);
  }

 private:
  std::string path_;
};

/// Numbers of the running processes with `argument` as a part of their command line.
inline std::vector<pid_t> processesWith(const std::string& argument) {
  std::vector<pid_t> found;
  for (const std::string& number : procNumbers("/proc"))
    if (procText("/proc/" + number + "/cmdline").find(argument) != std::string::npos)
      found.push_back(std::stoi(number));
  return found;
}

/// A number of seconds for sleep(1) that no other process on the machine has as its argument.
inline std::string uniqueSleep() {
  static int count = 0;
  return "1000." + std::to_string(getpid()) + "0" + std::to_string(++count);
}

/// True as soon as the condition holds, false after two minutes: a busy machine must not make a test fail.
template <typename Condition>
bool eventually(Condition condition) {
  for (int i = 0; i < 12000; ++i) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

}  // namespace hone
