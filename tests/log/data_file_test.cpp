#include <gtest/gtest.h>

#include "log/tools.h"

namespace hone {
namespace {

TEST(DataFile, IsNoCodeAndNoSettings) {
  for (const char* file : {"a.csv", "x.json", "in.xml", "crash-1f2e", "a.sql", "notes.txt"})
    EXPECT_TRUE(isData(file)) << file;
  for (const char* file :
       {"a.py", "package.json", "Makefile", "Cargo.toml", "tsconfig.web.json", "lib.so", "README.md"})
    EXPECT_FALSE(isData(file)) << file;
}

}  // namespace
}  // namespace hone
