#include "process/project_folder.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <filesystem>
#include <functional>
#include <map>

#include "../support/own_mounts.h"
#include "../support/scratch.h"
#include "text/file_descriptor.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

using Files = std::map<std::string, std::string>;

std::string archive(const Files& files) {
  std::vector<FileToArchive> all;
  for (const auto& [path, contents] : files) {
    const bool isLink = contents.starts_with("-> ");
    all.push_back({path, path.ends_with(".sh") ? 0755u : 0644u, isLink, isLink ? contents.substr(3) : contents});
  }
  return archiveOf(all);
}

/// Everything below the folder; folders end in a slash.
Files found(const fs::path& folder) {
  Files files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string path = entry.path().lexically_relative(folder);
    if (entry.is_symlink())
      files[path] = "-> " + fs::read_symlink(entry.path()).string();
    else if (entry.is_directory())
      files[path + "/"] = "";
    else
      files[path] = contents(entry.path());
  }
  return files;
}

mode_t modeOf(const fs::path& path) {
  struct stat state;
  return lstat(path.c_str(), &state) == 0 ? state.st_mode & 07777 : 0;
}

ino_t inodeOf(const fs::path& path) {
  struct stat state;
  return lstat(path.c_str(), &state) == 0 ? state.st_ino : 0;
}

/// On a disk, or in memory (tmpfs), where a write by a mapping changes none of a file's times.
class ProjectFolderTest : public testing::TestWithParam<const char*> {
 protected:
  const Files files_ = {{"a.c", "int a;"}, {"run.sh", "exit"}, {"d/b.c", "b"}, {"d/e/c.c", "c"}, {"d/l", "-> e/c.c"}};
  const Files expected_ = {{"a.c", "int a;"}, {"run.sh", "exit"}, {"d/", ""},         {"d/b.c", "b"},
                           {"d/e/", ""},      {"d/e/c.c", "c"},   {"d/l", "-> e/c.c"}};

  void expectWhole(const std::string& after) {
    EXPECT_EQ(found(root_), expected_) << after;
    EXPECT_EQ(modeOf(root_), 0700u) << after;
    EXPECT_EQ(modeOf(root_ / "d"), 0700u) << after;
    EXPECT_EQ(modeOf(root_ / "d/b.c"), 0644u) << after;
    EXPECT_EQ(modeOf(root_ / "run.sh"), 0755u) << after;
  }

  Scratch scratch_{GetParam()};
  fs::path root_ = scratch_.path("root");
  ProjectFolder folder_{root_};
};

TEST_P(ProjectFolderTest, ChangesOnlyWhatDiffers) {
  ASSERT_TRUE(folder_.write(archive(files_)));
  expectWhole("the first");
  const ino_t kept = inodeOf(root_ / "d/b.c");
  struct stat before, after;
  ASSERT_EQ(lstat((root_ / "d/b.c").c_str(), &before), 0);
  ASSERT_TRUE(folder_.write(archive({{"d/b.c", "b"}, {"new/x.c", "x"}, {"a.c/was-a-file", ""}})));
  EXPECT_EQ(found(root_),
            (Files{{"d/", ""}, {"d/b.c", "b"}, {"new/", ""}, {"new/x.c", "x"}, {"a.c/", ""}, {"a.c/was-a-file", ""}}));
  ASSERT_EQ(lstat((root_ / "d/b.c").c_str(), &after), 0);
  EXPECT_EQ(inodeOf(root_ / "d/b.c"), kept);
  EXPECT_EQ(after.st_ctim.tv_nsec, before.st_ctim.tv_nsec) << "it was written again";
  ASSERT_TRUE(folder_.write(archive({})));
  EXPECT_EQ(found(root_), Files());
  ASSERT_TRUE(folder_.write(archive(files_)));
  expectWhole("the last");
}

/// The bytes that this process has read so far.
uint64_t bytesRead() {
  std::ifstream file("/proc/self/io");
  std::string name;
  uint64_t bytes = 0;
  file >> name >> bytes;
  EXPECT_EQ(name, "rchar:");
  return bytes;
}

TEST_P(ProjectFolderTest, ReadsEachFileOnceIfTimesDoNotTell) {
  constexpr uint64_t size = 1 << 20, little = 1 << 12;
  const std::string project = archive({{"large", std::string(size, 'x')}, {"small", "x"}});
  ASSERT_TRUE(folder_.write(project));
  const uint64_t expected = timesShowMappedWrites(scratch_.path("")) ? 0 : size;
  const uint64_t before = bytesRead();
  ASSERT_TRUE(folder_.write(project));
  const uint64_t read = bytesRead() - before;
  EXPECT_GE(read, expected);
  EXPECT_LE(read, expected + little);
}

TEST_P(ProjectFolderTest, LeavesWhatIsNoArchiveAlone) {
  ASSERT_TRUE(folder_.write(archive(files_)));
  EXPECT_FALSE(folder_.write("\x1Ct644 ../x\x1Dx\x1F"));
  expectWhole("a broken archive");
}

TEST_P(ProjectFolderTest, UndoesWhateverATestDoes) {
  const fs::path outside = scratch_.path("outside");
  fs::create_directory(outside);
  scratch_.file("outside/precious", "precious");
  chmod(outside.c_str(), 0755);
  const auto change = [&](const std::string& name, const std::string& text) {
    std::FILE* file = std::fopen((root_ / name).c_str(), "w");
    ASSERT_NE(file, nullptr);
    std::fputs(text.c_str(), file);
    std::fclose(file);
  };
  const std::vector<std::pair<std::string, std::function<void()>>> deeds = {
      {"nothing", [] {}},
      {"a new file", [&] { change("new", "x"); }},
      {"a new file deep down", [&] { change("d/e/new", "x"); }},
      {"another text of the same length", [&] { change("a.c", "int b;"); }},
      {"the same text once more", [&] { change("a.c", "int a;"); }},
      {"a removed file", [&] { fs::remove(root_ / "d/b.c"); }},
      {"a removed folder", [&] { fs::remove_all(root_ / "d"); }},
      {"everything removed", [&] { fs::remove_all(root_); }},
      {"a file in place of the root", [&] { fs::remove_all(root_), std::fclose(std::fopen(root_.c_str(), "w")); }},
      {"another file in its place", [&] { fs::rename(root_ / "run.sh", root_ / "d/b.c"), change("run.sh", "exit"); }},
      {"a folder in place of a file", [&] { fs::remove(root_ / "a.c"), fs::create_directories(root_ / "a.c/x"); }},
      {"a pipe in place of a file", [&] { fs::remove(root_ / "a.c"), mkfifo((root_ / "a.c").c_str(), 0600); }},
      {"a renamed folder", [&] { fs::rename(root_ / "d", root_ / "renamed"); }},
      {"a folder swapped for a copy",
       [&] {
         fs::copy(root_ / "d", root_ / "copy", fs::copy_options::recursive | fs::copy_options::copy_symlinks);
         fs::remove_all(root_ / "d"), fs::rename(root_ / "copy", root_ / "d");
       }},
      {"no rights", [&] { chmod((root_ / "d").c_str(), 0), chmod((root_ / "a.c").c_str(), 0); }},
      {"no rights at the root", [&] { chmod(root_.c_str(), 0); }},
      {"other rights", [&] { chmod((root_ / "run.sh").c_str(), 0644), chmod((root_ / "d/b.c").c_str(), 0666); }},
      {"a link outside in place of a file",
       [&] { fs::remove(root_ / "a.c"), fs::create_symlink(outside / "precious", root_ / "a.c"); }},
      {"a link outside in place of a folder",
       [&] { fs::remove_all(root_ / "d"), fs::create_directory_symlink(outside, root_ / "d"); }},
      {"a link outside in place of the root",
       [&] { fs::remove_all(root_), fs::create_directory_symlink(outside, root_); }},
      {"a hard link to a file outside",
       [&] { fs::remove(root_ / "a.c"), fs::create_hard_link(outside / "precious", root_ / "a.c"); }},
      {"a text that was changed by a mapping",
       [&] {
         const FileDescriptor file(open((root_ / "d/b.c").c_str(), O_RDWR | O_CLOEXEC));
         void* mapped = mmap(nullptr, 1, PROT_READ | PROT_WRITE, MAP_SHARED, file.get(), 0);
         EXPECT_EQ(*static_cast<volatile char*>(mapped), 'b');
         *static_cast<volatile char*>(mapped) = 'B';
         munmap(mapped, 1);
       }},
      {"another target of a link", [&] { fs::remove(root_ / "d/l"), fs::create_symlink("b.c", root_ / "d/l"); }},
  };
  for (const auto& [name, deed] : deeds) {
    ASSERT_TRUE(folder_.write(archive(files_)));
    deed();
    ASSERT_TRUE(folder_.write(archive(files_))) << name;
    expectWhole(name);
    EXPECT_EQ(found(outside), (Files{{"precious", "precious"}})) << name;
    EXPECT_EQ(modeOf(outside), 0755u) << name;
  }
}

TEST_P(ProjectFolderTest, PutsFilesBesideTheProject) {
  const auto beside = std::make_shared<const std::vector<FileToArchive>>(
      std::vector<FileToArchive>{{"lib/x.h", 0644, false, "x"}, {"app/fixed.h", 0644, false, "y"}});
  ProjectFolder folder(root_, "app", beside);
  ASSERT_TRUE(folder.write(archive({{"a.c", "a"}})));
  EXPECT_EQ(found(root_),
            (Files{{"app/", ""}, {"app/a.c", "a"}, {"app/fixed.h", "y"}, {"lib/", ""}, {"lib/x.h", "x"}}));
  EXPECT_THAT(folder.files(), testing::ElementsAre("a.c"));
  ASSERT_TRUE(folder.write(archive({})));
  EXPECT_EQ(found(root_), (Files{{"app/", ""}, {"app/fixed.h", "y"}, {"lib/", ""}, {"lib/x.h", "x"}}));
}

TEST_P(ProjectFolderTest, LeavesAloneWhatATestHasMounted) {
  withOwnMounts([this] {
    const Scratch outside;
    outside.file("b.c", "precious");
    chmod(outside.path("").c_str(), 0755);
    for (const auto& [what, where] :
         std::vector<std::pair<std::string, std::string>>{{"", "d"}, {"", ""}, {"", "new"}, {"b.c", "d/b.c"}}) {
      ASSERT_TRUE(folder_.write(archive(files_)));
      if (where == "new") fs::create_directory(root_ / "new");
      bindMount(outside.path(what), root_ / where);
      ASSERT_TRUE(folder_.write(archive(files_))) << where;
      expectWhole("a mount on " + where);
      EXPECT_EQ(contents(outside.path("b.c")), "precious") << where;
      EXPECT_EQ(modeOf(outside.path("")), 0755u) << where;
    }
  });
}

TEST_P(ProjectFolderTest, TakesBackWhatATestGaveAway) {
  if (geteuid() != 0) GTEST_SKIP() << "only root may give files away";
  ASSERT_TRUE(folder_.write(archive(files_)));
  for (const char* place : {"", "d", "d/b.c"}) ASSERT_EQ(chown((root_ / place).c_str(), 65534, 65534), 0);
  ASSERT_TRUE(folder_.write(archive(files_)));
  expectWhole("other owners");
  for (const char* place : {"", "d", "d/b.c"}) {
    struct stat state;
    ASSERT_EQ(stat((root_ / place).c_str(), &state), 0);
    EXPECT_EQ(state.st_uid, 0u) << place;
  }
}

INSTANTIATE_TEST_SUITE_P(In, ProjectFolderTest, testing::Values("/tmp", "/dev/shm"),
                         [](const auto& test) { return test.index == 0 ? "Temporary" : "Memory"; });

}  // namespace
}  // namespace hone
