// What a triage asks before it believes that bugs are fixed: did the program work at all?
//
// A program that can't be started, or that does the same with every text, shows no bug. Neither does one in which the
// bugs are fixed.
#pragma once

#include <string>
#include <vector>

#include "findings/bug.h"
#include "findings/control_texts.h"
#include "findings/finding.h"

namespace hone {

/// A sentence if every text, control texts too, ends with a status by which a shell or a loader says that it couldn't
/// start the program; else empty.
std::string doubtAboutStart(const ControlTexts& controls, const std::vector<Sighting>& sightings);

/// A sentence if this many bugs seem to be fixed, but nothing that was tested tells a program with these fixes from
/// another program; else empty.
std::string doubtAboutFixes(size_t fixed, const ControlTexts& controls, const std::vector<Sighting>& sightings);

}  // namespace hone
