"""check_action.py HONE: executes the shell steps of .github/actions/reduce/action.yml, and those of the GitLab template."""

import os
import pathlib
import subprocess
import sys
import tempfile

import yaml

hone = pathlib.Path(sys.argv[1]).resolve()
top = pathlib.Path(__file__).resolve().parents[2]
action = yaml.safe_load((top / ".github/actions/reduce/action.yml").read_text())
assert action["runs"]["using"] == "composite"
steps = {step["name"]: step for step in action["runs"]["steps"] if "name" in step}
upload = action["runs"]["steps"][-1]
assert upload["uses"].startswith("actions/upload-artifact@") and upload["if"] == "always()"
gitlab = yaml.safe_load((top / "docs/examples/gitlab-reduce.yml").read_text())[".reduce"]


def write(file, text, mode=0o644):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    file.chmod(mode)


def run(folder, name, path, **inputs):
    given = {key: str(inputs.get(key, value.get("default"))) for key, value in action["inputs"].items()}
    variables = {key: given[value.removeprefix("${{ inputs.").removesuffix(" }}")]
                 for key, value in steps[name].get("env", {}).items()}
    environment = dict(os.environ, GITHUB_ACTION_PATH=str(folder / "home/.github/actions/reduce"),
                       GITHUB_PATH=str(folder / "path"), GITHUB_STEP_SUMMARY=str(folder / "summary"),
                       RUNNER_TEMP=str(folder / "temp"), PATH=path, **variables)
    assert steps[name]["shell"] == "bash"
    return subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", steps[name]["run"]],
                          cwd=folder / "work", env=environment).returncode


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    write(folder / "home/.github/actions/reduce/action.yml", "")
    write(folder / "home/scripts/install-dependencies", "#!/bin/sh\n", 0o755)
    write(folder / "bin/cmake", f"#!/bin/sh\nmkdir -p build/release; ln -sf {hone} build/release/hone\n", 0o755)
    write(folder / "bin/sudo", '#!/bin/sh\nexec "$@"\n', 0o755)
    write(folder / "work/parser", "#!/bin/sh\n! grep -q boom \"$1\" || { echo \"parser: Assertion \\`boom' failed.\" >&2;"
                                  " exit 9; }\n", 0o755)
    write(folder / "work/tests/big.json", '{"a": [1, 2, "boom"], "b": {}}')

    plain = f"{folder / 'bin'}:/usr/local/bin:/usr/bin:/bin"
    assert run(folder, "build hone", plain) == 0
    built = (folder / "path").read_text().strip()
    assert pathlib.Path(built, "hone").resolve() == hone
    path = f"{built}:{plain}"
    assert run(folder, "build hone", path) == 0
    assert (folder / "path").read_text().count("\n") == 1, "it was there"

    failing = {"input": "tests/big.json", "command": "./parser @@", "options": "--exit 9"}
    assert run(folder, "reduce", path, **failing) == 0
    bundle = folder / "temp/reduced/reduced"
    assert (bundle / "big.json").read_text() == '"boom"'
    assert subprocess.run(["sh", bundle / "reproduce.sh"]).returncode == 0
    assert "reproduce.sh" in (folder / "summary").read_text()
    assert run(folder, "reduce", path, **failing, minutes=0, artifact="none") in (0, 2), "no time at all"
    assert run(folder, "reduce", path, **dict(failing, options="--exit 8"), artifact="other") == 1, "another failure"

    # GitLab runs the lines of after_script as one script.
    variables = {**gitlab["variables"], "REDUCE_INPUT": "tests/big.json", "REDUCE_COMMAND": "./parser @@",
                 "REDUCE_OPTIONS": "--exit 9"}
    for status in ("success", "failed"):
        environment = dict(os.environ, PATH=path, CI_JOB_STATUS=status, **{k: str(v) for k, v in variables.items()})
        script = "\n".join(gitlab["after_script"])
        assert subprocess.run(["sh", "-ec", script], cwd=folder / "work", env=environment).returncode == 0
        assert (folder / "work/reduced").exists() == (status == "failed")
    assert (folder / "work/reduced/bundle/big.json").read_text() == '"boom"'
    assert gitlab["artifacts"] == {"when": "on_failure", "paths": ["reduced"]}
