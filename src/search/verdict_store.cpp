#include "search/verdict_store.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

/// To be raised with any change of what the tables hold or of what an identity means.
constexpr int formatVersion = 2;

constexpr const char* schema =
    "CREATE TABLE IF NOT EXISTS test (identity TEXT NOT NULL);"
    "CREATE TABLE IF NOT EXISTS verdict (candidate BLOB PRIMARY KEY, verdict INTEGER NOT NULL, seconds REAL NOT NULL,"
    " crash TEXT, timed_out INTEGER NOT NULL) WITHOUT ROWID;";

constexpr size_t hashBytes = sizeof(Hash128);

Hash128 hashFrom(const void* blob) {
  Hash128 hash;
  std::memcpy(&hash, blob, hashBytes);
  return hash;
}

/// With what SQLite puts beside it.
void removeStore(const fs::path& file) {
  std::error_code gone;
  for (const char* part : {"", "-wal", "-shm"}) fs::remove(file.string() + part, gone);
}

}  // namespace

/// A connection. Its errors after the opening are not worth ending a search for: what isn't stored is run again.
class VerdictStore::Database {
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Close>;

 public:
  explicit Database(const fs::path& file) : file_(file) {
    // Used by one thread at a time: first that of the constructor, then the writer.
    sqlite3* handle = nullptr;
    const int result = sqlite3_open_v2(file.c_str(), &handle,
                                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    handle_.reset(handle);
    if (result != SQLITE_OK) fail();
    sqlite3_busy_timeout(handle_.get(), 5000);
    // With a write-ahead log in this mode a commit is a write to a file, and nothing ever waits for the disk. A killed
    // run loses nothing by that. A power failure may cost the file, which only holds what can be found out again.
    execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF;");
    if (!execute(schema)) fail();
    insert_ = prepare("INSERT OR REPLACE INTO verdict VALUES (?1, ?2, ?3, ?4, ?5)");
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
      if (sqlite3_column_bytes(statement, 0) != int(hashBytes)) continue;
      StoredVerdict verdict{static_cast<Verdict>(std::clamp(sqlite3_column_int(statement, 1), 0, 2)),
                            sqlite3_column_double(statement, 2)};
      verdict.timedOut = sqlite3_column_int(statement, 4) != 0;
      if (const unsigned char* crash = sqlite3_column_text(statement, 3))
        verdict.crash = reinterpret_cast<const char*>(crash);
      known.emplace(hashFrom(sqlite3_column_blob(statement, 0)), std::move(verdict));
    }
    if (result != SQLITE_DONE) fail();
  }

  void write(const std::vector<Entry>& entries) {
    sqlite3_stmt* insert = insert_.get();
    execute("BEGIN IMMEDIATE");
    for (const Entry& entry : entries) {
      sqlite3_bind_blob(insert, 1, &entry.candidate, int(hashBytes), SQLITE_STATIC);
      sqlite3_bind_int(insert, 2, int(entry.verdict.verdict));
      sqlite3_bind_double(insert, 3, entry.verdict.seconds);
      if (entry.verdict.crash.empty()) {
        sqlite3_bind_null(insert, 4);
      } else {
        bindText(insert, 4, entry.verdict.crash);
      }
      sqlite3_bind_int(insert, 5, int(entry.verdict.timedOut));
      sqlite3_step(insert);
      sqlite3_reset(insert);
    }
    execute("COMMIT");
  }

 private:
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
    throw UserError(fmt::format("can't use {}: {}; remove it, or choose another folder with --state DIR",
                                file_.string(), sqlite3_errmsg(handle_.get())));
  }

  fs::path file_;
  std::unique_ptr<sqlite3, Close> handle_;
  Statement insert_;
};

VerdictStore::VerdictStore(const fs::path& folder, const std::string& identity) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    throw UserError(fmt::format("can't make the folder {}: {}; choose another one with --state DIR", folder.string(),
                                error.message()));
  }
  const std::string versioned = fmt::format("format {}\n{}", formatVersion, identity);
  const fs::path file = folder / (toHex(contentHash(versioned)) + ".sqlite");
  auto open = [&] {
    database_ = std::make_unique<Database>(file);
    database_->describe(versioned);
    database_->read(known_);
  };
  try {
    open();
  } catch (const UserError&) {
    // Damaged, if it can be removed and made again.
    database_.reset();
    known_.clear();
    removeStore(file);
    open();
  }
  writer_ = std::thread([this] { writeAll(); });
}

VerdictStore::~VerdictStore() {
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_one();
  writer_.join();
}

const StoredVerdict* VerdictStore::find(Hash128 candidate) const {
  auto found = known_.find(candidate);
  return found == known_.end() ? nullptr : &found->second;
}

void VerdictStore::put(Hash128 candidate, const TestResult& result) {
  std::lock_guard lock(mutex_);
  waiting_.push_back({candidate, {result.verdict, result.seconds, result.crash, result.timedOut}});
  if (waiting_.size() == 1) changed_.notify_one();
}

void VerdictStore::forget() {
  known_.clear();
  std::lock_guard lock(mutex_);
  waiting_.clear();
  // By the writer, whose the connection is.
  forgetting_ = true;
  changed_.notify_one();
}

void VerdictStore::writeAll() {
  std::vector<Entry> entries;
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [&] { return ending_ || forgetting_ || !waiting_.empty(); });
    const bool forgetting = std::exchange(forgetting_, false);
    if (waiting_.empty() && !forgetting) return;
    entries.swap(waiting_);
    lock.unlock();
    if (forgetting) database_->execute("DELETE FROM verdict");
    database_->write(entries);
    entries.clear();
    lock.lock();
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
    if (entry.path().extension() != ".sqlite") continue;
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
