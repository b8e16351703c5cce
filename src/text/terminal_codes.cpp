#include "text/terminal_codes.h"

#include <re2/re2.h>

namespace hone {

std::string withoutTerminalCodes(std::string text) {
  static const RE2 codes("\x1b\\[[0-9;?]*[ -/]*[@-~]|\x1b[\\]_P^][^\x07\x1b]*(?:\x07|\x1b\\\\)?|\x1b[@-Z\\\\-_]|\\x08");
  if (text.find_first_of("\x1b\x08") != text.npos) RE2::GlobalReplace(&text, codes, "");
  return text;
}

}  // namespace hone
