#include "app/step_history.h"

#include <gtest/gtest.h>

#include "../support/scratch.h"
#include "text/file.h"

namespace hone {
namespace {

class StepHistories : public testing::Test {
 protected:
  /// Each text is without one of its words.
  static std::vector<std::string> shrinking(size_t count) {
    std::vector<std::string> texts;
    for (size_t i = 0; i < count; ++i) {
      std::string text;
      for (size_t word = i; word < count; ++word) text += "word" + std::to_string(word) + '\n';
      texts.push_back(text);
    }
    return texts;
  }
  static ReductionStep stepTo(const std::string& text) {
    return {.tests = 3, .bytes = text.size(), .tokens = 2, .pass = "hdd", .candidate = contentHash(text)};
  }
  StepHistory opened(const std::string& input, size_t limit = StepHistory::mostBytes) const {
    return {file_, "/in.c", false, input, limit};
  }

  const Scratch scratch_;
  const std::filesystem::path file_ = stepFile(scratch_.path(""), "a test");
};

TEST_F(StepHistories, EveryTextComesBack) {
  const std::vector<std::string> texts = shrinking(6);
  {
    StepHistory history = opened("input" + texts[0]);
    for (const std::string& text : texts) history.add(stepTo(text), text);
    StepHistory other = opened("other");
    other.add(stepTo("x"), "x");  // the file is in use
  }
  const auto records = readSteps(file_);
  ASSERT_TRUE(records);
  EXPECT_EQ(records->input, "/in.c");
  ASSERT_EQ(records->steps.size(), texts.size());
  EXPECT_EQ(records->textOf(0), "input" + texts[0]);
  for (size_t i = 0; i < texts.size(); ++i) EXPECT_EQ(records->textOf(i + 1), texts[i]);
  EXPECT_EQ(latestSteps(scratch_.path(""), ""), file_);
  EXPECT_EQ(latestSteps(scratch_.path(""), "/in.c"), file_);
  EXPECT_EQ(latestSteps(scratch_.path(""), "/out.c"), "");
}

TEST_F(StepHistories, ARunThatLeavesTheEarlierOneReplacesTheRest) {
  const std::vector<std::string> texts = shrinking(6);
  {
    StepHistory history = opened("input");
    for (const std::string& text : texts) history.add(stepTo(text), text);
  }
  {
    StepHistory history = opened("input");
    history.add(stepTo(texts[0]), texts[0]);
    EXPECT_EQ(readSteps(file_)->steps.size(), texts.size()) << "killed here, the next run knows all";
    history.add(stepTo("new"), "new");
    EXPECT_EQ(readSteps(file_)->steps.size(), 2u);
  }
  EXPECT_EQ(readSteps(file_)->textOf(2), "new");
  StepHistory history = opened("input");
  history.add(stepTo(texts[0]), texts[0]);
  history.end();
  EXPECT_EQ(readSteps(file_)->steps.size(), 1u);
}

TEST_F(StepHistories, WhatIsDamagedEndsIt) {
  const std::vector<std::string> texts = shrinking(3);
  {
    StepHistory history = opened("input");
    for (const std::string& text : texts) history.add(stepTo(text), text);
  }
  const std::string whole = readFile(file_);
  for (size_t size = 0; size < whole.size(); ++size) {
    writeFile(file_, whole.substr(0, size));
    if (const auto records = readSteps(file_)) {
      EXPECT_LT(records->steps.size(), texts.size());
    }
  }
  writeFile(file_, whole.substr(0, whole.size() - 1));
  {
    StepHistory history = opened("input");
    for (const std::string& text : texts) history.add(stepTo(text), text);
  }
  EXPECT_EQ(readFile(file_), whole);
  const StepHistory another = opened("another input");
  EXPECT_EQ(readSteps(file_)->steps.size(), 0u);
}

TEST_F(StepHistories, AFileStaysSmall) {
  const std::vector<std::string> texts = shrinking(200);
  constexpr size_t limit = 23'000;
  {
    StepHistory history = opened("input", limit);
    for (const std::string& text : texts) history.add(stepTo(text), text);
  }
  EXPECT_LE(std::filesystem::file_size(file_), limit + 2'000);
  const auto records = readSteps(file_);
  ASSERT_EQ(records->steps.size(), texts.size());
  size_t kept = 0;
  for (size_t i = 0; i < texts.size(); ++i)
    if (const auto text = records->textOf(i + 1)) {
      ++kept;
      EXPECT_EQ(text, texts[i]);
    }
  EXPECT_GT(kept, 20u);
  EXPECT_LT(kept, texts.size());
  EXPECT_EQ(records->textOf(texts.size()), texts.back());
  StepHistory none = opened(std::string(limit, 'x'), limit);
  none.add(stepTo("x"), "x");
  EXPECT_EQ(readSteps(file_)->steps.size(), texts.size()) << "too large an input leaves it alone";
}

}  // namespace
}  // namespace hone
