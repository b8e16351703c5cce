// The files of report/page and the chart library, as src/CMakeLists.txt builds them into the program. Each ends with a
// zero byte.
#pragma once

extern "C" {
extern const char hone_page[], hone_page_style[], hone_page_script[], hone_page_charts[];
}
