/* Forks a program at main. This library is preloaded into a program by the launcher. It stops the program right before
   main, as a template, and forks a child for each request, which goes on with the arguments and descriptors of the
   request: so a run costs what the program does from main on, and no work of the dynamic linker and of constructors.

   The children are made by clone with CLONE_PARENT, so their parent is the launcher, as with exec. That skips what
   programs register for forks, on purpose: for the program, there is no fork.

   The library uses system calls only, since it is in programs of any C library from glibc 2.17 on, and must change
   nothing in them. */
#ifdef __x86_64__

#include <fcntl.h>
#include <linux/close_range.h>
#include <linux/prctl.h>
#include <linux/sched.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>

#include "process/start/intercept.h"
#include "process/start/protocol.h"
#include "process/start/system_calls.h"
#include "process/start/texts.h"

typedef int Main(int, char**, char**);
typedef int StartMain(Main*, int, char**, void (*)(void), void (*)(void), void (*)(void), void*);

/* They are in glibc before 2.34 only if the program uses threads or plug-ins. */
extern void* dlsym(void*, const char*) __attribute__((weak));
extern char** __environ __attribute__((weak));
extern char* program_invocation_name __attribute__((weak));
extern char* program_invocation_short_name __attribute__((weak));
#define NEXT_LIBRARY ((void*)-1L)

char *startTree, *startPreload;

static unsigned long since; /* the processor time of the process at its exec */
static char role;           /* as in HONE_START_VARIABLE, or 0 in a program that is started as ever */
static int control = -1;
static char** environmentBefore;
static long variablesBefore;
static unsigned long sumBefore;
static Main* programMain;

/* The request, whose texts the child uses as its arguments. */
static union {
  struct StartRequest request;
  char bytes[startPacketBytes];
} packet;

/* Of pointers: a constructor that changes the environment changes one. */
static unsigned long sumOf(char** pointers) {
  unsigned long sum = 0;
  for (; *pointers != 0; ++pointers) sum = sum * 31 + (unsigned long)*pointers;
  return sum;
}

/* The first of all constructors (-z initfirst). It takes out of the environment what the launcher put there, so nobody
   else sees it. */
__attribute__((constructor)) static void begin(int argc, char** argv, char** environment) {
  char** kept = environment;
  (void)argc, (void)argv;
  for (char** variable = environment; *variable != 0; ++variable) {
    if (beginsWith(*variable, HONE_START_VARIABLE)) {
      const char* text = *variable + sizeof HONE_START_VARIABLE - 1;
      role = *text++;
      if (role != 'p') {
        unsigned long given;
        readNumber(text, &given);
        control = (int)call(SYS_fcntl, (long)given, F_DUPFD_CLOEXEC, startControlDescriptor, 0, 0);
        call(SYS_close, (long)given, 0, 0, 0, 0);
      }
    } else if (beginsWith(*variable, HONE_TREE_VARIABLE)) {
      startTree = *variable;
    } else if (beginsWith(*variable, HONE_SINCE_VARIABLE)) {
      readNumber(*variable + sizeof HONE_SINCE_VARIABLE - 1, &since);
    } else if (beginsWith(*variable, "LD_PRELOAD=")) {
      startPreload = *variable;
    } else {
      *kept++ = *variable;
    }
  }
  *kept = 0;
  environmentBefore = environment;
  variablesBefore = kept - environment;
  sumBefore = sumOf(environment);
}

/* The descriptors of the request get their numbers; all others below them are closed. */
static int takeDescriptors(const int* passed) {
  const struct StartRequest* request = &packet.request;
  const int count = request->descriptors;
  const int above = count == 0 ? 0 : request->numbers[count - 1] + 1;
  int moved[startMostDescriptors];
  for (int i = 0; i < count; ++i) {
    moved[i] = (int)call(SYS_fcntl, passed[i], F_DUPFD, above, 0, 0);
    if (moved[i] < 0) return 0;
  }
  int next = 0;
  for (int i = 0; i < count; ++i) {
    const int number = request->numbers[i];
    if (number > next) call(SYS_close_range, next, number - 1, 0, 0, 0);
    if (call(SYS_dup2, moved[i], number, 0, 0, 0) < 0) return 0;
    next = number + 1;
  }
  return 1;
}

/* The kernel's own struct, which differs from glibc's. */
struct Action {
  void (*handler)(int);
  unsigned long flags;
  void (*restorer)(void);
  unsigned long mask;
};

static void takeAttributes(void) {
  const struct StartRequest* request = &packet.request;
  call(SYS_umask, request->umask, 0, 0, 0, 0);
  for (int i = 0; i < startLimits; ++i) call(SYS_prlimit64, 0, i, (long)request->limits[i], 0, 0);
  call(SYS_setpriority, PRIO_PROCESS, 0, request->niceness, 0, 0);
  const struct Action ignore = {SIG_IGN, 0, 0, 0};
  for (int i = 1; i <= 64; ++i) {
    if ((request->ignoredSignals >> (i - 1)) & 1) call(SYS_rt_sigaction, i, (long)&ignore, 0, 8, 0);
  }
}

/* Writes the pointers to the place of the old ones, which the program may have stored, if there is room. */
static char** placeTexts(char** old, long oldCount, long count, char** text, char** room) {
  char** const place = count <= oldCount ? old : room;
  for (long i = 0; i < count; ++i) {
    place[i] = *text;
    while (**text != 0) ++*text;
    ++*text;
  }
  place[count] = 0;
  return place;
}

/* What the child's main gets. */
static int argumentCount;
static char** arguments;
static char* pointers[startMostTexts + 2];

static void takeTexts(int argc, char** argv) {
  struct StartRequest* request = &packet.request;
  char* text = packet.bytes + sizeof *request;
  argumentCount = request->arguments;
  arguments = placeTexts(argv, argc, request->arguments, &text, pointers);
  if (request->variables >= 0)
    __environ =
        placeTexts(environmentBefore, variablesBefore, request->variables, &text, pointers + request->arguments + 1);
  if (arguments[0] != 0 && &program_invocation_name != 0 && &program_invocation_short_name != 0) {
    program_invocation_name = program_invocation_short_name = arguments[0];
    for (char* at = arguments[0]; *at != 0; ++at)
      if (*at == '/') program_invocation_short_name = at + 1;
  }
}

static void answer(long value) {
  const int32_t number = (int32_t)value;
  if (call(SYS_sendto, control, (long)&number, sizeof number, MSG_NOSIGNAL, 0) < 0) call(SYS_exit_group, 0, 0, 0, 0, 0);
}

/* The child tells its number once it has all that was passed; if it can't take that, it ends, so that nobody takes its
   end for the program's. */
static void becomeChild(const int* passed, void* robustList, size_t robustBytes) {
  const struct StartRequest* request = &packet.request;
  call(SYS_set_robust_list, (long)robustList, (long)robustBytes, 0, 0, 0);
  if (request->diesWithLauncher) call(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  if (call(SYS_setpgid, 0, request->group, 0, 0, 0) != 0 || call(SYS_fchdir, passed[0], 0, 0, 0, 0) != 0 ||
      !takeDescriptors(passed + 1)) {
    answer(-1);
    call(SYS_exit_group, 0, 0, 0, 0, 0);
  }
  answer(call(SYS_getpid, 0, 0, 0, 0, 0));
  const int count = request->descriptors;
  call(SYS_close_range, count == 0 ? 0 : request->numbers[count - 1] + 1, ~0u, 0, 0, 0);
  /* Behind the descriptors: their limit may be below what has been opened. */
  if (request->hasAttributes) takeAttributes();
  const unsigned long blocked = request->hasAttributes ? request->blockedSignals : 0;
  call(SYS_rt_sigprocmask, SIG_SETMASK, (long)&blocked, 0, 8, 0);
}

/* Returns in each child. */
static void serve(void) {
  void* robustList = 0;
  size_t robustBytes = 0;
  int* thread = 0;
  const unsigned long all = ~0ul;
  call(SYS_get_robust_list, 0, (long)&robustList, (long)&robustBytes, 0, 0);
  if (call(SYS_prctl, PR_GET_TID_ADDRESS, (long)&thread, 0, 0, 0) != 0 || thread == 0 ||
      (role == 't' && (&__environ == 0 || __environ != environmentBefore || sumOf(__environ) != sumBefore))) {
    answer(-1);
    call(SYS_exit_group, 0, 0, 0, 0, 0);
  }
  answer(1);
  for (;;) {
    union {
      struct cmsghdr header;
      char bytes[CMSG_SPACE(sizeof(int) * (startMostDescriptors + 1))];
    } passed;
    struct iovec part = {packet.bytes, sizeof packet};
    struct msghdr message = {0};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = &passed;
    message.msg_controllen = sizeof passed;
    if (call(SYS_recvmsg, control, (long)&message, MSG_CMSG_CLOEXEC, 0, 0) <= 0) break;
    const int* descriptors = (const int*)CMSG_DATA(&passed.header);
    /* No signal may strike the child before it has its own mask, dispositions and group. */
    call(SYS_rt_sigprocmask, SIG_SETMASK, (long)&all, 0, 8, 0);
    const long child =
        call(SYS_clone, CLONE_PARENT | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD, 0, 0, (long)thread, 0);
    if (child == 0) {
      becomeChild(descriptors, robustList, robustBytes);
      return;
    }
    const unsigned long none = 0;
    call(SYS_rt_sigprocmask, SIG_SETMASK, (long)&none, 0, 8, 0);
    for (int i = 0; i <= packet.request.descriptors; ++i) call(SYS_close, descriptors[i], 0, 0, 0, 0);
    if (child < 0) answer(child);
  }
  call(SYS_exit_group, 0, 0, 0, 0, 0);
}

/* Where the launcher diverts a program that is about to look at its input. The launcher has pushed the address of the
   system call, to which the children return, below the 128 bytes that belong to the function there. */
void startDiverted(void);
__asm__(
    ".hidden startDiverted\n"
    "startDiverted:\n"
    "  pushf\n  push %rax\n  push %rcx\n  push %rdx\n  push %rsi\n  push %rdi\n  push %rbp\n"
    "  push %r8\n  push %r9\n  push %r10\n  push %r11\n"
    "  mov %rsp, %rbp\n  and $-16, %rsp\n  cld\n  call startServe\n  mov %rbp, %rsp\n"
    "  pop %r11\n  pop %r10\n  pop %r9\n  pop %r8\n"
    "  pop %rbp\n  pop %rdi\n  pop %rsi\n  pop %rdx\n  pop %rcx\n  pop %rax\n  popf\n"
    "  ret $128\n");

__attribute__((used)) void startServe(void);
void startServe(void) {
  call(SYS_prctl, PR_SET_TSC, PR_TSC_ENABLE, 0, 0, 0);
  serve();
}

/* Tells the launcher what the start has cost. */
static void report(void) {
  static struct StartReport report;
  static struct sockaddr_un address;
  struct timespec used;
  const char* name = nextPart(nextPart(startTree));
  call(SYS_clock_gettime, CLOCK_PROCESS_CPUTIME_ID, (long)&used, 0, 0, 0);
  report.nanoseconds = (uint64_t)used.tv_sec * 1000000000u + (uint64_t)used.tv_nsec - since;
  report.process = (int32_t)call(SYS_getpid, 0, 0, 0, 0, 0);
  if (call(SYS_readlink, (long)"/proc/self/exe", (long)report.path, sizeof report.path - 1, 0, 0) <= 0) return;
  address.sun_family = AF_UNIX;
  const char* end = append(appendPart(address.sun_path + 1, name), "l");
  const long fd = call(SYS_socket, AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0, 0, 0);
  if (fd < 0) return;
  const long size = end - (const char*)&address;
  if (call(SYS_connect, fd, (long)&address, size, 0, 0) == 0)
    call(SYS_sendto, fd, (long)&report, sizeof report, MSG_NOSIGNAL, 0);
  call(SYS_close, fd, 0, 0, 0, 0);
}

/* Jumps to main at its end, and has nothing on the stack then: so a program's dump of its stack is as ever. */
static int atMain(int argc, char** argv, char** environment) {
  if (role == 't') {
    serve();
    takeTexts(argc, argv);
    return programMain(argumentCount, arguments, __environ);
  }
  if (role == 0)
    report();
  else
    call(SYS_prctl, startReachedMain, (long)startDiverted, 0, 0, 0);
  if (role == 'p') call(SYS_exit_group, 0, 0, 0, 0, 0);
  return programMain(argc, argv, environment);
}

/* In the place of glibc's, which every program calls with its main. */
__attribute__((visibility("default"))) int __libc_start_main(Main* main, int argc, char** argv, void (*init)(void),
                                                             void (*fini)(void), void (*linkerFini)(void),
                                                             void* stackEnd);
int __libc_start_main(Main* main, int argc, char** argv, void (*init)(void), void (*fini)(void),
                      void (*linkerFini)(void), void* stackEnd) {
  StartMain* next = dlsym == 0 ? 0 : __extension__(StartMain*) dlsym(NEXT_LIBRARY, "__libc_start_main");
  if (next == 0) call(SYS_exit_group, 127, 0, 0, 0, 0);
  programMain = main;
  const int learns = startTree != 0 && startTree[sizeof HONE_TREE_VARIABLE - 1] == 'l';
  return next(role == 0 && !learns ? main : atMain, argc, argv, init, fini, linkerFini, stackEnd);
}

#else
typedef int NothingHere;
#endif
