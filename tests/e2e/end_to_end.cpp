#include "end_to_end.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

namespace hone {

namespace {

std::vector<char*> pointersTo(std::vector<std::string>& strings) {
  std::vector<char*> pointers;
  for (std::string& string : strings) pointers.push_back(string.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace

EndToEnd::EndToEnd() {
  std::string folder = fs::temp_directory_path() / "e2e-XXXXXX";
  if (mkdtemp(folder.data()) == nullptr) throw fs::filesystem_error("mkdtemp", folder, std::error_code());
  root_ = folder;
  for (const char* name : {"work", "tmp", "home", "cache", "streams"}) fs::create_directory(root_ / name);
  mark_ = "END_TO_END=" + root_.string();
  environment_.push_back(mark_);
  for (char** variable = environ; *variable != nullptr; ++variable) {
    std::string name = std::string(*variable).substr(0, std::string_view(*variable).find('='));
    if (name != "END_TO_END") setVariable(name, *variable + name.size() + 1);
  }
  setVariable("TMPDIR", root_ / "tmp");
  setVariable("HOME", root_ / "home");
  setVariable("XDG_CACHE_HOME", root_ / "cache");
  setVariable("LC_ALL", "C.UTF-8");
  // No run uses verdicts of earlier runs, unless a test asks for it.
  setVariable("HONE_FRESH", "true");
}

EndToEnd::~EndToEnd() {
  EXPECT_THAT(processes(), testing::IsEmpty());
  for (pid_t process : processes()) kill(process, SIGKILL);
  EXPECT_THAT(leftovers(), testing::IsEmpty());
  fs::remove_all(root_);
}

fs::path EndToEnd::write(const std::string& name, std::string_view bytes) const {
  std::ofstream(path(name), std::ios::binary) << bytes;
  return path(name);
}

fs::path EndToEnd::script(const std::string& name, const std::string& body) const {
  write(name, "#!/bin/sh\n" + body + "\n");
  fs::permissions(path(name), fs::perms::owner_all);
  return path(name);
}

std::string EndToEnd::read(const std::string& name) const { return contents(path(name)); }

void EndToEnd::setVariable(const std::string& name, const std::string& value) {
  std::erase_if(environment_, [&](const std::string& entry) { return entry.starts_with(name + "="); });
  environment_.push_back(name + "=" + value);
}

Ended EndToEnd::run(const std::string& program, const std::vector<std::string>& arguments) {
  return wait(spawn(program, arguments));
}

pid_t EndToEnd::spawn(const std::string& program, const std::vector<std::string>& arguments, const fs::path& out,
                      const fs::path& err) {
  std::vector<std::string> line = arguments;
  line.insert(line.begin(), program);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, path("").c_str());
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  constexpr int flags = O_WRONLY | O_CREAT | O_TRUNC;
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(), flags, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, err.c_str(), flags, 0600);
  pid_t process = -1;
  int error = posix_spawnp(&process, program.c_str(), &actions, nullptr, pointersTo(line).data(),
                           pointersTo(environment_).data());
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::system_error(error, std::generic_category(), program);
  return process;
}

Ended EndToEnd::wait(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) == -1 && errno == EINTR) {
  }
  Ended ended;
  if (WIFEXITED(status)) ended.exit = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) ended.signal = WTERMSIG(status);
  ended.out = contents(root_ / "streams/out");
  ended.err = contents(root_ / "streams/err");
  return ended;
}

nlohmann::json EndToEnd::statsOf(std::vector<std::string> arguments, int status) {
  // Options end where a command begins.
  auto end = std::find(arguments.begin(), arguments.end(), "--");
  arguments.insert(end, {"--stats", path("stats.json")});
  Ended ended = hone(arguments);
  EXPECT_EQ(ended.exit, status) << ended.out << ended.err;
  return nlohmann::json::parse(read("stats.json"));
}

std::vector<pid_t> EndToEnd::processes() const {
  std::vector<pid_t> found;
  for (const auto& entry : fs::directory_iterator("/proc")) {
    std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    if (contents(entry.path() / "environ").find(mark_) != std::string::npos) found.push_back(std::stoi(name));
  }
  return found;
}

std::vector<fs::path> EndToEnd::leftovers(const std::string& file) const {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(root_ / "tmp")) found.push_back(entry.path());
  std::error_code gone;
  if (file.empty()) return found;
  for (const auto& entry : fs::directory_iterator("/dev/shm", gone)) {
    if (!entry.path().filename().string().starts_with("hone-") || !fs::exists(entry.path() / "work" / file, gone))
      continue;
    // Skips folders that another test's hone is using; hone locks them.
    const int folder = open(entry.path().c_str(), O_RDONLY | O_DIRECTORY);
    if (folder != -1 && flock(folder, LOCK_EX | LOCK_NB) == 0) found.push_back(entry.path());
    if (folder != -1) close(folder);
  }
  return found;
}

testing::Matcher<std::string> EndToEnd::oneLineWith(const std::string& text) {
  return testing::AllOf(testing::StartsWith("hone: "), testing::HasSubstr(text), testing::EndsWith("\n"),
                        testing::ResultOf(
                            "number of lines",
                            [](const std::string& s) { return std::count(s.begin(), s.end(), '\n'); }, testing::Eq(1)));
}

}  // namespace hone
