// A program with bugs, findings of them, and what `hone triage` makes of these.
#pragma once

#include <algorithm>
#include <map>
#include <set>

#include "buggy_parser.h"
#include "end_to_end.h"

namespace hone {

using Index = nlohmann::json;

class TriageTest : public EndToEnd {
 protected:
  TriageTest() {
    write("parser.c", parserSource);
    EXPECT_EQ(run("cc", {"-g", "-w", "-o", path("parser"), path("parser.c")}).exit, 0);
    fs::create_directories(path("findings"));
  }

  void finding(const std::string& name, const std::string& text) const { write("findings/" + name, text); }

  /// Three findings of a failed assertion, two each of two aborts without a message.
  void addFindings() const {
    finding("a1.json", R"({"a": [1, 2], "b": 1234567890123})");
    finding("a2.json", R"([[7777777777777777], "x"])");
    finding("a3.json", R"([1, {"k": -123456789.12345}])");
    finding("b1.json", R"([{"a": "\n"}, 2])");
    finding("b2.json", R"(["one", "two\t", [3]])");
    finding("c1.json", R"({"k": [1, 2, 3, 4, 5]})");
    finding("c2.json", R"([[1, "2", 3, {}, []], 6])");
  }

  Ended triage(std::vector<std::string> options, int status = 0) {
    options.insert(options.begin(), {"triage", "findings", "-o", "bugs", "--no-debugger"});
    const auto command = {std::string("--"), path("parser").string(), std::string("@@")};
    if (std::ranges::find(options, "--test") == options.end()) options.insert(options.end(), command);
    Ended ended = hone(options);
    EXPECT_EQ(ended.exit, status) << ended.out << ended.err;
    return ended;
  }

  Index index(const std::string& folder = "bugs") const { return Index::parse(read(folder + "/index.json")); }

  /// The file names of a bug's findings.
  static std::set<std::string> membersOf(const Index& bug) {
    std::set<std::string> names;
    for (const Index& member : bug["members"]) names.insert(fs::path(member["file"].get<std::string>()).filename());
    return names;
  }

  /// The bug to which a finding belongs; null if none.
  static Index bugOf(const Index& index, const std::string& finding) {
    for (const Index& bug : index["bugs"])
      if (membersOf(bug).contains(finding)) return bug;
    return nullptr;
  }

  /// Texts of all files below the folder, by path.
  std::map<std::string, std::string> contentsOf(const std::string& folder) const {
    std::map<std::string, std::string> contents;
    for (const auto& entry : fs::recursive_directory_iterator(path(folder)))
      if (entry.is_regular_file()) {
        const std::string name = entry.path().lexically_relative(path(folder));
        contents[name] = read(folder + "/" + name);
      }
    return contents;
  }
};

}  // namespace hone
