#include "c/guard.h"

#include <cstdlib>
#include <cstring>
#include <new>

#include "text/file.h"
#include "text/visible.h"

namespace hone {
namespace {

/// The host shows the sentence to people, as likely as not on a terminal.
hone_status report(char** error, hone_status status, const char* message) noexcept {
  if (error == nullptr) return status;
  try {
    *error = strdup(visible(message).c_str());
  } catch (const std::bad_alloc&) {
    *error = nullptr;  // without memory for the sentence there is only the status
  }
  return status;
}

}  // namespace

hone_status guarded(char** error, const std::function<void()>& action) noexcept {
  try {
    action();
    return HONE_OK;
  } catch (const Aborted& aborted) {
    return report(error, HONE_ABORTED, aborted.what());
  } catch (const UserError& wrong) {
    return report(error, HONE_ERROR, wrong.what());
  } catch (const std::bad_alloc&) {
    return report(error, HONE_FAILURE, "out of memory");
  } catch (const std::exception& unexpected) {
    return report(error, HONE_FAILURE, unexpected.what());
  } catch (...) {
    return report(error, HONE_FAILURE, "an unknown exception");
  }
}

std::string bytesOf(const char* text, size_t size) {
  if (size == 0) return {};
  if (size > mostBytes) throw UserError("the text has more than 4 GiB: give a smaller one");
  return {&given(text, "the text"), size};
}

char* copyForCaller(const std::string& text) {
  char* copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy == nullptr) throw std::bad_alloc();
  std::memcpy(copy, text.c_str(), text.size() + 1);
  return copy;
}

}  // namespace hone

void hone_free(char* text) { std::free(text); }

const char* hone_version(void) { return HONE_VERSION; }
