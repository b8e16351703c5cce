// Which files of a project are data, that a program may have failed over.
#pragma once

#include <filesystem>

namespace hone {

/// True for a folder of code that was installed for the project, which is no input: node_modules, site-packages.
bool isOfInstalled(const std::filesystem::path& folder);

/// By its name.
bool isCode(const std::filesystem::path& file);

/// False for code, settings and what a build makes, by its name.
bool isData(const std::filesystem::path& file);

}  // namespace hone
