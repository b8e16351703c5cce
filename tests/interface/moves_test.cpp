// Edits that others propose: who is asked when, and what the lines of a program mean.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hone/hone.h"
#include "hone/move_program.h"
#include "text/archive.h"
#include "text/user_error.h"

namespace hone {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Answers by a function and keeps the questions.
class FakeSource : public MoveSource {
 public:
  using Answer = std::function<std::vector<ProposedMove>(const std::string&)>;
  FakeSource(Answer answer, std::vector<std::string>& asked) : answer_(std::move(answer)), asked_(asked) {}
  std::vector<ProposedMove> moves(const std::string& text, const StopToken&) override {
    asked_.push_back(text);
    return answer_(text);
  }

 private:
  Answer answer_;
  std::vector<std::string>& asked_;
};

std::string stringOf(size_t size) { return '"' + std::string(size, 'a') + '"'; }

/// Removes the second half of a string.
std::vector<ProposedMove> halved(const std::string& text) { return {{{{text.size() / 2, text.size() - 1, ""}}}}; }

struct Moved {
  Reduction reduction;
  std::vector<std::string> asked;
};

/// Reduces a string of 16 letters, of which 16, 8, 4 and 2 are enough, but no other number.
Moved reducedWith(const FakeSource::Answer& answer, int jobs = 1, bool toFixPoint = true) {
  CallableTest test([](std::string_view text) {
    const bool fails = text == stringOf(16) || text == stringOf(8) || text == stringOf(4) || text == stringOf(2);
    return fails ? Verdict::fail : Verdict::pass;
  });
  Moved moved;
  ReduceOptions options;
  options.toFixPoint = toFixPoint;
  options.moves.push_back([&](const MoveContext&) { return std::make_unique<FakeSource>(answer, moved.asked); });
  moved.reduction = reduce(stringOf(16), Language::bundled("json"), test, options, {.jobs = jobs});
  return moved;
}

TEST(MoveSources, AreAskedAgainUntilNothingIsAccepted) {
  const Moved one = reducedWith(halved);
  EXPECT_EQ(one.reduction.text, stringOf(2));
  // At last behind the passes, which find nothing either.
  EXPECT_THAT(one.asked, ElementsAre(stringOf(16), stringOf(8), stringOf(4), stringOf(2), stringOf(2)));
  EXPECT_TRUE(one.reduction.minimal);
  const Moved four = reducedWith(halved, 4);
  EXPECT_EQ(four.asked, one.asked);
  EXPECT_EQ(four.reduction.text, one.reduction.text);
  EXPECT_EQ(four.reduction.search.tests, one.reduction.search.tests);
  EXPECT_EQ(four.reduction.search.cached, one.reduction.search.cached);
}

TEST(MoveSources, WithOnceAreAskedOnce) {
  const Moved moved = reducedWith(halved, 1, false);
  EXPECT_THAT(moved.asked, ElementsAre(stringOf(16), stringOf(8), stringOf(4), stringOf(2)));
  EXPECT_FALSE(moved.reduction.minimal);
}

TEST(MoveSources, WithoutMovesChangeNothing) {
  const Moved moved = reducedWith([](const std::string&) { return std::vector<ProposedMove>(); });
  EXPECT_EQ(moved.reduction.text, stringOf(16));
  EXPECT_THAT(moved.asked, ElementsAre(stringOf(16)));
  EXPECT_TRUE(moved.reduction.minimal);
}

TEST(MoveSources, EndTheRunByTheirExceptions) {
  EXPECT_THROW(reducedWith([](const std::string&) -> std::vector<ProposedMove> { throw UserError("no"); }), UserError);
}

/// As "start-end text", by spaces; complaints behind them.
std::vector<std::string> readAs(const std::vector<std::string>& lines, const std::string& text,
                                const MoveContext& context = {}) {
  std::vector<std::string> complaints, all;
  const auto complain = [&](size_t line, std::string_view reason) {
    EXPECT_THAT(std::string(reason), HasSubstr("; write {\"edits\"")) << "a remedy";
    complaints.push_back("line " + std::to_string(line));
  };
  for (const ProposedMove& move : movesIn(lines, text, context, complain)) {
    std::string edits;
    for (const MoveEdit& edit : move.edits)
      edits += (edits.empty() ? "" : " ") + std::to_string(edit.start) + "-" + std::to_string(edit.end) + edit.text;
    all.push_back(edits);
  }
  all.insert(all.end(), complaints.begin(), complaints.end());
  return all;
}

TEST(LinesOfMoves, AreEdits) {
  EXPECT_THAT(readAs({R"({"edits": [{"start": 4, "end": 5}, {"start": 1, "end": 2, "text": "\u00e9"}], "note": "n"})",
                      R"({"edits": [{"start": 0, "end": 0, "text": "x"}], "rank": -1.5})"},
                     "012345"),
              ElementsAre("1-2\xC3\xA9 4-5", "0-0x"));
}

TEST(LinesOfMoves, ThatAreWrongAreNamed) {
  const std::vector<std::string> lines = {
      "loading...",
      "",
      "{}",
      "17",
      R"({"edits": []})",
      R"({"edits": {}})",
      R"({"edits": [{"start": 0}]})",
      R"({"edits": [{"start": -1, "end": 2}]})",
      R"({"edits": [{"start": 1.5, "end": 2}]})",
      R"({"edits": [{"start": 5, "end": 7}]})",
      R"({"edits": [{"start": 18446744073709551615, "end": 18446744073709551615}]})",
      R"({"edits": [{"start": 3, "end": 2}]})",
      R"({"edits": [{"start": 1, "end": 3}, {"start": 2, "end": 4}]})",
      R"({"edits": [{"start": 1, "end": 3, "text": 7}]})",
      R"({"edits": [{"start": 1, "end": 3, "file": "a.c"}]})",
      R"({"edits": [{"start": 1, "end": 3}], "rank": "first"})",
      R"({"p": [{"l": 1, "r": 2, "v": 0}]})",
      std::string(100'000, '['),
      std::string(2'000'000, ' ') + R"({"edits": [{"start": 1, "end": 2}]})"};
  const std::vector<std::string> all = readAs(lines, "012345");
  ASSERT_EQ(all.size(), lines.size());
  for (size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i], "line " + std::to_string(i + 1)) << lines[i];
}

TEST(LinesOfMoves, MayBeHintsOfCVise) {
  EXPECT_THAT(readAs({R"({"format": "cvise_hints_v0", "pass": "p"})", R"(["int", "@special", "kind"])",
                      R"({"p": [{"l": 1, "r": 2}]})", R"({"t": 2, "p": [{"l": 3, "r": 4, "v": 0}, {"l": 0, "r": 1}]})",
                      R"({"t": 1, "p": [{"l": 1, "r": 2}]})", R"({"p": [{"l": 1, "r": 2, "t": 1}]})",
                      R"({"p": [{"l": 2, "r": 4}, {"l": 1, "r": 3}]})", R"({"p": [{"l": 1, "r": 2, "v": 3}]})"},
                     "012345"),
              ElementsAre("1-2", "0-1 3-4int", "1-4", "line 8"));
}

TEST(LinesOfMoves, OfAProjectNameItsFiles) {
  const std::string archive = archiveOf({{.path = "a.c", .contents = "int a;"},
                                         {.path = "b/c.c", .contents = "int b;"},
                                         {.path = "x", .contents = "\xFF\xFE"}});
  const std::string at = std::to_string(archive.find("int b;")) + "-" + std::to_string(archive.find("int b;") + 3);
  const MoveContext project{.project = true};
  EXPECT_THAT(readAs({R"({"edits": [{"file": "b/c.c", "start": 0, "end": 3}]})", R"(["b/c.c"])",
                      R"({"p": [{"f": 0, "l": 0, "r": 3}]})", R"({"edits": [{"file": "b/c.c", "start": 0, "end": 7}]})",
                      R"({"edits": [{"file": "b", "start": 0, "end": 0}]})", R"({"edits": [{"start": 0, "end": 0}]})",
                      R"({"edits": [{"file": "x", "start": 0, "end": 1}]})",
                      R"({"edits": [{"file": "a.c", "start": 0, "end": 1, "text": "\u001f"}]})"},
                     archive, project),
              ElementsAre(at, at, "line 4", "line 5", "line 6", "line 7", "line 8"));
  EXPECT_THAT(readAs({R"({"edits": [{"start": 0, "end": 1}]})"}, archiveOf({{.path = "a.c", .contents = "int a;"}}),
                     {.project = true, .oneFile = true}),
              ElementsAre(testing::Not(HasSubstr("line"))));
}

TEST(LinesOfMoves, AreNotEndlesslyMany) {
  std::vector<std::string> lines(20'000, R"({"edits": [{"start": 0, "end": 1}]})");
  size_t complaints = 0;
  EXPECT_EQ(movesIn(lines, "0", {}, [&](size_t, std::string_view) { ++complaints; }).size(), 10'000u);
  EXPECT_EQ(complaints, 1u);
}

TEST(MovesProgram, NeedsACommand) {
  EXPECT_THROW(moveProgram(""), UserError);
  EXPECT_THROW(moveProgram("  "), UserError);
}

}  // namespace
}  // namespace hone
