// Files of this folder, as src/CMakeLists.txt builds them into the program. Each ends with a zero byte.
#pragma once

extern "C" {
/// Blocks: a command's name, and for each example a line with its purpose and one with the command. Each works as it
/// stands, given the files that it names.
extern const char hone_examples[];
extern const char hone_completion_bash[], hone_completion_zsh[];
}
