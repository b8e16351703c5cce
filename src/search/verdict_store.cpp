#include "search/verdict_store.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <new>
#include <utility>

#include "text/file_descriptor.h"
#include "text/own_folder.h"
#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

/// Raise this with any change of the tables or of the meaning of an identity.
constexpr int formatVersion = 3;

constexpr const char* schema =
    "CREATE TABLE IF NOT EXISTS test (identity TEXT NOT NULL);"
    "CREATE TABLE IF NOT EXISTS verdict (candidate BLOB PRIMARY KEY, verdict INTEGER NOT NULL, seconds REAL NOT NULL,"
    " crash TEXT, timed_out INTEGER NOT NULL) WITHOUT ROWID;";

/// A value of timed_out: StoredVerdict::cutShort. 1: only StoredVerdict::timedOut.
constexpr int timedOutEarly = 2;

constexpr size_t hashBytes = sizeof(Hash128);

Hash128 hashFrom(const void* blob) {
  Hash128 hash;
  std::memcpy(&hash, blob, hashBytes);
  return hash;
}

/// A store's file, and the files that SQLite puts beside it, or did in earlier versions.
constexpr std::array parts = {"", "-journal", "-wal", "-shm"};

void removeStore(const fs::path& file) {
  std::error_code gone;
  for (const char* part : parts) fs::remove(file.string() + part, gone);
}

/// A store tells what the program printed about the user's files. SQLite gives its other files the mode of this one.
void makePrivate(const fs::path& file) {
  constexpr mode_t mode = S_IRUSR | S_IWUSR;
  const FileDescriptor made(open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
  // By their names, since to close an existing file would release SQLite's locks on it.
  for (const char* part : parts) chmod((file.string() + part).c_str(), mode);
}

/// Renames a damaged store. Returns its new name.
fs::path putAside(const fs::path& file) {
  std::error_code error, none;
  fs::path aside = file;
  for (int number = 1; fs::exists(aside, none); ++number)
    aside = file.parent_path() /
            fmt::format("{}.broken{}.sqlite", file.stem().string(), number == 1 ? "" : fmt::format("-{}", number));
  fs::rename(file, aside, error);
  if (error) throw UserError(fmt::format("can't rename {}, which is damaged: {}", file.string(), error.message()));
  for (const char* part : parts) fs::rename(file.string() + part, aside.string() + part, none);
  return aside;
}

/// The error of a file that isn't a valid store. All other errors come from outside the file and may be temporary.
struct Damaged {};

/// Could hone have written this row? SQLite allows values of any type in any column.
bool isPossible(sqlite3_stmt* row) {
  const auto isWhole = [&](int column, int greatest) {
    return sqlite3_column_type(row, column) == SQLITE_INTEGER && sqlite3_column_int64(row, column) >= 0 &&
           sqlite3_column_int64(row, column) <= greatest;
  };
  const auto isTime = [&](int column) {
    return sqlite3_column_type(row, column) == SQLITE_FLOAT && sqlite3_column_double(row, column) >= 0 &&
           std::isfinite(sqlite3_column_double(row, column));
  };
  const int crash = sqlite3_column_type(row, 3);
  return sqlite3_column_type(row, 0) == SQLITE_BLOB && sqlite3_column_bytes(row, 0) == int(hashBytes) &&
         isWhole(1, int(Verdict::unresolved)) && isTime(2) && (crash == SQLITE_TEXT || crash == SQLITE_NULL) &&
         isWhole(4, timedOutEarly);
}

}  // namespace

/// A connection. Errors after the opening don't end the search: a verdict that isn't stored is found again by a test.
/// The constructor throws UserError or Damaged.
class VerdictStore::Database {
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Close>;

 public:
  explicit Database(const fs::path& file) : file_(file) {
    // One thread at a time uses it: first the constructing thread, then the writer.
    makePrivate(file);
    sqlite3* handle = nullptr;
    const int result = sqlite3_open_v2(file.c_str(), &handle,
                                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    handle_.reset(handle);
    if (result != SQLITE_OK) fail();
    sqlite3_busy_timeout(handle_.get(), 5000);
    // In this mode, a commit never waits for the disk. A killed run loses nothing. A power failure may destroy the
    // file, but tests can find its verdicts again. A write-ahead log would be mapped into memory, so that a test that
    // truncates it would end hone by SIGBUS.
    if (!execute("PRAGMA mmap_size=0; PRAGMA journal_mode=TRUNCATE; PRAGMA synchronous=OFF;") || !execute(schema))
      fail();
    insert_ = prepare("INSERT OR REPLACE INTO verdict VALUES (?1, ?2, ?3, ?4, ?5)");
    remove_ = prepare("DELETE FROM verdict WHERE candidate = ?1");
  }
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  bool execute(const char* statements) {
    return sqlite3_exec(handle_.get(), statements, nullptr, nullptr, nullptr) == SQLITE_OK;
  }

  void describe(const std::string& identity) {
    Statement statement = prepare("INSERT INTO test SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM test)");
    bindText(statement.get(), 1, identity);
    sqlite3_step(statement.get());
  }

  void read(std::unordered_map<Hash128, StoredVerdict>& known) {
    const Statement query = prepare("SELECT candidate, verdict, seconds, crash, timed_out FROM verdict");
    sqlite3_stmt* statement = query.get();
    int result;
    while ((result = sqlite3_step(statement)) == SQLITE_ROW) {
      if (!isPossible(statement)) throw Damaged();
      StoredVerdict verdict{static_cast<Verdict>(sqlite3_column_int(statement, 1)),
                            sqlite3_column_double(statement, 2)};
      verdict.timedOut = sqlite3_column_int(statement, 4) != 0;
      verdict.cutShort = sqlite3_column_int(statement, 4) == timedOutEarly;
      if (const unsigned char* crash = sqlite3_column_text(statement, 3))
        verdict.crash = reinterpret_cast<const char*>(crash);
      known.emplace(hashFrom(sqlite3_column_blob(statement, 0)), std::move(verdict));
    }
    if (result != SQLITE_DONE) fail();
  }

  /// Writes all of them, in order, or none. False if they couldn't be written.
  bool write(const std::vector<Change>& changes) {
    if (!execute("BEGIN IMMEDIATE")) return false;
    if (std::ranges::all_of(changes, [this](const Change& change) { return write(change); }) && execute("COMMIT"))
      return true;
    execute("ROLLBACK");
    return false;
  }

 private:
  bool write(const Change& change) {
    switch (change.kind) {
      case Change::Kind::put: return insert(change);
      case Change::Kind::remove: return executeOn(change.candidate, remove_.get());
      case Change::Kind::removeAll: return execute("DELETE FROM verdict");
    }
    return false;
  }

  bool insert(const Change& change) {
    sqlite3_stmt* insert = insert_.get();
    sqlite3_bind_int(insert, 2, int(change.verdict.verdict));
    sqlite3_bind_double(insert, 3, change.verdict.seconds);
    if (change.verdict.crash.empty()) {
      sqlite3_bind_null(insert, 4);
    } else {
      bindText(insert, 4, change.verdict.crash);
    }
    sqlite3_bind_int(insert, 5, change.verdict.cutShort ? timedOutEarly : int(change.verdict.timedOut));
    return executeOn(change.candidate, insert);
  }

  /// The candidate is the statement's first value.
  static bool executeOn(const Hash128& candidate, sqlite3_stmt* statement) {
    sqlite3_bind_blob(statement, 1, &candidate, int(hashBytes), SQLITE_STATIC);
    const bool good = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_reset(statement);
    return good;
  }

  Statement prepare(const char* text) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(handle_.get(), text, -1, &statement, nullptr) != SQLITE_OK) fail();
    return Statement(statement);
  }

  /// The text must live until the statement is reset.
  static void bindText(sqlite3_stmt* statement, int place, const std::string& text) {
    sqlite3_bind_text(statement, place, text.data(), int(text.size()), SQLITE_STATIC);
  }

  [[noreturn]] void fail() {
    const int error = sqlite3_errcode(handle_.get()) & 0xff;  // the rest says more of it
    if (error == SQLITE_CORRUPT || error == SQLITE_NOTADB) throw Damaged();
    const bool taken = error == SQLITE_BUSY || error == SQLITE_LOCKED;
    throw UserError(fmt::format("can't use {}: {}; {}choose another folder with --state DIR", file_.string(),
                                sqlite3_errmsg(handle_.get()), taken ? "wait for the run that uses it, or " : ""));
  }

  fs::path file_;
  std::unique_ptr<sqlite3, Close> handle_;
  Statement insert_, remove_;
};

VerdictStore::VerdictStore(const fs::path& folder, const std::string& identity) {
  try {
    useOwnFolder(folder);
  } catch (const UserError& error) {
    throw UserError(fmt::format("{}; --state DIR chooses another folder", error.what()));
  }
  const std::string versioned = fmt::format("format {}\n{}", formatVersion, identity);
  file_ = folder / (toHex(contentHash(versioned)) + ".sqlite");
  auto open = [&] {
    database_ = std::make_unique<Database>(file_);
    database_->describe(versioned);
    database_->read(known_);
  };
  try {
    open();
  } catch (const Damaged&) {
    database_.reset();
    known_.clear();
    damaged_ = putAside(file_);
    open();
  }
  writer_ = std::thread([this] {
    try {
      writeAll();
    } catch (const std::bad_alloc&) {
      // A verdict that isn't stored is found again by a test.
    }
  });
}

VerdictStore::~VerdictStore() { close(); }

size_t VerdictStore::close() {
  if (!writer_.joinable()) return waiting_.size();
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_one();
  writer_.join();
  if (!std::ranges::all_of(waiting_, [](const Change& change) { return change.kind == Change::Kind::put; })) {
    database_.reset();
    removeStore(file_);
  }
  return waiting_.size();
}

const StoredVerdict* VerdictStore::find(Hash128 candidate) const {
  auto found = known_.find(candidate);
  return found == known_.end() ? nullptr : &found->second;
}

void VerdictStore::put(Hash128 candidate, const TestResult& result, bool cutShort) {
  queue({Change::Kind::put, candidate, {result.verdict, result.seconds, result.crash, result.timedOut, cutShort}});
}

void VerdictStore::forget() {
  known_.clear();
  queue({Change::Kind::removeAll});
}

void VerdictStore::withdraw(const std::vector<Hash128>& candidates) {
  for (const Hash128 candidate : candidates) {
    known_.erase(candidate);
    queue({Change::Kind::remove, candidate});
  }
}

void VerdictStore::queue(Change change) {
  std::lock_guard lock(mutex_);
  waiting_.push_back(std::move(change));
  changed_.notify_one();
}

void VerdictStore::writeAll() {
  std::vector<Change> changes;
  size_t failed = 0;  // as many of those that wait couldn't be written
  std::unique_lock lock(mutex_);
  for (;;) {
    // The writer tries again when there are twice as many changes, and at the end.
    changed_.wait(lock, [&] { return ending_ || waiting_.size() > 2 * failed; });
    const bool last = ending_;
    if (waiting_.empty()) return;
    changes.swap(waiting_);
    lock.unlock();
    const bool written = database_->write(changes);
    lock.lock();
    failed = written ? 0 : changes.size();
    if (!written) waiting_.insert(waiting_.begin(), changes.begin(), changes.end());
    changes.clear();
    if (last && !written) return;
  }
}

void trimStores(const fs::path& folder, uintmax_t bytes) {
  struct File {
    fs::file_time_type used;
    uintmax_t size;
    fs::path path;
  };
  std::vector<File> files;
  uintmax_t total = 0;
  std::error_code gone;
  for (const auto& entry : fs::directory_iterator(folder, gone)) {
    if (entry.path().extension() != ".sqlite" && entry.path().extension() != ".steps") continue;
    File file{entry.last_write_time(gone), entry.file_size(gone), entry.path()};
    if (gone) continue;
    total += file.size;
    files.push_back(std::move(file));
  }
  std::sort(files.begin(), files.end(), [](const File& a, const File& b) { return a.used < b.used; });
  for (const File& file : files) {
    if (total <= bytes) return;
    total -= file.size;
    removeStore(file.path);
  }
}

}  // namespace hone
