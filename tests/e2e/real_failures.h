// Small inputs on which real programs of Debian fail, and how hone is told of the failure.
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

/// Graphviz aborts, "merge_chain: Assertion", on the middle part of tests/cases/dot-mergechain.
inline RealFailure graphvizAborts() {
  std::string input = "digraph {\n  node [shape=box, fontsize=10];\n";
  const std::vector<std::string> clusters = {
      "n28 n15 n114 n30 n50", "n140 n112", "n80 n139 n95", "n4 n5", "n6 n60", "n88 n74"};
  for (size_t i = 0; i < clusters.size(); ++i) {
    std::string number = std::to_string(i);
    input += "  subgraph cluster_" + number + " {\n    label=\"group " + number + "\"; // one of several\n    " +
             clusters[i] + "\n  }\n";
  }
  for (int i = 0; i < 8; ++i) {
    std::string from = std::to_string(200 + i), to = std::to_string(201 + i);
    input += "  n" + from + " -> n" + to + " [color=red, label=\"" + from + "\"];\n";
  }
  input +=
      "  n30 -> n114 [constraint=a]\n  n6 -> n15\n  n28 -> n112\n  n50 -> n139\n  n28 -> n112\n  n80 -> n50\n"
      "  n74 -> n60\n  n140 -> n88\n  n112 -> n95\n}\n";
  return {"GraphvizAborts",
          "graph.dot",
          "dot",
          input,
          {"--signal", "ABRT", "--stderr", "merge_chain: Assertion", "--", "dot", "-Tsvg", "@@"},
          {"subgraph", "constraint", "n30", "n114"}};
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
          {"price", "\"\""}};
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
          {"missing", "FROM"}};
}

/// The shell finds a `done` that closes nothing. Scripts have no grammar of their own here.
inline RealFailure shellSyntaxError() {
  std::string input;
  for (int i = 0; i < 10; ++i) {
    std::string number = std::to_string(i);
    input += "if test -f file" + number + "; then\n  echo \"found $HOME/" + number + "\" # a comment\nfi\n";
  }
  input += "for i in 1 2 3; do echo $i; done; done\n";
  return {"ShellSyntaxError",
          "script.sh",
          "generic",
          input,
          {"--exit", "2", "--stderr", "\"done\" unexpected", "--", "sh", "-n", "@@"},
          {"done"}};
}

}  // namespace hone
