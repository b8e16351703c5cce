#include "farm.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <regex>

namespace hone {

namespace {

constexpr const char* serverProgram = "/usr/sbin/gearmand";

/// 0 unless something listens there.
int portNobodyUses() {
  const int fd = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  bind(fd, reinterpret_cast<sockaddr*>(&address), size);
  getsockname(fd, reinterpret_cast<sockaddr*>(&address), &size);
  close(fd);
  return ntohs(address.sin_port);
}

bool listens(int port) {
  const int fd = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<uint16_t>(port));
  const bool connected = connect(fd, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  close(fd);
  return connected;
}

/// Leaves the process to be waited for.
bool isOver(pid_t process) {
  siginfo_t info = {};
  return waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == process;
}

}  // namespace

void FarmOnOneMachine::SetUp() {
  if (access(serverProgram, X_OK) != 0) GTEST_SKIP() << "gearmand (gearman-job-server) isn't installed";
  port_ = portNobodyUses();
  ASSERT_EQ(run("sh", {"-c", std::string(HONE_PROGRAM) + " farm-key > farm.key"}).exit, 0);
  startServer();
}

FarmOnOneMachine::~FarmOnOneMachine() {
  for (pid_t process : started_) {
    kill(process, SIGCONT);
    kill(process, SIGTERM);
  }
  for (pid_t process : started_) waitpid(process, nullptr, 0);
  if (server_ != -1) killServer();
  // A worker that was killed leaves its launchers, which end by themselves.
  eventually([this] { return processes().empty(); });
}

void FarmOnOneMachine::startServer(const std::string& address) {
  server_ = startBeside("gearmand", serverProgram, {"-L", address, "-p", std::to_string(port_), "-l", "none"});
  ASSERT_TRUE(eventually([this] { return listens(port_); }));
}

void FarmOnOneMachine::killServer() {
  kill(server_, SIGKILL);
  waitpid(server_, nullptr, 0);
  server_ = -1;
}

pid_t FarmOnOneMachine::startWorker(const std::string& name, int slots, const std::vector<std::string>& options) {
  std::string line = "exec $HONE --slots " + std::to_string(slots);
  for (const std::string& option : options) line += " " + option;
  return startWorkerBy(name, line);
}

pid_t FarmOnOneMachine::startWorkerBy(const std::string& name, const std::string& commands) {
  const std::string hone =
      "HONE='" HONE_PROGRAM " worker --allow-root --sandbox none --server " + server() + " --key farm.key'\n";
  const pid_t process = startBeside(name, "bash", {"-c", hone + commands});
  started_.push_back(process);
  const auto isConnected = [&] { return read(name + ".err").find("connected to") != std::string::npos; };
  eventually([&] { return isConnected() || isOver(process); });
  EXPECT_TRUE(isConnected()) << "the worker " << (isOver(process) ? "has ended: " : "doesn't connect: ")
                             << read(name + ".err");
  return process;
}

void FarmOnOneMachine::signal(pid_t process, int number) {
  kill(process, number);
  if (number != SIGKILL && number != SIGTERM) return;
  waitpid(process, nullptr, 0);
  std::erase(started_, process);
}

std::vector<std::string> FarmOnOneMachine::onFarm(int jobs, int waitSeconds) const {
  return {
      "--farm", server(), "--key", "farm.key", "--farm-wait", std::to_string(waitSeconds), "-j", std::to_string(jobs)};
}

std::string FarmOnOneMachine::status() {
  return hone({"farm", "status", "--server", server(), "--key", "farm.key"}).out;
}

int FarmOnOneMachine::testsRun() {
  int sum = 0;
  const std::string text = status();
  const std::regex number(R"((\d+) tests? so far)");
  for (std::sregex_iterator match(text.begin(), text.end(), number), end; match != end; ++match)
    sum += std::stoi((*match)[1]);
  return sum;
}

}  // namespace hone
