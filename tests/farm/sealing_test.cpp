#include "farm/sealing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

const Header header{MessageKind::judge, newToken(), 7};

TEST(Sealing, OpensWithTheSameKeyOnly) {
  const FarmKey key = newFarmKey();
  const std::string sealed = seal(key, header, "a candidate");
  const auto message = unseal(key, sealed);
  ASSERT_TRUE(message);
  EXPECT_EQ(message->header, header);
  EXPECT_EQ(message->text, "a candidate");
  EXPECT_FALSE(unseal(newFarmKey(), sealed));
}

TEST(Sealing, HidesTheText) {
  const FarmKey key = newFarmKey();
  const std::string sealed = seal(key, header, "a candidate");
  EXPECT_EQ(sealed.find("candidate"), sealed.npos);
  EXPECT_NE(sealed, seal(key, header, "a candidate")) << "equal texts can't be told";
}

/// The kind, run and job in front are covered too.
TEST(Sealing, NoticesEveryChangedOrMissingByte) {
  const FarmKey key = newFarmKey();
  const std::string sealed = seal(key, header, "a candidate");
  for (size_t i = 0; i < sealed.size(); ++i) {
    std::string changed = sealed;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    EXPECT_FALSE(unseal(key, changed)) << i;
    EXPECT_FALSE(unseal(key, sealed.substr(0, i))) << i;
  }
  EXPECT_FALSE(unseal(key, sealed + "x"));
}

TEST(Sealing, ReadsItsKeysFromFiles) {
  const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "farm.key";
  const FarmKey key = newFarmKey();
  writeFile(file, toText(key));
  EXPECT_EQ(readFarmKey(file), key);
  for (const std::string text : {"", "secret", "hone-farm-key-1 abc\n", "hone-farm-key-1 \n"}) {
    writeFile(file, text);
    EXPECT_THROW(readFarmKey(file), UserError) << text;
  }
  std::filesystem::remove(file);
}

TEST(Sealing, HashesAsOthersDo) {
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

}  // namespace
}  // namespace hone
