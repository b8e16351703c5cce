#include "search/verdict_store.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class Store : public testing::Test {
 protected:
  Store() {
    std::string name = fs::temp_directory_path() / "store-XXXXXX";
    folder = mkdtemp(name.data());
  }
  ~Store() override { fs::remove_all(folder); }

  static Hash128 hash(int number) { return contentHash(std::to_string(number)); }
  static TestResult result(Verdict verdict, double seconds = 0, const std::string& crash = "") {
    TestResult made;
    made.verdict = verdict;
    made.seconds = seconds;
    made.crash = crash;
    return made;
  }

  fs::path storeFile() const {
    for (const auto& entry : fs::directory_iterator(folder))
      if (entry.path().extension() == ".sqlite") return entry.path();
    return {};
  }

  fs::path folder;
};

TEST_F(Store, RemembersWhatWasPut) {
  {
    VerdictStore store(folder / "new" / "one", "test");
    EXPECT_EQ(store.find(hash(1)), nullptr);
    store.put(hash(1), result(Verdict::fail, 1.5));
    store.put(hash(2), result(Verdict::unresolved, 0.25, "SIGSEGV, walk"));
    TestResult slow = result(Verdict::unresolved, 1);
    slow.timedOut = true;
    store.put(hash(3), slow);
    for (int i = 4; i < 5000; ++i) store.put(hash(i), result(Verdict::pass));
  }
  VerdictStore store(folder / "new" / "one", "test");
  EXPECT_EQ(store.size(), 4999u);
  ASSERT_NE(store.find(hash(1)), nullptr);
  EXPECT_EQ(store.find(hash(1))->verdict, Verdict::fail);
  EXPECT_EQ(store.find(hash(1))->seconds, 1.5);
  EXPECT_EQ(store.find(hash(2))->verdict, Verdict::unresolved);
  EXPECT_EQ(store.find(hash(2))->crash, "SIGSEGV, walk");
  EXPECT_FALSE(store.find(hash(2))->timedOut);
  EXPECT_TRUE(store.find(hash(3))->timedOut);
  EXPECT_EQ(store.find(hash(4999))->verdict, Verdict::pass);
  EXPECT_EQ(store.find(hash(5000)), nullptr);
}

TEST_F(Store, TestsDoNotShareVerdicts) {
  { VerdictStore(folder, "one").put(hash(1), result(Verdict::fail)); }
  EXPECT_EQ(VerdictStore(folder, "two").size(), 0u);
  EXPECT_EQ(VerdictStore(folder, "one").size(), 1u);
}

TEST_F(Store, TwoRunsMayWriteAtOnce) {
  {
    VerdictStore one(folder, "test"), two(folder, "test");
    for (int i = 0; i < 200; ++i) {
      one.put(hash(2 * i), result(Verdict::fail));
      two.put(hash(2 * i + 1), result(Verdict::pass));
    }
  }
  EXPECT_EQ(VerdictStore(folder, "test").size(), 400u);
}

TEST_F(Store, ForgetsAlsoInTheFile) {
  {
    VerdictStore store(folder, "test");
    store.put(hash(1), result(Verdict::fail));
  }
  {
    VerdictStore store(folder, "test");
    store.forget();
    EXPECT_EQ(store.find(hash(1)), nullptr);
    store.put(hash(2), result(Verdict::pass));
  }
  VerdictStore store(folder, "test");
  EXPECT_EQ(store.find(hash(1)), nullptr);
  EXPECT_NE(store.find(hash(2)), nullptr);
}

TEST_F(Store, ADamagedFileIsPutAside) {
  { VerdictStore(folder, "test").put(hash(1), result(Verdict::fail)); }
  const std::string bytes = "something else entirely";
  for (const auto& entry : fs::directory_iterator(folder)) std::ofstream(entry.path()) << bytes;
  {
    VerdictStore store(folder, "test");
    ASSERT_TRUE(fs::exists(store.damaged()));
    EXPECT_EQ(fs::file_size(store.damaged()), bytes.size());
    store.put(hash(2), result(Verdict::pass));
  }
  VerdictStore store(folder, "test");
  EXPECT_EQ(store.size(), 1u);
  EXPECT_EQ(store.damaged(), "");
}

TEST_F(Store, AFileOfImpossibleVerdictsIsPutAside) {
  for (const std::string value :
       {"verdict = 'x'", "verdict = -1", "verdict = 3", "verdict = 9e99", "verdict = x'00'", "seconds = -1",
        "seconds = 9e999", "seconds = 'x'", "timed_out = 3", "crash = x'00'", "candidate = x'00'"}) {
    SCOPED_TRACE(value);
    fs::remove_all(folder);
    { VerdictStore(folder, "test").put(hash(1), result(Verdict::fail, 1, "SIGSEGV")); }
    sqlite3* other = nullptr;
    ASSERT_EQ(sqlite3_open(storeFile().c_str(), &other), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(other, ("UPDATE verdict SET " + value).c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);
    VerdictStore store(folder, "test");
    EXPECT_TRUE(fs::exists(store.damaged()));
    EXPECT_EQ(store.size(), 0u);
  }
}

TEST_F(Store, AFileInUseIsLeftAlone) {
  { VerdictStore(folder, "test").put(hash(1), result(Verdict::fail)); }
  const fs::path file = storeFile();
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM verdict", nullptr, nullptr,
                         nullptr),
            SQLITE_OK);
  try {
    VerdictStore(folder, "test");
    ADD_FAILURE() << "it isn't noticed";
  } catch (const UserError& error) {
    EXPECT_NE(std::string(error.what()).find("wait for the run that uses it"), std::string::npos) << error.what();
  }
  sqlite3_close(other);
  EXPECT_EQ(VerdictStore(folder, "test").size(), 1u);
}

TEST_F(Store, WhatCannotBeStoredIsTriedAgain) {
  VerdictStore store(folder, "test");
  const fs::path file = storeFile();
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &other), SQLITE_OK);
  auto run = [&](const char* statement) {
    EXPECT_EQ(sqlite3_exec(other, statement, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(other);
  };
  run("CREATE TRIGGER full BEFORE INSERT ON verdict BEGIN SELECT RAISE(FAIL, 'no room'); END");
  sqlite3_busy_timeout(other, 5000);
  for (int i = 0; i < 10; ++i) store.put(hash(i), result(Verdict::fail));
  // Whether or not the writer has already failed once, it tries again.
  run("DROP TRIGGER full");
  EXPECT_EQ(store.close(), 0u);
  sqlite3_close(other);
  EXPECT_EQ(VerdictStore(folder, "test").size(), 10u);
}

TEST_F(Store, WhatIsWithdrawnDoesNotComeBack) {
  VerdictStore store(folder, "test");
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(storeFile().c_str(), &other), SQLITE_OK);
  sqlite3_busy_timeout(other, 5000);
  auto run = [&](const char* statement) {
    EXPECT_EQ(sqlite3_exec(other, statement, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(other);
  };
  run("CREATE TRIGGER full BEFORE INSERT ON verdict BEGIN SELECT RAISE(FAIL, 'no room'); END");
  for (int i = 0; i < 10; ++i) store.put(hash(i), result(Verdict::fail));
  // So that the writer has most probably failed before each of these.
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
  store.withdraw({hash(1), hash(2)});
  store.put(hash(2), result(Verdict::pass));
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
  run("DROP TRIGGER full");
  sqlite3_close(other);
  EXPECT_EQ(store.close(), 0u);
  VerdictStore again(folder, "test");
  EXPECT_EQ(again.size(), 9u);
  EXPECT_EQ(again.find(hash(1)), nullptr);
  ASSERT_NE(again.find(hash(2)), nullptr);
  EXPECT_EQ(again.find(hash(2))->verdict, Verdict::pass);
}

TEST_F(Store, AFileThatKeepsWithdrawnVerdictsIsRemoved) {
  { VerdictStore(folder, "test").put(hash(1), result(Verdict::fail)); }
  VerdictStore store(folder, "test");
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(storeFile().c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "CREATE TRIGGER full BEFORE DELETE ON verdict BEGIN SELECT RAISE(FAIL, ''); END",
                         nullptr, nullptr, nullptr),
            SQLITE_OK);
  sqlite3_close(other);
  store.withdraw({hash(1)});
  EXPECT_EQ(store.close(), 1u);
  EXPECT_EQ(VerdictStore(folder, "test").size(), 0u);
}

TEST_F(Store, WhatIsNotStoredIsCounted) {
  VerdictStore store(folder, "test");
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(storeFile().c_str(), &other), SQLITE_OK);
  sqlite3_busy_timeout(other, 5000);
  ASSERT_EQ(sqlite3_exec(other, "CREATE TRIGGER full BEFORE INSERT ON verdict BEGIN SELECT RAISE(FAIL, ''); END",
                         nullptr, nullptr, nullptr),
            SQLITE_OK);
  sqlite3_close(other);
  for (int i = 0; i < 10; ++i) store.put(hash(i), result(Verdict::fail));
  EXPECT_EQ(store.close(), 10u);
}

TEST_F(Store, AFolderOfOthersIsNotUsed) {
  { VerdictStore(folder / "own", "test").put(hash(1), result(Verdict::fail)); }
  chmod((folder / "own").c_str(), 0777);
  EXPECT_THROW(VerdictStore(folder / "own", "test"), UserError);
}

TEST_F(Store, AFolderThatCannotBeMadeIsTheUsersError) {
  std::ofstream(folder / "file") << "x";
  EXPECT_THROW(VerdictStore(folder / "file", "test"), UserError);
}

TEST_F(Store, TheLongestUnusedGoFirst) {
  auto now = fs::file_time_type::clock::now();
  for (int i = 0; i < 5; ++i) {
    const fs::path file = folder / (std::to_string(i) + ".sqlite");
    std::ofstream(file) << std::string(1000, 'x');
    std::ofstream(folder / (std::to_string(i) + ".sqlite-wal")) << "x";
    fs::last_write_time(file, now - std::chrono::hours(i));
  }
  trimStores(folder, 2500);
  EXPECT_TRUE(fs::exists(folder / "0.sqlite"));
  EXPECT_TRUE(fs::exists(folder / "1.sqlite-wal"));
  EXPECT_FALSE(fs::exists(folder / "2.sqlite"));
  EXPECT_FALSE(fs::exists(folder / "4.sqlite-wal"));
  trimStores(folder / "none", 0);
}

}  // namespace
}  // namespace hone
