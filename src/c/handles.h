// What the handles of the C interface hold. Each holds what it needs of the others, so they are freed in any order.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "c/hone_c.h"
#include "explain/predictor.h"
#include "hone/hone.h"
#include "hone/language_choice.h"
#include "oracle/command.h"

struct hone_language {
  std::shared_ptr<hone::Language> language;
  hone::LanguageChoice choice;
};

struct hone_test {
  std::shared_ptr<hone::Test> test;
  std::optional<hone::CommandSpec> spec;  ///< nullopt: a callback
};

struct hone_run {
  hone_test test;
  hone_observer observer;
  void* data;
  std::mutex mutex;
  hone::Run* running = nullptr;  ///< the call that is under way
  bool cancelled = false;

  void cancel();
};

struct hone_result {
  hone::Stop stop = hone::Stop::done;
  std::optional<hone::Verdict> verdict;
  std::vector<std::string> texts;
  std::string stats;
  std::string json;  ///< empty: none
  std::optional<hone::Pattern> pattern;
  std::unique_ptr<hone::Predictor> predictor;
  mutable std::mutex predicting;  ///< a predictor serves one thread at a time
};
