// Control texts of a triage: does the program fail for texts that can't show a bug?
//
// A program that doesn't read its candidate fails the same for every text, and so does one that can't be started: a
// whole folder of findings would become one bug. A parser may really crash on an empty file, though. So only a program
// that fails for all control texts is suspected.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "findings/finding.h"
#include "findings/runs.h"
#include "findings/survey.h"

namespace hone {

struct ControlTexts {
  Stop stop = Stop::done;
  bool allFail = false;               ///< each that was tested, and there was one
  std::string signature;              ///< of the first one that fails
  std::set<std::string> ofEmptyText;  ///< the signature of the empty text, if that fails and is no finding
  std::set<std::string> refusals;     ///< of those that don't fail, as Sighting::refusal
  SearchStats search;
};

/// Tests the control texts that are no findings: the empty text, an empty line and a word. Throws what tests throw.
ControlTexts testControlTexts(const Findings& findings, Test& test, const SurveyOptions& options, Runs& runs);

/// A sentence if the failures may be the test's own, because all control texts fail; else empty.
std::string doubtAbout(const ControlTexts& controls);
/// The same, because all findings that fail say that a file is missing.
std::string doubtAbout(const std::vector<Sighting>& sightings);

}  // namespace hone
