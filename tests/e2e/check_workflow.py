"""check_workflow.py HONE: executes the shell steps of .github/workflows/triage.yml as GitHub would, two nights in a row."""

import os
import pathlib
import subprocess
import sys
import tempfile

import yaml

hone = pathlib.Path(sys.argv[1]).resolve()
source = pathlib.Path(__file__).resolve().parents[2] / ".github/workflows/triage.yml"
workflow = yaml.safe_load(source.read_text())
job = workflow["jobs"]["triage"]
steps = {step["name"]: step for step in job["steps"] if "name" in step}
assert job["defaults"]["run"]["shell"] == "bash"
assert "repository_owner" not in source.read_text(), "the caller is not hone's owner"
restored, saved = (next(step for step in job["steps"] if step.get("uses", "").startswith(f"actions/cache/{what}"))
                   for what in ("restore", "save"))
assert restored["with"]["path"] == saved["with"]["path"] == "bugs"
assert saved["with"]["key"].startswith(restored["with"]["restore-keys"])
assert saved["if"] == "always() && steps.triage.outputs.ended == 'true'"


def run(folder, name, **variables):
    """The exit status; what the step writes for GitHub goes to the files `output` and `summary` in the folder."""
    environment = dict(os.environ, FOLDER_OF_HONE=str(folder / "home"), GITHUB_SERVER_URL=folder.as_uri(),
                       GITHUB_OUTPUT=str(folder / "output"), GITHUB_STEP_SUMMARY=str(folder / "summary"),
                       PATH=f"{folder / 'bin'}:{os.environ['PATH']}", **variables)
    assert set(variables) == set(steps[name].get("env", {})), f"{name}: {variables}"
    return subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", steps[name]["run"]],
                          cwd=folder / "work", env=environment).returncode


def write(file, text, mode=0o644):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    file.chmod(mode)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    # A repository in the place of hone's, and a cmake that "builds" the hone of this test.
    write(folder / "some-owner/hone/scripts/install-dependencies", "#!/bin/sh\n", 0o755)
    write(folder / "bin/cmake", f"#!/bin/sh\nmkdir -p build/release; ln -sf {hone} build/release/hone\n", 0o755)
    git = ["git", "-C", str(folder / "some-owner/hone"), "-c", "user.name=x", "-c", "user.email=x@localhost"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "x"]):
        subprocess.run(git + words, check=True)
    revision = subprocess.run(git + ["rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout.strip()

    (folder / "work").mkdir()
    assert run(folder, "build hone", HONE="@") == 2, "no place to build hone from"
    assert run(folder, "build hone", HONE=f"some-owner/hone@{revision}") == 0
    assert run(folder, "build the program",
               PREPARE="printf '#!/bin/sh\\n! grep -q boom \"$1\" || { echo Assertion boom >&2; exit 9; }\\n' >parser;"
                       " chmod +x parser") == 0
    write(folder / "work/findings/1", '["boom"]')
    write(folder / "work/findings/2", "[1]")
    night = {"COMMAND": "./parser @@", "OPTIONS": "--language json --exit 9 --no-progress"}
    assert run(folder, "triage", **night) == 1, "the bug is new"
    assert (folder / "output").read_text() == "ended=true\n"
    assert run(folder, "summary") == 0
    assert "1 bug: 1 new" in (folder / "summary").read_text()
    # The folder is what the cache would bring back.
    assert run(folder, "triage", **night) == 0, "the bug is known"
    (folder / "output").unlink()
    assert run(folder, "triage", **dict(night, OPTIONS="--no-such-option")) == 2
    assert not (folder / "output").exists(), "what didn't end is no baseline"
