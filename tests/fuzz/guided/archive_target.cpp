// The text of a project's files: what is read as an archive is written as one with the same files.
#include <cstdint>

#include "check.h"
#include "text/archive.h"

using namespace hone;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  archivedFile(text);
  projectSize(text);
  listing(text);
  const auto files = filesOf(text);
  if (!files) return 0;
  std::vector<FileToArchive> again;
  for (const ArchivedFile& file : *files) again.push_back({file.path, file.mode, file.isLink(), file.contents()});
  const std::string written = archiveOf(again);
  const auto read = filesOf(written);
  guided::check(read && read->size() == files->size(), "an archive has the files that it was made of");
  return 0;
}
