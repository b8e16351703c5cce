#include "farm/sealing.h"

#include <fmt/format.h>
#include <sodium.h>
#include <sys/stat.h>

#include <fstream>
#include <vector>

#include "farm/fields.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

constexpr std::string_view keyPrefix = "hone-farm-key-1 ";
constexpr char formatVersion = 1;
constexpr size_t nonceBytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr size_t tagBytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;
/// Version, kind, run and job.
constexpr size_t sealedHeaderBytes = 1 + 1 + sizeof(FarmToken) + numberBytes;

static_assert(sizeof(FarmKey) == crypto_aead_xchacha20poly1305_ietf_KEYBYTES);

const unsigned char* asBytes(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

/// Call this before any function of libsodium. Thread-safe.
void startSodium() {
  static const bool started = sodium_init() >= 0;
  if (!started) throw UserError("this machine gives no random numbers, which a farm's messages need");
}

template <size_t N>
std::string hexOf(const std::array<unsigned char, N>& bytes) {
  std::string text;
  for (unsigned char byte : bytes) text += fmt::format("{:02x}", byte);
  return text;
}

std::string headerText(const Header& header) {
  std::string text = {formatVersion, static_cast<char>(header.kind)};
  text.append(reinterpret_cast<const char*>(header.run.data()), header.run.size());
  return text + FieldWriter().number(header.job).take();
}

Header headerOf(std::string_view text) {
  Header header{static_cast<MessageKind>(text[1]), {}, 0};
  for (size_t i = 0; i < header.run.size(); ++i) header.run[i] = static_cast<unsigned char>(text[2 + i]);
  header.job = FieldReader(text.substr(2 + header.run.size())).number();
  return header;
}

std::string hashText(crypto_hash_sha256_state& state) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
  crypto_hash_sha256_final(&state, hash.data());
  return hexOf(hash);
}

}  // namespace

FarmKey newFarmKey() {
  startSodium();
  FarmKey key;
  randombytes_buf(key.data(), key.size());
  return key;
}

std::string toText(const FarmKey& key) { return std::string(keyPrefix) + hexOf(key) + "\n"; }

FarmKey readFarmKey(const std::filesystem::path& file) {
  const std::string text = readFile(file);
  const auto fail = [&] {
    return UserError(
        fmt::format("{} is no key of a farm: hone farm-key prints one, to be kept in a new file", file.string()));
  };
  if (!text.starts_with(keyPrefix)) throw fail();
  std::string_view digits = std::string_view(text).substr(keyPrefix.size());
  while (!digits.empty() && (digits.back() == '\n' || digits.back() == '\r')) digits.remove_suffix(1);
  startSodium();
  FarmKey key;
  size_t size = 0;
  if (digits.size() != 2 * key.size() ||
      sodium_hex2bin(key.data(), key.size(), digits.data(), digits.size(), nullptr, &size, nullptr) != 0 ||
      size != key.size())
    throw fail();
  return key;
}

std::string doubtAboutKey(const std::filesystem::path& file) {
  struct stat state;
  if (stat(file.c_str(), &state) == -1 || !S_ISREG(state.st_mode)) return "";
  if ((state.st_mode & (S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH)) == 0) return "";
  return fmt::format(
      "other users can read or change the farm's key, and who has it can run programs on the farm: "
      "chmod 600 {}",
      file.string());
}

FarmToken newToken() {
  startSodium();
  FarmToken token;
  randombytes_buf(token.data(), token.size());
  return token;
}

std::string toHex(const FarmToken& token) { return hexOf(token); }

std::string seal(const FarmKey& key, const Header& header, std::string_view text) {
  startSodium();
  std::string sealed = headerText(header);
  const std::string covered = sealed;
  sealed.resize(sealedHeaderBytes + nonceBytes + text.size() + tagBytes);
  auto* const nonce = reinterpret_cast<unsigned char*>(sealed.data()) + sealedHeaderBytes;
  randombytes_buf(nonce, nonceBytes);
  crypto_aead_xchacha20poly1305_ietf_encrypt(nonce + nonceBytes, nullptr, asBytes(text), text.size(), asBytes(covered),
                                             covered.size(), nullptr, nonce, key.data());
  return sealed;
}

std::optional<Message> unseal(const FarmKey& key, std::string_view sealed) {
  if (sealed.size() < sealedHeaderBytes + nonceBytes + tagBytes || sealed.front() != formatVersion) return std::nullopt;
  startSodium();
  const std::string_view covered = sealed.substr(0, sealedHeaderBytes);
  const std::string_view nonce = sealed.substr(sealedHeaderBytes, nonceBytes);
  const std::string_view secret = sealed.substr(sealedHeaderBytes + nonceBytes);
  Message message{headerOf(covered), std::string(secret.size() - tagBytes, '\0')};
  const int result = crypto_aead_xchacha20poly1305_ietf_decrypt(
      reinterpret_cast<unsigned char*>(message.text.data()), nullptr, nullptr, asBytes(secret), secret.size(),
      asBytes(covered), covered.size(), asBytes(nonce), key.data());
  if (result != 0) return std::nullopt;
  return message;
}

std::string sha256(std::string_view bytes) {
  startSodium();
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  crypto_hash_sha256_update(&state, asBytes(bytes), bytes.size());
  return hashText(state);
}

std::string sha256OfFile(const std::filesystem::path& file) {
  startSodium();
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return "";
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  std::vector<char> buffer(1 << 20);
  while (stream) {
    stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    const auto size = static_cast<size_t>(stream.gcount());
    crypto_hash_sha256_update(&state, asBytes({buffer.data(), size}), size);
  }
  return stream.bad() ? "" : hashText(state);
}

}  // namespace hone
