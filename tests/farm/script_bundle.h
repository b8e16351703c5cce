// A test for workers: a script and a file beside it, as a bundle.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>

#include "farm/bundle.h"
#include "text/file.h"

namespace hone {

class WithScriptBundle : public testing::Test {
 protected:
  WithScriptBundle() {
    std::string name = std::filesystem::path(testing::TempDir()) / "bundle-XXXXXX";
    folder_ = mkdtemp(name.data());
    std::filesystem::create_directory(folder_ / "bundles");
    writeFile(folder_ / "beside.h", "int x;");
    bundle_ = bundleOfScript("grep -q x $1");
  }
  ~WithScriptBundle() override { std::filesystem::remove_all(folder_); }

  std::string bundleOfScript(std::string_view commands) const {
    const std::filesystem::path script = folder_ / "test.sh";
    writeFile(script, "#!/bin/sh\n" + std::string(commands) + "\n");
    std::filesystem::permissions(script, std::filesystem::perms::owner_all);
    CommandSpec spec;
    spec.kind = TestKind::script;
    spec.argv = {script};
    spec.with = {folder_ / "beside.h"};
    spec.candidateName = "input.txt";
    return bundleOf(spec);
  }

  std::filesystem::path folder_;  ///< `bundles` in it is for those that are unpacked
  std::string bundle_;            ///< fails if there is an x
};

}  // namespace hone
