// Small inputs on which real programs of Debian fail, with the options that describe the failure.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace hone {

struct RealFailure {
  std::string name;
  std::string file;  ///< with the extension by which hone knows the language
  std::string language;
  std::string input;
  std::vector<std::string> test;       ///< arguments of hone, those behind -- at the end
  std::vector<std::string> essential;  ///< what no smaller text with the failure can do without
};

inline void PrintTo(const RealFailure& failure, std::ostream* stream) { *stream << failure.name; }

/// Graphviz aborts, "merge_chain: Assertion", on what is left of tests/cases/dot-mergechain after some reduction. Its
/// tests are slow, so only one pass is run.
inline RealFailure graphvizAborts() {
  std::string input = R"(digraph {
  node [shape=box, fontsize=10];
  subgraph cluster_0 { // the first of several
    n28 n114 n30 n50
  }
  subgraph cluster_1 { n140 n112 }
  subgraph cluster_2 { n80 n139 n95 }
  subgraph cluster_3 { n4 n5 }
  n200 -> n201 [color=red, label="200"];
  n201 -> n4 [color=red, label="201"];
  n30 -> n114 [constraint=a]
  n95 -> n28 -> n112
  n50 -> n80
  n28 -> n112 -> n50
  n140 -> n112 -> n139
}
)";
  return {"GraphvizAborts",
          "graph.dot",
          "dot",
          input,
          {"--passes", "coarse", "--once", "--signal", "ABRT", "--stderr", "merge_chain: Assertion", "--", "dot",
           "-Tsvg", "@@"},
          {"subgraph cluster_0", "constraint", "n30 -> n114"}};
}

/// jq stops with status 5 at a string where it wants an object.
inline RealFailure jqIndexesString() {
  std::string input = "[\n";
  for (int i = 0; i < 20; ++i) {
    std::string number = std::to_string(i);
    input += "  {\"name\": \"item " + number + "\", \"price\": {\"amount\": " + number + ", \"tags\": [1, 2, [3]]}},\n";
  }
  input += "  {\"name\": \"last\", \"price\": \"free\"}\n]\n";
  return {"JqIndexesString",
          "items.json",
          "json",
          input,
          {"--exit", "5", "--stderr", "Cannot index string", "--", "jq", ".[] | .price.amount", "@@"},
          {"\""}};
}

/// SQLite doesn't know a column; it reads its standard input.
inline RealFailure sqliteMissesColumn() {
  std::string input;
  for (int i = 0; i < 12; ++i) {
    std::string number = std::to_string(i);
    input += "CREATE TABLE t" + number + "(a" + number + " INTEGER PRIMARY KEY, b TEXT NOT NULL DEFAULT 'x');\n" +
             "INSERT INTO t" + number + "(b) VALUES ('one'), ('two'); -- two rows\n";
  }
  input += "SELECT t3.a3, (SELECT max(missing) FROM t5 WHERE t5.b = t3.b) FROM t3 ORDER BY 1 LIMIT 4;\n";
  return {"SqliteMissesColumn",
          "schema.sql",
          "sql",
          input,
          {"--stderr", "no such column: missing", "--", "sqlite3", "-batch"},
          {"missing"}};
}

/// g++ refuses a program in a template that it comes to by three others.
inline RealFailure gxxAsserts() {
  std::string input = "template <typename T> struct Never { static constexpr bool value = false; };\n";
  for (int i = 0; i < 6; ++i) {
    std::string number = std::to_string(i);
    input += "struct S" + number + " {\n  int a = " + number + ";\n  int get() const { return a + 1; }\n};\n" +
             "int use" + number + "(const S" + number + "& s) { return s.get() * 2; }\n";
  }
  input +=
      "template <typename T> int check(T t) { static_assert(Never<T>::value, \"no such type\"); return use0(t); }\n"
      "template <typename T> int outer(T t) { return check(t) + 1; }\n"
      "int main() { S0 s; return outer(s) + use3(S3{}); }\n";
  return {"GxxAsserts",
          "main.cpp",
          "cpp",
          input,
          {"--exit", "1", "--stderr", "no such type", "--max-tests", "120", "--", "g++", "-fsyntax-only", "@@"},
          {"no such type"}};
}

/// The shell reports a `done` that closes nothing. The name of the file tells no language, so `generic` reads it.
inline RealFailure shellSyntaxError() {
  std::string input;
  for (int i = 0; i < 10; ++i) {
    std::string number = std::to_string(i);
    input += "if test -f file" + number + "; then\n  echo \"found $HOME/" + number + "\" # a comment\nfi\n";
  }
  input += "for i in 1 2 3; do echo $i; done; done\n";
  return {"ShellSyntaxError",
          "script.rc",
          "generic",
          input,
          {"--exit", "2", "--stderr", "\"done\" unexpected", "--", "sh", "-n", "@@"},
          {"done"}};
}

}  // namespace hone
