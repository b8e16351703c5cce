// An error of the user: one line that names the place and the remedy. Thrown anywhere below the command line, and
// caught only there (exit status 2).
#pragma once

#include <stdexcept>
#include <string>

namespace hone {

class UserError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace hone
