// The files of report/page and the chart library, embedded by src/CMakeLists.txt. Each ends with a zero
// byte.
#pragma once

extern "C" {
extern const char hone_page[], hone_page_style[], hone_page_script[], hone_page_charts[];
}
