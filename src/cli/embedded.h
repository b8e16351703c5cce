// Files of this folder, embedded by src/CMakeLists.txt. Each ends with a zero byte.
#pragma once

extern "C" {
/// Blocks: a command's name, then for each example a line with its purpose and a line with the command. Every example
/// works as it stands, given the files that it names.
extern const char hone_examples[];
extern const char hone_completion_bash[], hone_completion_zsh[];
}
