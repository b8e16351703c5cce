#include "parse/code_note.h"

#include <fmt/format.h>

namespace hone {

std::string codeNote(std::string_view grammar) {
  return fmt::format(
      "code in the grammar {} decides how a text is parsed, so it is compiled and runs with your rights; --engine "
      "interpret runs none of it",
      grammar);
}

}  // namespace hone
