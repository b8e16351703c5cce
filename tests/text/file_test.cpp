#include "text/file.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <thread>

#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class Files : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "hone-file-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }

  template <typename Action>
  static std::string complaint(Action&& action) {
    try {
      action();
    } catch (const UserError& error) {
      return error.what();
    }
    return "none";
  }

  size_t entries() const {
    return static_cast<size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

  fs::path folder_;
};

TEST_F(Files, KeepEveryByte) {
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  bytes += "\r\n\r\n";
  writeFile(folder_ / "bytes", bytes);
  EXPECT_EQ(readFile(folder_ / "bytes"), bytes);
  writeFile(folder_ / "bytes", "");
  EXPECT_EQ(readFile(folder_ / "bytes"), "");
  EXPECT_EQ(entries(), 1u) << "nothing else is left there";
}

TEST_F(Files, ComplainByName) {
  EXPECT_NE(complaint([&] { readFile(folder_ / "none"); }).find("none: No such file"), std::string::npos);
  EXPECT_NE(complaint([&] { readFile(folder_); }).find("is a folder"), std::string::npos);
  EXPECT_NE(complaint([&] { writeFile(folder_ / "no" / "file", "x"); }).find("can't write"), std::string::npos);
  fs::create_directory(folder_ / "taken");
  EXPECT_NE(complaint([&] { writeFile(folder_ / "taken", "x"); }).find("can't write"), std::string::npos);
  EXPECT_EQ(entries(), 1u) << "what could not be moved in place is not left behind";
}

TEST_F(Files, AreReplacedAtOnce) {
  const std::string one(100'000, 'a'), other(150'000, 'b');
  fs::path file = folder_ / "file";
  writeFile(file, one);
  std::atomic<bool> done = false;
  std::thread writer([&] {
    for (int i = 0; i < 200; ++i) writeFile(file, i % 2 == 0 ? other : one);
    done = true;
  });
  int torn = 0;
  while (!done) {
    std::string seen = readFile(file);
    torn += seen != one && seen != other;
  }
  writer.join();
  EXPECT_EQ(torn, 0);
}

}  // namespace
}  // namespace hone
