// The files of this folder, as src/CMakeLists.txt builds them into the program. Each ends with a zero byte.
#pragma once

extern "C" {
extern const char hone_completion_bash[], hone_completion_zsh[];
}
