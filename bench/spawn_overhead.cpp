// What hone adds to the start and end of a test: ProcessTest::run (write the candidate, launcher, wait, clean up)
// against a bare vfork + execv + waitpid of the same program in this process. Prints for each program both minima and
// medians, and their ratios.
//
//   spawn_overhead [-n RUNS] [PROGRAM...]      default: /bin/true and a program that computes for 1 ms
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "oracle/make_test.h"

namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* busySource =
    "#include <time.h>\n"
    "static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1e3 + "
    "t.tv_nsec "
    "/ 1e6; }\n"
    "int main(void) { double end = now() + 1; while (now() < end) {} return 0; }\n";

std::string compileBusyProgram() {
  std::string program = "/tmp/hone-busy-XXXXXX";
  close(mkstemp(program.data()));
  FILE* compiler = popen(("cc -O1 -x c -o " + program + " -").c_str(), "w");
  if (compiler != nullptr) std::fputs(busySource, compiler);
  if (compiler == nullptr || pclose(compiler) != 0) throw std::runtime_error("cc can't compile the busy program");
  return program;
}

template <typename Run>
double microseconds(Run run) {
  Clock::time_point start = Clock::now();
  run();
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

void runBare(const std::string& program) {
  char* arguments[] = {const_cast<char*>(program.c_str()), nullptr};
  pid_t child = vfork();
  if (child == 0) {
    execv(program.c_str(), arguments);
    _exit(127);
  }
  waitpid(child, nullptr, 0);
}

double median(std::vector<double> values) {
  auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

void compare(const std::string& program, int runs) {
  const std::string candidate(30'000, 'x');
  hone::CommandSpec spec;
  spec.argv = {program};
  spec.candidateName = "candidate.txt";
  spec.candidateBytes = candidate.size();
  const auto test = hone::makeProcessTest(spec);
  auto worker = test->makeWorker();

  std::vector<double> bare, tested;
  hone::Cancellation never;
  for (int i = 0; i < runs; ++i) {  // in turns, so that what else the machine does hits both
    bare.push_back(microseconds([&] { runBare(program); }));
    tested.push_back(microseconds([&] { worker->run(candidate, never); }));
  }
  double bareMin = *std::min_element(bare.begin(), bare.end()), bareMedian = median(bare);
  double testedMin = *std::min_element(tested.begin(), tested.end()), testedMedian = median(tested);
  fmt::print("{:32} bare {:7.1f} / {:7.1f} us   hone {:7.1f} / {:7.1f} us   ratio {:.3f} / {:.3f}   (min / median)\n",
             program, bareMin, bareMedian, testedMin, testedMedian, testedMin / bareMin, testedMedian / bareMedian);
}

}  // namespace

int main(int argc, char** argv) {
  int runs = 1000;
  std::vector<std::string> programs(argv + 1, argv + argc);
  if (programs.size() >= 2 && programs[0] == "-n") {
    runs = std::atoi(programs[1].c_str());
    programs.erase(programs.begin(), programs.begin() + 2);
  }
  if (runs < 1) {
    fmt::print(stderr, "usage: spawn_overhead [-n RUNS] [PROGRAM...]\n");
    return 2;
  }
  std::string busy;
  if (programs.empty()) {
    busy = compileBusyProgram();
    programs = {"/bin/true", busy};
  }
  for (const std::string& program : programs) compare(program, runs);
  if (!busy.empty()) unlink(busy.c_str());
}
