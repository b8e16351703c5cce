// Programs that are forked at main: what they are told apart by, and that they can't tell.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdlib>

#include "../support/scratch.h"
#include "process/launcher.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class ForkTest : public testing::Test {
 protected:
  ForkTest() {
    for (const std::string& folder : {plan_.root, plan_.workingDirectory, plan_.temporaryDirectory})
      fs::create_directory(folder);
  }

  /// Compiles the C program.
  std::string program(const std::string& name, const std::string& code, const std::string& options = "") const {
    const std::string source = scratch_.file(name + ".c", code);
    const std::string made = scratch_.path(name);
    EXPECT_EQ(std::system(("cc -w -o " + made + " " + source + " " + options).c_str()), 0) << code;
    return made;
  }

  LaunchPlan planFor(const std::string& file, std::vector<std::string> arguments = {}) {
    plan_.program = file;
    plan_.arguments = {file};
    plan_.arguments.insert(plan_.arguments.end(), arguments.begin(), arguments.end());
    plan_.captureOut = plan_.captureErr = true;
    return plan_;
  }

  /// Empty if it can be forked, else why not.
  static std::string whyNot(Launcher& launcher, const std::string& input = "") {
    launcher.prepare(false, input);
    const std::optional<Prepared> prepared = launcher.receivePrepared();
    EXPECT_TRUE(prepared);
    return prepared->ready ? "" : prepared->reason.data();
  }
  std::string whyNot(const std::string& file) {
    Launcher launcher(planFor(file));
    return whyNot(launcher);
  }

  static Ended runOnce(Launcher& launcher, Start start, std::string* out = nullptr) {
    launcher.run(start);
    const std::optional<Ended> ended = launcher.receive();
    EXPECT_TRUE(ended);
    std::array<char, 1 << 16> part;
    for (ssize_t size; (size = read(launcher.out(), part.data(), part.size())) > 0;)
      if (out != nullptr) out->append(part.data(), size_t(size));
    return ended.value_or(Ended{});
  }

  /// Learns which programs in the tree are worth a fork, and makes templates of them.
  static void prepareTree(Launcher& launcher) {
    const Ended learned = runOnce(launcher, Start::learn);
    launcher.forkInTree(learned.programs.data());
    launcher.receivePrepared();
    ASSERT_TRUE(runOnce(launcher, Start::fork).wantsMore);
    launcher.prepareMore();
    launcher.receivePrepared();
  }

  Scratch scratch_;
  LaunchPlan plan_ = [this] {
    LaunchPlan plan;
    plan.root = scratch_.path("root");
    plan.workingDirectory = plan.root + "/work";
    plan.temporaryDirectory = plan.root + "/tmp";
    return plan;
  }();
};

TEST_F(ForkTest, AForkSeesWhatAProgramSees) {
  const std::string report = program("report", R"(
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
extern char *program_invocation_name, *program_invocation_short_name;
static void show(const char* file) {
  char bytes[4096];
  FILE* f = fopen(file, "r");
  size_t size = fread(bytes, 1, sizeof bytes, f);
  for (size_t i = 0; i < size; ++i) putchar(bytes[i] ? bytes[i] : '|');
  puts("");
  fclose(f);
}
int main(int argc, char** argv, char** envp) {
  printf("errno %d\n", errno);
  for (int i = 0; i <= argc; ++i) printf("argument %s\n", argv[i] ? argv[i] : "-");
  for (int i = 0; envp[i]; ++i) printf("variable %s\n", envp[i]);
  extern char** environ;
  printf("%d %s %s %s\n", environ == envp, getenv("TMPDIR"), program_invocation_name, program_invocation_short_name);
  char folder[4096], exe[4096] = "", comm[17];
  printf("in %s\n", getcwd(folder, sizeof folder));
  readlink("/proc/self/exe", exe, sizeof exe - 1);
  prctl(PR_GET_NAME, comm);
  printf("exe %s %s %s\n", exe, comm, (char*)getauxval(AT_EXECFN));
  struct dirent* entry;
  DIR* fds = opendir("/proc/self/fd");
  int all = 0;
  while ((entry = readdir(fds))) ++all;
  closedir(fds);
  printf("%d entries\n", all);
  for (int fd = 0; fd < 3; ++fd) {
    struct stat s;
    fstat(fd, &s);
    printf("fd %d %o %d %d\n", fd, s.st_mode, s.st_rdev == makedev(1, 3), fcntl(fd, 3));
  }
  for (int i = 0; i < 16; ++i) {
    struct rlimit limit;
    getrlimit(i, &limit);
    if (i != 10) printf("limit %d %ld %ld\n", i, (long)limit.rlim_cur, (long)limit.rlim_max);
  }
  sigset_t set;
  sigprocmask(0, 0, &set);
  for (int i = 1; i < 65; ++i) {
    struct sigaction action;
    if (sigaction(i, 0, &action) == 0 && (sigismember(&set, i) || action.sa_handler)) printf("signal %d\n", i);
  }
  mode_t mask = umask(0);
  printf("umask %o own group %d, nice %d, session %d, cpus %d\n", mask, getpgid(0) == getpid(),
         getpriority(PRIO_PROCESS, 0), getsid(0) == getppid(), sched_getscheduler(0));
  int deathSignal;
  prctl(PR_GET_PDEATHSIG, &deathSignal);
  printf("%d %d\n", deathSignal, gettid() == getpid());
  show("/proc/self/cmdline");
  return argc + getchar();
})",
                                     "-I/usr/include/x86_64-linux-gnu -include sys/sysmacros.h -include fcntl.h");
  Launcher launcher(planFor(report, {"one", "", "three words"}));
  std::string byExec, byFork, again;
  const Ended exec = runOnce(launcher, Start::exec, &byExec);
  EXPECT_EQ(whyNot(launcher), "");
  const Ended fork = runOnce(launcher, Start::fork, &byFork);
  EXPECT_FALSE(exec.forked);
  EXPECT_TRUE(fork.forked);
  EXPECT_EQ(fork.waitStatus, exec.waitStatus);
  EXPECT_EQ(byFork, byExec);
  runOnce(launcher, Start::fork, &again);
  EXPECT_EQ(again, byExec) << "the first fork changed the template";
}

TEST_F(ForkTest, EndsAndLimitsAreAsByExec) {
  Launcher launcher(planFor(program("ends", R"(
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
int main() {
  FILE* f = fopen("said", "r");
  if (!f) { f = fopen("said", "w"); fputs("x", f); fclose(f); return 7; }
  if (fork() == 0) { setsid(); sleep(1000); }
  abort();
})")));
  ASSERT_EQ(whyNot(launcher), "");
  const Ended first = runOnce(launcher, Start::fork);
  EXPECT_TRUE(WIFEXITED(first.waitStatus));
  EXPECT_EQ(WEXITSTATUS(first.waitStatus), 7);
  const Ended second = runOnce(launcher, Start::fork);
  EXPECT_EQ(WTERMSIG(second.waitStatus), SIGABRT);
  EXPECT_TRUE(second.forked);
}

TEST_F(ForkTest, AForkCanBeKilled) {
  const std::string seconds = uniqueSleep();
  Launcher launcher(planFor("/bin/sleep", {seconds}));
  ASSERT_EQ(whyNot(launcher), "");
  launcher.run(Start::fork);
  EXPECT_TRUE(eventually([&] { return processesWith(seconds).size() == 2; })) << "the template and the fork";
  launcher.kill();
  const std::optional<Ended> ended = launcher.receive();
  ASSERT_TRUE(ended);
  EXPECT_TRUE(ended->killed);
  EXPECT_EQ(processesWith(seconds).size(), 1u) << "the template stays";
}

TEST_F(ForkTest, TemplatesEndWithTheLauncher) {
  const std::string seconds = uniqueSleep();
  {
    Launcher launcher(planFor("/bin/sleep", {seconds}));
    ASSERT_EQ(whyNot(launcher), "");
    EXPECT_EQ(processesWith(seconds).size(), 1u);
  }
  EXPECT_TRUE(processesWith(seconds).empty());
}

TEST_F(ForkTest, ATemplateThatATestKillsOrStopsIsReplacedByExec) {
  for (const char* signal : {"KILL", "STOP"}) {
    const std::string mark = uniqueSleep();
    Launcher launcher(
        planFor("/usr/bin/env",
                {"sh", "-c", std::string("kill -") + signal + " $(pgrep -f '^/usr/bin/env.*" + mark + "'); exit 3"}));
    ASSERT_EQ(whyNot(launcher), "");
    EXPECT_EQ(WEXITSTATUS(runOnce(launcher, Start::fork).waitStatus), 3);
    const Ended next = runOnce(launcher, Start::fork);
    EXPECT_EQ(WEXITSTATUS(next.waitStatus), 3);
    EXPECT_FALSE(next.forked) << signal;
  }
}

TEST_F(ForkTest, AProgramThatHasChangedIsStartedByExec) {
  const std::string file = program("changing", "int main() { return 4; }");
  Launcher launcher(planFor(file));
  ASSERT_EQ(whyNot(launcher), "");
  EXPECT_EQ(WEXITSTATUS(runOnce(launcher, Start::fork).waitStatus), 4);
  fs::remove(file);
  program("changing", "int main() { return 5; }");
  const Ended ended = runOnce(launcher, Start::fork);
  EXPECT_EQ(WEXITSTATUS(ended.waitStatus), 5);
  EXPECT_FALSE(ended.forked);
}

TEST_F(ForkTest, NothingIsLeftByManyForks) {
  Launcher launcher(planFor(program("quick", "int main() { return 0; }")));
  ASSERT_EQ(whyNot(launcher), "");
  const auto descriptors = [&] { return procNumbers("/proc/" + std::to_string(launcher.process()) + "/fd").size(); };
  const size_t before = descriptors();
  for (int i = 0; i < 2000; ++i) ASSERT_TRUE(runOnce(launcher, Start::fork).forked);
  EXPECT_EQ(descriptors(), before);
  int children = 0;
  std::istringstream list(procText("/proc/" + std::to_string(launcher.process()) + "/task/" +
                                   std::to_string(launcher.process()) + "/children"));
  for (std::string child; list >> child;) {
    ++children;
    EXPECT_EQ(procNumbers("/proc/" + child + "/fd").size(), 4u) << "of the template";
  }
  EXPECT_EQ(children, 1);
}

/// A program that takes 5 ms of processor time up to main, and then does what its first argument says.
const char* const slowToStart = R"(
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
__attribute__((constructor)) static void begin(void) {
  for (volatile long i = 0; i < 20000000; ++i) {}
}
static void onTerm(int s) { _exit(41); }
static volatile int times;
static void countTerm(int s) { ++times; write(1, "t", 1); }
static void tellCount(int s) { _exit(50 + times); }
int main(int argc, char** argv) {
  const char* what = argv[1];
  char folder[4096], line[100] = "";
  if (!strcmp(what, "show")) {
    mode_t mask = umask(0);
    struct rlimit files, core;
    getrlimit(RLIMIT_NOFILE, &files);
    getrlimit(RLIMIT_CORE, &core);
    struct sigaction a;
    sigaction(SIGHUP, 0, &a);
    printf("%s %s %s, mask %o, %ld %ld, hup %d, nice %d, own group %d, in %s, %s\n", argv[0], argv[2],
           fgets(line, 100, stdin), mask, (long)files.rlim_cur, (long)core.rlim_cur, a.sa_handler == SIG_IGN,
           getpriority(PRIO_PROCESS, 0), getpgid(0) == getpid(), getcwd(folder, 4096) + strlen(getcwd(folder, 4096)) - 3,
           getenv("CHOSEN"));
    fprintf(stderr, "said\n");
    FILE* nine = fdopen(9, "w");
    if (nine) fprintf(nine, "nine\n");
    return 5;
  }
  if (!strcmp(what, "turn")) {
    int file = open(argv[2], O_RDWR);
    for (volatile long* count = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);;) ++*count;
  }
  if (!strcmp(what, "abort")) abort();
  if (!strcmp(what, "term")) { signal(SIGTERM, onTerm); for (;;) pause(); }
  if (!strcmp(what, "count")) {
    signal(SIGTERM, countTerm), signal(SIGUSR1, tellCount);
    for (write(1, "c", 1);;) pause();
  }
  if (!strcmp(what, "wait")) { puts("waits"); fflush(stdout); for (;;) pause(); }
  if (!strcmp(what, "many")) for (;;) if (puts("y") < 0) return 1;
  return 3;
})";

TEST_F(ForkTest, InTheTreeOfATestForksAreAsByExec) {
  const std::string slow = program("slow", slowToStart);
  const std::string script = scratch_.script("t.sh", "P=" + slow + R"(
echo in | $P show 1; echo $?
(umask 027; ulimit -n 99; ulimit -c 0; cd /usr/bin; CHOSEN=yes nice -n 3 timeout 20 $P show 2 2>&1 9>&1 </dev/null; echo $?)
(ulimit -n 10; $P show 5 2>&1 9>&1 </dev/null; echo $?)
rm -f counted
bash -c 'set -m; $0 count > counted & until grep -qs c counted; do :; done; sleep 0.5; kill -TERM -$!
         until grep -q t counted; do :; done; kill -USR1 $!; wait $!; echo $?' $P
trap '' HUP; sh -c "exec $P show 3" </dev/null 2>/dev/null; trap - HUP
$P abort; echo $?
timeout 0.3 $P term; echo $?
timeout -s KILL 0.3 $P wait; echo $?
$P many | head -n 2
$P other & wait $!; echo $?
x=$($P show 4 </dev/null 2>&1); echo "got $x"
$P wait > said & p=$!; until test -s said; do :; done; kill -INT $p; kill -9 $p; wait $p; echo $?
exec $P none)");
  Launcher launcher(planFor(script));
  std::string byExec, byFork, again;
  const Ended exec = runOnce(launcher, Start::exec, &byExec);
  const Ended learned = runOnce(launcher, Start::learn);
  EXPECT_NE(std::string(learned.programs.data()), "");
  EXPECT_GT(learned.startSeconds, 0);
  launcher.forkInTree(learned.programs.data());
  launcher.receivePrepared();
  while (runOnce(launcher, Start::fork).wantsMore) {
    launcher.prepareMore();
    EXPECT_STREQ(launcher.receivePrepared()->reason.data(), "");
  }
  const Ended forked = runOnce(launcher, Start::fork, &byFork);
  EXPECT_GE(forked.forks, 10);
  EXPECT_EQ(byFork, byExec);
  EXPECT_EQ(forked.waitStatus, exec.waitStatus);
}

/// Kills, or stops and continues, a program that counts in a file.
const char* const killer = R"(
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <fcntl.h>
static volatile long* count;
static void let(void) { for (volatile long i = 0; i < 3000000; ++i) {} }
static int moves(void) { long before = *count; let(); return *count != before; }
int main(int argc, char** argv) {
  char* turn[] = {argv[1], "turn", "count", 0};
  int file = open("count", O_RDWR | O_CREAT | O_TRUNC, 0600), late = 0, status;
  ftruncate(file, 4096);
  count = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  for (int i = 0; i < 30; ++i) {
    *count = 0;
    pid_t child = fork();
    if (child == 0) execv(argv[1], turn), _exit(1);
    while (*count == 0) usleep(100);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    late += moves();
  }
  printf("%d late, signal %d\n", late, WTERMSIG(status));
  *count = 0;
  pid_t child = fork();
  if (child == 0) execv(argv[1], turn), _exit(1);
  while (*count == 0) usleep(100);
  kill(child, SIGSTOP);
  waitpid(child, &status, WUNTRACED);
  printf("stopped %d, signal %d\n", WIFSTOPPED(status), WSTOPSIG(status));
  while (moves()) {}
  kill(child, SIGCONT);
  waitpid(child, &status, WCONTINUED);
  printf("continued %d\n", WIFCONTINUED(status));
  while (!moves()) {}
  kill(child, SIGSTOP);
  waitpid(child, &status, WUNTRACED);
  kill(child, SIGKILL);
  waitpid(child, &status, 0);
  printf("moves %d, signal %d\n", moves(), WTERMSIG(status));
})";

TEST_F(ForkTest, NobodyHearsOfTheEndOfAForkInTheTreeBeforeItIsGone) {
  const std::string slow = program("slow", slowToStart);
  Launcher launcher(planFor(scratch_.script("t.sh", program("killer", killer) + " " + slow)));
  std::string byExec, byFork;
  runOnce(launcher, Start::exec, &byExec);
  EXPECT_EQ(byExec, "0 late, signal 9\nstopped 1, signal 19\ncontinued 1\nmoves 0, signal 9\n");
  ASSERT_NO_FATAL_FAILURE(prepareTree(launcher));
  EXPECT_EQ(runOnce(launcher, Start::fork, &byFork).forks, 31);
  EXPECT_EQ(byFork, byExec);
}

TEST_F(ForkTest, WhatAForkInTheTreeCantHaveIsStartedByExec) {
  const std::string slow = program("slow", slowToStart);
  Launcher launcher(
      planFor(scratch_.script("t.sh", "P=" + slow +
                                          "\n$P other; setpriv --pdeathsig TERM $P other; choom -n 500 -- $P other; "
                                          "ionice -c 3 $P other; trap '' TERM; $P other")));
  ASSERT_NO_FATAL_FAILURE(prepareTree(launcher));
  EXPECT_EQ(runOnce(launcher, Start::fork).forks, 2) << "the first and the last";
}

TEST_F(ForkTest, AForkInTheTreeEndsWithItsProxyAndWithTheTest) {
  const std::string slow = program("slow", slowToStart);
  const std::string seconds = uniqueSleep();
  Launcher launcher(planFor(scratch_.script("t.sh", slow + " wait " + seconds +
                                                        " > said & until test -s said; do :; done; rm said; test -e go "
                                                        "&& exec sleep " +
                                                        seconds)));
  ASSERT_NO_FATAL_FAILURE(prepareTree(launcher));
  std::ofstream(plan_.workingDirectory + "/go").close();
  launcher.run(Start::fork);
  EXPECT_TRUE(eventually([&] { return processesWith(seconds).size() >= 3; }));
  launcher.kill();
  const std::optional<Ended> ended = launcher.receive();
  ASSERT_TRUE(ended);
  EXPECT_TRUE(ended->killed);
  EXPECT_LE(processesWith(seconds).size(), 1u) << "the template, which was started with these arguments";
}

/// Before main, a constructor does `code`. `reason`: a part of why it isn't forked; empty: it can be.
struct Kind {
  const char* name;
  const char* code;
  const char* reason;
  bool otherBefore = false;  ///< before the C library is ready, it is the other way round
};

const Kind kinds[] = {
    {"Nothing", "", ""},
    {"Allocates", "free(malloc(100000)); kept = malloc(3);", ""},
    {"ReadsTheEnvironment", "kept = getenv(\"PATH\");", ""},
    {"ReadsASystemFile", "char b[9]; int f = open(\"/etc/passwd\", 0); read(f, b, 9); close(f);", ""},
    {"CountsProcessors", "sysconf(_SC_NPROCESSORS_ONLN);", ""},
    {"LoadsALibrary", "kept = dlopen(\"libm.so.6\", RTLD_NOW);", "", true},
    {"CallsAtTheEnd", "atexit(later);", ""},
    {"KeepsAFileOpen", "open(\"/etc/passwd\", 0);", "open at main"},
    {"ReadsATemporaryFile", "open(\"/tmp/hone-counter\", 0);", "looks at"},
    {"ReadsItsFolder", "open(\"input\", 0);", "folder it runs in"},
    {"AsksForItsFolder", "char b[4096]; getcwd(b, 4096);", "before main"},
    {"WritesAFile", "close(open(\"/etc/hone-none/x\", O_WRONLY | O_CREAT, 0600));", "writes a file"},
    {"MakesAFolder", "mkdir(\"/etc/hone-none/x\", 0700);", "before main"},
    {"Prints", "puts(\"hello\");", "before main"},
    {"WritesAtOnce", "write(2, \"hello\", 5);", "before main"},
    {"ReadsItsInput", "char b; read(0, &b, 1);", "standard stream"},
    {"LooksAtItsOutput", "isatty(1);", "before main"},
    {"StartsAThread", "pthread_t t; pthread_create(&t, 0, sleeper, 0);", "before main"},
    {"Forks", "if (fork() == 0) _exit(0);", "before main"},
    {"ExecutesItself", "if (!getenv(\"AGAIN\")) { setenv(\"AGAIN\", \"1\", 1); execl(\"/proc/self/exe\", \"x\", 0); }",
     "another program"},
    {"KeepsTheTime", "started = time(0);", "time"},
    {"KeepsTheTimeOfDay", "struct timeval t; gettimeofday(&t, 0); started = t.tv_sec;", "time"},
    {"KeepsAClock", "struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); started = t.tv_nsec;", "time"},
    {"CountsItsTime", "started = clock();", "time"},
    {"KeepsTheCycles", "unsigned a, d; __asm__ volatile(\"rdtsc\" : \"=a\"(a), \"=d\"(d)); started = a;", "time"},
    {"ChangesTheEnvironment", "setenv(\"HONE_TESTS\", \"1\", 1);", "environment", true},
    {"RemovesAVariable", "unsetenv(\"TMPDIR\");", "environment", true},
    {"AsksForItsNumber", "started = getpid();", "number"},
    {"AsksForItsParent", "started = getppid();", "number"},
    {"IgnoresASignal", "signal(SIGTERM, SIG_IGN);", "signals"},
    {"HandlesASignal", "signal(SIGSEGV, handler);", "signals"},
    {"BlocksASignal", "sigset_t s; sigemptyset(&s); sigaddset(&s, SIGINT); sigprocmask(SIG_BLOCK, &s, 0);", "signals"},
    {"SetsAnAlarm", "alarm(100);", "before main"},
    {"SetsATimer", "struct itimerval v = {{0, 0}, {100, 0}}; setitimer(ITIMER_REAL, &v, 0);", "before main"},
    {"OpensASocket", "socket(AF_UNIX, SOCK_STREAM, 0);", "socket"},
    {"MakesAPipe", "int p[2]; pipe(p);", "before main"},
    {"SharesMemory", "mmap(0, 4096, 3, MAP_SHARED | MAP_ANONYMOUS, -1, 0);", "shares memory"},
    {"GoesElsewhere", "chdir(\"/\");", "before main"},
    {"SetsItsMask", "umask(077);", "before main"},
    {"LimitsItself", "struct rlimit l = {9, 9}; setrlimit(RLIMIT_NOFILE, &l);", "limits"},
    {"IsNicer", "nice(5);", "before main"},
    {"LeavesItsGroup", "setpgid(0, 0);", "before main"},
    {"DrawsANumber", "char b[16]; getrandom(b, 16, 0);", "random"},
    {"ReadsRandomBytes", "char b[4]; int f = open(\"/dev/urandom\", 0); read(f, b, 4); close(f);", "looks at"},
    {"AsksForTheLoad", "struct sysinfo s; sysinfo(&s);", "before main"},
    {"RenamesItself", "prctl(PR_SET_NAME, \"other\");", "changes itself"},
    {"Sleeps", "usleep(1000);", "before main"},
    {"Aborts", "abort();", "before main"},
    {"Exits", "exit(3);", "main"},
    {"Crashes", "*(volatile int*)0 = 1;", "signal"},
};

/// Where the constructor is.
struct Place {
  const char* name;
  const char* attributes;
  bool library;
};

const Place places[] = {
    {"program", "__attribute__((constructor)) static void begin(void)", false},
    {"early", "__attribute__((constructor(101))) static void begin(void)", false},
    {"before",
     "static void begin(void); __attribute__((section(\".preinit_array\"), used)) static void (*p)(void) = begin; "
     "static void begin(void)",
     false},
    {"library", "__attribute__((constructor)) void begin(void)", true},
};

TEST_F(ForkTest, HostileProgramsAreToldApartByWhatTheyDoBeforeMain) {
  // One program, whose name says what it does.
  std::string act = R"(
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
void* kept; long started;
static void later(void) {}
static void handler(int s) {}
static void* sleeper(void* p) { for (;;) pause(); }
static void act(void) {
  const char* name = (const char*)getauxval(AT_EXECFN);
  name = strrchr(name, '/') + 1;
)";
  for (const Kind& kind : kinds)
    act += std::string("if (!strcmp(name, \"") + kind.name + "\")) { " + kind.code + " }\n";
  act += "}\n";
  const std::string main = "int main(int argc, char** argv) { return 6; }\n";
  int told = 0;
  for (const Place& place : places) {
    const std::string code = act + place.attributes + " { act(); }\n";
    std::string made;
    if (place.library) {
      program("libbefore.so", code, "-shared -fPIC");
      made = program(place.name, main, "-Wl,--no-as-needed " + scratch_.path("libbefore.so"));
    } else {
      made = program(place.name, code + main);
    }
    fs::create_directory(scratch_.path("of-" + std::string(place.name)));
    for (const Kind& kind : kinds) {
      SCOPED_TRACE(std::string(place.name) + " " + kind.name);
      const std::string file = scratch_.path("of-" + std::string(place.name) + "/" + kind.name);
      fs::create_hard_link(made, file);
      Launcher launcher(planFor(file));
      const std::string reason = whyNot(launcher);
      const bool canFork = runOnce(launcher, Start::fork).forked;
      const bool other = kind.otherBefore && std::string(place.name) == "before";
      EXPECT_EQ(canFork, (*kind.reason == 0) != other) << reason;
      if (!canFork && !other) {
        EXPECT_NE(reason.find(kind.reason), reason.npos) << reason;
      }
      ++told;
    }
  }
  EXPECT_GE(told, 200);
}

/// Behind main it does what its second argument says, and then prints the first line of its first.
const char* const readsItsInput = R"(
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
static void* sleeper(void* p) { for (;;) pause(); }
static void onTerm(int s) {}
int main(int argc, char** argv) {
  const char* what = argv[2];
  char line[100] = "";
  double number = argc * 1.5;
  struct stat state;
  pthread_t thread;
  FILE* other = fopen("/etc/passwd", "r");
  fgets(line, sizeof line, other);
  if (!strcmp(what, "open")) open("/etc/passwd", O_RDONLY);
  fclose(other);
  signal(SIGTERM, onTerm);
  srand(time(0));
  setenv("LATER", "1", 1);
  if (!strcmp(what, "folder")) stat("said", &state);
  if (!strcmp(what, "write")) write(1, "begins\n", 7);
  if (!strcmp(what, "thread")) pthread_create(&thread, 0, sleeper, 0);
  if (!strcmp(what, "end")) return 3;
  if (stat(argv[1], &state) != 0) return 4;
  fgets(line, sizeof line, fopen(argv[1], "r"));
  printf("%d bytes, %g, %s: %s", (int)state.st_size, number, getenv("LATER"), line);
  return isatty(1) + 7;
})";

TEST_F(ForkTest, AProgramCanBeForkedAtItsInput) {
  const std::string file = program("reads", readsItsInput), input = plan_.root + "/input";
  Launcher launcher(planFor(file, {input, "nothing"}));
  ASSERT_EQ(whyNot(launcher, input), "");
  for (const char* text : {"one", "another\ntext"}) {
    std::ofstream(input) << text;
    std::string byExec, byFork;
    const Ended exec = runOnce(launcher, Start::exec, &byExec), fork = runOnce(launcher, Start::fork, &byFork);
    EXPECT_TRUE(fork.forked);
    EXPECT_EQ(byFork, byExec);
    EXPECT_EQ(fork.waitStatus, exec.waitStatus);
  }
}

TEST_F(ForkTest, WhatDoesMoreThanReadBeforeItsInputIsNotForkedThere) {
  const std::string file = program("reads", readsItsInput), input = plan_.root + "/input";
  std::ofstream(input) << "text";
  const std::pair<const char*, const char*> reasons[] = {{"open", "has another file open at its input"},
                                                         {"folder", "looks at the folder it runs in"},
                                                         {"write", "writes before it looks at the input"},
                                                         {"thread", "starts a thread or process"},
                                                         {"end", "ends before it looks at the input"}};
  for (const auto& [what, reason] : reasons) {
    Launcher launcher(planFor(file, {input, what}));
    EXPECT_THAT(whyNot(launcher, input), testing::StartsWith(reason)) << what;
    EXPECT_FALSE(runOnce(launcher, Start::fork).forked);
  }
}

TEST_F(ForkTest, ProgramsIntoWhichNothingCanBePreloadedAreToldApart) {
  const std::string plain = "int main() { return 0; }";
  EXPECT_EQ(whyNot(program("static", plain, "-static")), "is linked statically");
  EXPECT_EQ(whyNot(program("asan", plain, "-fsanitize=address")), "has a sanitizer");
  EXPECT_EQ(whyNot(scratch_.script("script", "exit 0")), "is a script");
  const std::string special = program("special", plain);
  chmod(special.c_str(), 04755);
  EXPECT_EQ(whyNot(special), "has special rights");
  setenv("LD_PRELOAD", "libm.so.6", 1);
  const std::string preloaded = whyNot(program("preloaded", plain));
  unsetenv("LD_PRELOAD");
  EXPECT_EQ(preloaded, "is started with LD_PRELOAD");
}

}  // namespace
}  // namespace hone
