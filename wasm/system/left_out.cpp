// What the library has for programs, users' grammars with code, and files. The module has none of these, so nothing
// gets here but a Cancellation, which no program waits for.
#include "hone/move_program.h"
#include "oracle/crash_signature.h"
#include "parse/recognizer.h"
#include "process/cancellation.h"
#include "search/verdict_store.h"
#include "text/user_error.h"

namespace hone {
namespace {

[[noreturn]] void refuse(const char* what) { throw UserError(std::string("WebAssembly has no ") + what); }

}  // namespace

Cancellation::Cancellation() : fd_(-1) {}
Cancellation::~Cancellation() = default;
void Cancellation::cancel() { cancelled_ = true; }

Recognized Recognizer::run(std::string_view, Encoding, Prediction*) const { refuse("grammars with code"); }

MakeMoveSource moveProgram(std::string) { refuse("programs for moves: leave them out"); }

std::string_view placeIn(std::string_view) { return {}; }
std::string_view withoutPlace(std::string_view signature) { return signature; }

class VerdictStore::Database {};
VerdictStore::VerdictStore(const std::filesystem::path&, const std::string&) { refuse("files for verdicts"); }
VerdictStore::~VerdictStore() = default;
const StoredVerdict* VerdictStore::find(Hash128) const { return nullptr; }
void VerdictStore::put(Hash128, const TestResult&, bool) {}
void VerdictStore::forget() {}
void VerdictStore::withdraw(const std::vector<Hash128>&) {}
size_t VerdictStore::close() { return 0; }

}  // namespace hone
