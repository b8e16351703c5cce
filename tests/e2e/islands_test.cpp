// Texts that hold texts of other languages.
#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;
using testing::Not;

class PageWithIslands : public EndToEnd {
 protected:
  PageWithIslands() {
    std::string rules, functions, items;
    for (int i = 0; i < 12; ++i) {
      std::string number = std::to_string(i);
      rules += ".c" + number + " > a:hover { margin: " + number + "px; color: red /* " + number + " */ }\n";
      functions += "function f" + number + "(a, b) { return `<b>${a}</b>` + /x" + number + "+/g.exec(b); }\n";
      items += "<li style=\"top: " + number + "px; left: 0\" onclick='f" + number + "(1)'>" + number + "</li>\n";
    }
    write("page.html",
          "<!DOCTYPE html>\n<html><head><style>\n" + rules +
              "@media screen { p, .needle { color: blue; outline: 1px dashed } }\n</style></head>\n<body><ul>" + items +
              "</ul>\n<script>\n" + functions +
              "function target() { if (f0(1)) { log('x'); boom(2, 3); } }\n</script></body></html>\n");
    // All three languages must stay valid.
    script("test.sh",
           "tr -d '\\n' < \"$1\" | grep -q '<style>.*[.]needle[^}]*{[^}]*outline *:[^}]*dashed[^}]*}.*</style>' &&\n"
           "tr -d '\\n' < \"$1\" | grep -q '<script>.*function target().*{.*boom(.*).*}.*</script>' &&\n"
           "grep -q '<li.*left: *0' \"$1\"");
  }
};

TEST_F(PageWithIslands, IsReducedInAllItsLanguages) {
  nlohmann::json one = statsOf({"reduce", "page.html", "--test", "test.sh", "-o", "one", "-j", "1"});
  std::string page = read("one");
  EXPECT_LT(page.size(), 160u) << page;
  EXPECT_THAT(page, HasSubstr(".needle{outline:"));
  EXPECT_THAT(page, HasSubstr("function target(){boom("));
  EXPECT_THAT(page, Not(HasSubstr("top")));

  nlohmann::json two = statsOf({"reduce", "page.html", "--test", "test.sh", "-o", "two", "-j", "2"});
  EXPECT_EQ(read("two"), page) << "whatever the number of jobs";
  EXPECT_EQ(two["tests"], one["tests"]);
}

TEST_F(PageWithIslands, KeepsThemWholeIfToldSo) {
  statsOf({"reduce", "page.html", "--test", "test.sh", "-o", "islands", "--passes", "coarse", "--once"});
  statsOf({"reduce", "page.html", "--test", "test.sh", "-o", "whole", "--passes", "coarse", "--once", "--no-islands"});
  EXPECT_GT(read("whole").size(), 3 * read("islands").size());
  EXPECT_THAT(hone({"parse", "page.html"}).out, HasSubstr("declarationList"));
  EXPECT_THAT(hone({"parse", "page.html", "--no-islands"}).out, Not(HasSubstr("declarationList")));
}

TEST_F(PageWithIslands, ParsedSaysWhichIslandsThereAre) {
  write("broken.html", "<style>a{}</style><script>f(</script>");
  EXPECT_THAT(hone({"parse", "broken.html"}).err, HasSubstr("1 island, 1 that doesn't parse"));
}

using Format = EndToEnd;

TEST_F(Format, DescribesIslandsAndReplacements) {
  write("Settings.g4",
        "grammar Settings;\nfile : line* EOF ;\nline : KEY '=' VALUE NEWLINE ;\n"
        "KEY : [a-z]+ ;\nVALUE : '<' ~[>]* '>' ;\nNEWLINE : '\\n' ;\nSPACE : ' '+ -> skip ;\n");
  write("List.g4", "grammar List;\nlist : WORD (',' WORD)* ;\nWORD : [a-z]+ ;\nSPACE : ' '+ -> skip ;\n");
  write("format.json", R"json({
    "start": "settings:file",
    "grammars": {
      "settings": {"files": ["Settings.g4"], "islands": {"VALUE": "<(?P<list:list>.*)>"},
                   "replacements": {"KEY": "key"}},
      "list": {"files": ["List.g4"]}
    }
  })json");
  write("input.txt", "first = <a, b, c>\nsecond = <d, needle, e>\nthird = <f>\n");
  script("test.sh", "grep -q needle \"$1\"");
  statsOf({"reduce", "input.txt", "--format", "format.json", "--test", "test.sh", "-o", "out", "--passes", "hdd"});
  EXPECT_EQ(read("out"), "key = <needle>\n");
  // The other modes know such a language too.
  EXPECT_EQ(
      hone({"explain", "input.txt", "--format", "format.json", "--test", "test.sh", "--max-tests", "50", "-o", "model"})
          .exit,
      3);
  EXPECT_LE(hone({"predict", "--model", "model", "input.txt", "--format", "format.json"}).exit, 1);
  EXPECT_THAT(hone({"predict", "--model", "model", "input.txt"}).err, oneLineWith("give it with --format FILE"));
  EXPECT_EQ(hone({"generate", "--format", "format.json", "-n", "1"}).exit, 0);
  EXPECT_EQ(hone({"repair", "input.txt", "--grammar-only", "--format", "format.json"}).exit, 0);

  Ended ended = hone({"reduce", "input.txt", "--format", "test.sh", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("shows the description of a format"));
}

}  // namespace
}  // namespace hone
