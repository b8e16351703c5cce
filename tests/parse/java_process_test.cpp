// A script replaces java: the text to parse decides what it does.
#include "parse/java_process.h"

#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr const char* standIn = R"python(#!/usr/bin/env python3
import os
import struct
import sys


def read(size):
    data = sys.stdin.buffer.read(size)
    if len(data) < size:
        os._exit(0)
    return data


def number():
    return struct.unpack(">i", read(4))[0]


def write(*numbers):
    sys.stdout.buffer.write(struct.pack(">%di" % len(numbers), *numbers))


with open(os.environ["HONE_STARTS"], "a") as starts:
    starts.write("+")
read(number())
while True:
    number()
    text = read(number())
    first = os.path.getsize(os.environ["HONE_STARTS"]) == 1
    if text == b"die" or (text == b"die once" and first):
        os._exit(1)
    write(0)
    if text == b"ask":
        write(1, 7, 0, 0, 0)
        sys.stdout.buffer.flush()
        number()
    write(0, 0, 0, 5)
    sys.stdout.buffer.write(b"<EOF>")
    write(1, 0)
    sys.stdout.buffer.flush()
)python";

class JavaProcessTest : public testing::Test {
 protected:
  JavaProcessTest() {
    char name[] = "/tmp/hone-unit-XXXXXX";
    folder_ = mkdtemp(name);
    std::ofstream(folder_ / "java") << standIn;
    chmod((folder_ / "java").c_str(), 0755);
    path_ = getenv("PATH");
    setenv("PATH", (folder_.string() + ":" + path_).c_str(), 1);
    setenv("HONE_STARTS", (folder_ / "starts").c_str(), 1);
  }
  ~JavaProcessTest() override {
    setenv("PATH", path_.c_str(), 1);
    fs::remove_all(folder_);
  }

  size_t starts() const { return fs::file_size(folder_ / "starts"); }

  /// The problem that the answer names; empty where the text was parsed.
  static std::string problemWith(JavaProcess& java, std::string_view text,
                                 decltype(recognizer::Request::predict) predict = nullptr) {
    recognizer::Request request{text.data(), text.size(), true, predict, nullptr, nullptr, 0};
    std::string problem = "no answer";
    java.ask(request, [&](const recognizer::Result& result) {
      EXPECT_EQ(result.parsed, *result.problem == '\0');
      problem = result.problem;
    });
    return problem;
  }

  fs::path folder_;
  std::string path_;
};

TEST_F(JavaProcessTest, OneProcessAnswersForManyTexts) {
  JavaProcess java(BuiltRecognizer{});
  EXPECT_EQ(problemWith(java, "a"), "");
  EXPECT_EQ(problemWith(java, "b"), "");
  EXPECT_EQ(starts(), 1u);
}

TEST_F(JavaProcessTest, ADeadOneIsStartedAnewAndAskedAgain) {
  JavaProcess java(BuiltRecognizer{});
  EXPECT_EQ(problemWith(java, "die once"), "");
  EXPECT_EQ(problemWith(java, "a"), "");
  EXPECT_EQ(starts(), 2u);
}

TEST_F(JavaProcessTest, ATextThatKillsTwiceIsAProblemOfThisTextOnly) {
  JavaProcess java(BuiltRecognizer{});
  EXPECT_NE(problemWith(java, "die"), "");
  EXPECT_EQ(starts(), 2u);
  EXPECT_EQ(problemWith(java, "a"), "");
}

TEST_F(JavaProcessTest, GoesOnAfterAnExceptionInTheMiddleOfAConversation) {
  JavaProcess java(BuiltRecognizer{});
  auto cancelled = [](void*, const recognizer::Question*) -> uint32_t { throw std::logic_error("cancelled"); };
  EXPECT_THROW(problemWith(java, "ask", cancelled), std::logic_error);
  EXPECT_EQ(problemWith(java, "a"), "");
  EXPECT_EQ(starts(), 2u);
}

}  // namespace
}  // namespace hone
