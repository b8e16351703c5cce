#include "reduce/keepers.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace hone {
namespace {

class Kept : public ::testing::Test {
 protected:
  void read(const std::string& text) {
    // What is the first place of a word can't be known not to be its declaration.
    const std::string words = "(struct int return);\n";
    tree_ = Tree::parse(Language::bundled("generic"), words + text);
    parts_ = std::make_unique<PartTable>(tree_);
    mentions_ = std::make_unique<Mentions>(*tree_);
    keepers_ = std::make_unique<Keepers>(*tree_, *parts_, *mentions_, std::vector<bool>(mentions_->all.size()),
                                         [&](PartId part) { return static_cast<double>(textOf(part).size()); });
  }

  /// Without blanks, and without the separator before it.
  std::string textOf(PartId part) const {
    std::string text;
    for (NodeId node = parts_->begin(part); node < parts_->end(part); ++node)
      if (tree_->node(node).isVisible() && tree_->text(node) != "\n") text += tree_->text(node);
    return text.substr(std::min(text.size(), text.find_first_not_of(';')));
  }

  /// The outermost part whose text begins so.
  PartId partOf(std::string_view beginning) const {
    PartId found = noPart;
    for (PartId part = 0; part < parts_->size(); ++part)
      if (textOf(part).starts_with(beginning) &&
          (found == noPart || parts_->end(part) - parts_->begin(part) > parts_->end(found) - parts_->begin(found)))
        found = part;
    return found;
  }

  std::string withKept(std::string_view beginning) const {
    std::string text;
    for (const PartId part : keepers_->withKept({partOf(beginning)})) text += textOf(part) + " ";
    return text;
  }

  TreePtr tree_;
  std::unique_ptr<PartTable> parts_;
  std::unique_ptr<Mentions> mentions_;
  std::unique_ptr<Keepers> keepers_;
};

TEST_F(Kept, IsWhatOnlyOneStatementUsesAndWhatThatUses) {
  read("struct a { };\nstruct b { a x; };\nint f(b y) { return 1; }\nint main() { int z = f(b()); int w = 2; }\n");
  EXPECT_EQ(withKept("intz"), "structa{} structb{ax;} intf(by){return1;} intz=f(b()) ");
  EXPECT_EQ(withKept("structb"), "structa{} structb{ax;} ");
}

TEST_F(Kept, IsNothingThatTwoStatementsUse) {
  read("struct a { };\nint main() { a x; int y = 1; a z; }\n");
  EXPECT_EQ(withKept("ax"), "ax ");
  EXPECT_EQ(withKept("intmain"), "structa{} intmain(){ax;inty=1;az;} ") << "but by the body that holds both";
}

TEST_F(Kept, IsNothingThatNobodyUses) {
  read("struct a { };\nstruct b { };\nint main() { b x; }\n");
  EXPECT_EQ(withKept("intmain").find("structa"), std::string::npos);
}

TEST_F(Kept, CountsInFullOnce) {
  read("struct a { int m; };\nstruct b { a x; };\nint main() { b z; int w = 2; }\n");
  const double kept = static_cast<double>(std::string("structa{intm;};structb{ax;}").size());
  const double bytes = keepers_->bytes(partOf("bz"));
  EXPECT_GE(bytes, kept);
  EXPECT_LE(bytes, kept + 6);
  EXPECT_EQ(keepers_->bytes(partOf("intw")), static_cast<double>(textOf(partOf("intw")).size()));
}

TEST_F(Kept, GoesAlongALongChain) {
  std::string text = "int f0(int a) { return 0; }\n";
  for (int i = 1; i < 5000; ++i) text += fmt::format("int f{}(int a) {{ return f{}(a); }}\n", i, i - 1);
  read(text + "int main() { int x = f4999(1); return 0; }\n");
  EXPECT_EQ(keepers_->withKept({partOf("intx")}).size(), 5001u);
  EXPECT_GT(keepers_->bytes(partOf("intx")), 5000 * 20);
}

}  // namespace
}  // namespace hone
