// The web page of a build without it (HONE_REPORT=OFF). It takes the place of report/report_page.cpp.
#include "report/report_page.h"

#include "text/user_error.h"

namespace hone {

bool hasReportPages() { return false; }

std::string reportPage(const Report&) {
  throw UserError("this hone was built without the pages of --report; build it with -DHONE_REPORT=ON");
}

}  // namespace hone
