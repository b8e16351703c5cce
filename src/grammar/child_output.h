// Runs a compiler, the ANTLR tool or the like to its end.
#pragma once

#include <boost/filesystem/path.hpp>
#include <filesystem>
#include <string>
#include <vector>

namespace hone {

struct ChildOutput {
  int exit;
  std::string text;  ///< standard output and standard error; each line ends with a line break
};

/// `program` is a full path; it runs in `folder`, without input. Throws what boost::process throws.
ChildOutput runChild(const boost::filesystem::path& program, const std::vector<std::string>& arguments,
                     const std::filesystem::path& folder);

}  // namespace hone
