// Keeps exceptions inside of the library: they become a status and a sentence.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>

#include "c/hone_c.h"
#include "text/user_error.h"

namespace hone {

/// The test's callback ended the run.
class Aborted : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// HONE_OK if `action` returns. Else the status of its exception, whose message goes to *error, if `error` isn't null.
hone_status guarded(char** error, const std::function<void()>& action) noexcept;

/// Throws UserError that names what is missing if the argument is null.
template <typename T>
T& given(T* argument, const char* what) {
  if (argument == nullptr) throw UserError(std::string(what) + " is missing: NULL was given");
  return *argument;
}

/// The bytes; null stands for no bytes if the size is 0. Throws UserError if there are too many.
std::string bytesOf(const char* text, size_t size);

/// A copy for the caller, to be freed by hone_free.
char* copyForCaller(const std::string& text);

}  // namespace hone
