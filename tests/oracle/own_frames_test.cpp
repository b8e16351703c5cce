#include <gtest/gtest.h>

#include "oracle/stack_trace.h"

namespace hone {
namespace {

bool isOwn(const std::string& function, const std::string& place) {
  return ownFrames({{function, place, ""}}).size() == 1;
}

std::string innermost(const Stack& stack) {
  const std::vector<Frame> own = ownFrames(stack);
  return own.empty() ? "" : own.front().function;
}

/// A function may be called what it likes, if its file is the program's.
TEST(OwnFrames, AFileTells) {
  for (const char* name : {"string", "stream", "strip", "member", "memory_copy", "struct_body", "wcsomething", "memcpy",
                           "malloc", "clone", "raise", "wrap_text", "printf", "std::hash<Name>::operator()"})
    EXPECT_TRUE(isOwn(name, "/src/p.c:12:3")) << name;
  for (const char* file :
       {"/usr/include/c++/12/bits/stl_vector.h:1123", "/usr/include/x86_64-linux-gnu/bits/string_fortified.h:29:10",
        "/usr/include/stdlib.h:480", "/usr/lib/gcc/x86_64-linux-gnu/12/include/emmintrin.h:697",
        "../../../../src/libsanitizer/asan/asan_malloc_linux.cpp:69", "../sysdeps/x86_64/strlen.S:12",
        "csu/../csu/libc-start.c:360:3", "/rustc/5980/library/core/src/panicking.rs:80:14",
        "/usr/lib/go-1.19/src/runtime/panic.go:884"})
    EXPECT_FALSE(isOwn("walk", file)) << file;
  // A library that is only headers may be what is tested.
  EXPECT_TRUE(isOwn("nlohmann::parse", "/usr/include/nlohmann/json.hpp:1200"));
}

/// The C library's sources look like anybody's, but its functions' names are reserved or known.
TEST(OwnFrames, SourcesOfTheCLibrary) {
  EXPECT_FALSE(isOwn("__GI___strdup", "string/strdup.c:42"));
  EXPECT_FALSE(isOwn("_int_free", "./malloc/malloc.c:4500"));
  EXPECT_FALSE(isOwn("strtol", "./stdlib/strtol.c:106"));
  EXPECT_TRUE(isOwn("scan", "./string/scan.c:42"));
}

TEST(OwnFrames, AModuleTells) {
  for (const char* module : {"(/lib/x86_64-linux-gnu/libc.so.6+0x3c04f)", "/lib/x86_64-linux-gnu/libc.so.6",
                             "/lib64/ld-linux-x86-64.so.2", "(/usr/lib/libclang_rt.asan-x86_64.so+0x12)",
                             "(/usr/lib/x86_64-linux-gnu/libasan.so.8+0xb6f)", "(/lib/libstdc++.so.6.0.30+0x1)"})
    EXPECT_FALSE(isOwn("walk", module)) << module;
  EXPECT_TRUE(isOwn("flat_edges", "/usr/lib/graphviz/libgvplugin_dot_layout.so.6"));
}

/// Without debug information the sanitizer's functions have the module of the program too.
TEST(OwnFrames, NamesOnlyWhereThereIsNoFile) {
  for (const char* place : {"", "(/tmp/p+0x90a26)"}) {
    for (const char* name : {"__interceptor_strcpy", "malloc", "free", "memcpy", "strtol", "vsnprintf", "wcslen",
                             "operator new", "std::__throw_out_of_range", "__asan_memcpy", "_start"})
      EXPECT_FALSE(isOwn(name, place)) << name;
    for (const char* name : {"string", "stream", "strip", "strong", "member", "memo", "struct", "wcsomething", "clone",
                             "wrap_text", "freeze", "mallocate"})
      EXPECT_TRUE(isOwn(name, place)) << name;
  }
}

TEST(OwnFrames, WhoOnlyReportsAFailure) {
  const Frame abort{"abort", "(/lib/x86_64-linux-gnu/libc.so.6+0x1)", ""}, copy{"memcpy", "(/tmp/p+0x9)", ""},
      die{"die", "/src/p.c:3", ""}, parse{"parse", "/src/p.c:9", ""};
  EXPECT_EQ(innermost({abort, die, parse}), "parse");
  EXPECT_EQ(innermost({die, parse}), "die");
  EXPECT_EQ(innermost({copy, die, parse}), "die");
  EXPECT_EQ(innermost({parse, abort, die}), "parse");
  EXPECT_EQ(innermost({{"crash_signal", "../../gcc/toplev.cc:314", ""}, parse}), "parse");
  EXPECT_EQ(
      innermost({{"llvm::sys::RunSignalHandlers()", "", ""}, {"SignalHandler(int)", "Signals.cpp:0:0", ""}, parse}),
      "parse");
}

}  // namespace
}  // namespace hone
