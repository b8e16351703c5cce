// A pattern's file, as other programs or people may have changed it: it is read, or refused with a message. What was
// read is written and read again.
#include <cstdint>

#include "check.h"
#include "pattern/pattern_file.h"
#include "text/user_error.h"

using namespace hone;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const auto json = Language::bundled("json");
  const std::string text(reinterpret_cast<const char*>(data), size);
  try {
    languageOfPattern(text, "pattern.json");
    toJson(readPattern(toJson(readPattern(text, "pattern.json", json)), "pattern.json", json));
  } catch (const UserError&) {
  }
  return 0;
}
