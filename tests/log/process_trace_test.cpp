#include "log/process_trace.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hone {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(ProcessTrace, TellsWhatEachProcessOpenedWroteAndHowItEnded) {
  const ProcessTrace trace = readTrace(
      "10 execve(\"/bin/sh\", [\"sh\", \"t.sh\"], 0x7 /* 2 vars */) = 0\n"
      "10 openat(AT_FDCWD</p>, \"t.sh\", O_RDONLY) = 3</p/t.sh>\n"
      "10 clone(child_stack=NULL, flags=SIGCHLD) = 11\n"
      "11 openat(AT_FDCWD</p>, \"a b.txt\", O_RDONLY) = 3</p/a b.txt>\n"
      "11 execve(\"/p/read\", [\"./read\", \"-\\\"x\\\"\"], 0x7 /* 2 vars */) = 0\n"
      "11 write(1</dev/null>, \"caf\\303\\251\\n\", 6) = 6\n"
      "11 openat(AT_FDCWD</p/q>, \"../b.json\", O_RDONLY <unfinished ...>\n"
      "11 <... openat resumed>)               = 3</p/b.json>\n"
      "11 writev(2<pipe:[7]>, [{iov_base=\"b\", iov_len=1}, {iov_base=\"ad\\n\", iov_len=3}], 2) = 4\n"
      "11 write(3</p/log>, \"no\", 2) = 2\n"
      "11 +++ killed by SIGSEGV (core dumped) +++\n"
      "10 +++ exited with 2 +++\n");
  ASSERT_EQ(trace.processes.size(), 2u);
  const TracedProcess& read = trace.processes.front();
  EXPECT_EQ(read.parent, 10);
  EXPECT_THAT(read.call.argv, ElementsAre("./read", "-\"x\""));
  EXPECT_EQ(read.call.folder, "/p/q");
  EXPECT_EQ(read.output, "café\nbad\n");
  EXPECT_EQ(read.signal, 11);
  ASSERT_EQ(read.opened.size(), 3u);
  EXPECT_EQ(read.opened[0].path, "/p/t.sh");
  EXPECT_EQ(read.opened[1].path, "/p/a b.txt");
  EXPECT_EQ(read.opened[1].written, 0u);
  EXPECT_EQ(read.opened[2].written, 6u);
  EXPECT_EQ(read.openedByAll, 3u);
  EXPECT_EQ(trace.processes.back().status, 2);
  EXPECT_THAT(trace.opened, ElementsAre("/p/t.sh", "/p/a b.txt", "/p/b.json"));
}

TEST(ProcessTrace, CountsThreadsAsTheirProcess) {
  const ProcessTrace trace = readTrace(
      "12 write(2<pipe:[7]>, \"a\", 1) = 1\n"
      "10 clone3({flags=CLONE_VM|CLONE_THREAD}) = 12\n"
      "12 write(2<pipe:[7]>, \"b\", 1) = 1\n"
      "12 +++ exited with 1 +++\n"
      "10 +++ exited with 1 +++\n");
  ASSERT_EQ(trace.processes.size(), 1u);
  EXPECT_EQ(trace.processes.front().output, "ab");
}

TEST(ProcessTrace, LeavesOutWhatItCannotRead) {
  EXPECT_THAT(readTrace("").processes, IsEmpty());
  const ProcessTrace trace =
      readTrace("x\n1 \n1 execve(\"\n1 write(1<\n1 write(1<a>, \"\\\n1 openat(\n2 +++ exited with");
  EXPECT_THAT(trace.opened, IsEmpty());
}

}  // namespace
}  // namespace hone
