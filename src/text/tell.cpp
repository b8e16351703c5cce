#include "text/tell.h"

#include <unistd.h>

namespace hone {

void printData(std::FILE* to, std::string_view bytes) {
  if (isatty(fileno(to)) == 1)
    tell(to, "{}", Lines{bytes});
  else
    fmt::print(to, "{}", bytes);
}

}  // namespace hone
