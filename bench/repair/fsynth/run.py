#!/usr/bin/env python3
"""How many of the broken files of FSynth's paper does `hone repair` mend, and how much of them does it keep?

  run.py --hone build/release/hone [--every N] ARTIFACT

ARTIFACT is the artifact's `project` folder, whose programs in `fsynth-subjects` have been built by `make`. *repaired*:
the program accepts the result, which isn't empty; *kept*: how much of a broken file's bytes its result
still has, in their order; the mean over all files, and 0 for a file without a result. The artifact's own results of
FSynth and DDMax are measured in the same way.
"""
import argparse
import concurrent.futures
import difflib
import pathlib
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
FORMATS = {  # prefix of the folders, the program, the language, the prefix in the folder of results
    "ini": ("ini/ini", ["--language", "ini"], "INI"),
    "tinyc": ("tiny/tiny", ["--grammar", HERE / "TinyC.g4"], "TinyC"),
    "sexp": ("sexp-parser/sexp", ["--grammar", HERE / "SExp.g4"], "SExp"),
    "json": ("cjson/cjson", ["--language", "json"], "JSON"),
}
PEERS = {"FSynth": "bRepair", "DDMax": "DDMax"}


def accepts(program, path):
    try:
        return subprocess.run([program, path], capture_output=True, timeout=10, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def common(one, other, most=4000):
    """About how many bytes the longest common subsequence has: of lines, then of the bytes where lines differ."""
    lines = one.splitlines(True), other.splitlines(True)
    same = 0
    for kind, begin, end, first, last in difflib.SequenceMatcher(None, *lines, autojunk=False).get_opcodes():
        gone, come = b"".join(lines[0][begin:end]), b"".join(lines[1][first:last])
        if kind == "equal":
            same += len(gone)
        elif kind == "replace" and len(gone) <= most and len(come) <= most:
            blocks = difflib.SequenceMatcher(None, gone, come, autojunk=False).get_matching_blocks()
            same += sum(block.size for block in blocks)
    return same


def kept(broken, result):
    return common(broken, result) / len(broken)


def repair(options, kind, program, path):
    with tempfile.TemporaryDirectory() as folder:
        test = pathlib.Path(folder, "test")
        test.write_text(f'#!/bin/sh\nexec {program} "$1" >/dev/null 2>&1\n')
        test.chmod(0o755)
        result = pathlib.Path(folder, "out" + path.suffix)
        subprocess.run([options.hone, "repair", path, "-o", result, "--test", test, "-j1", "--fresh", "--no-progress",
                        "--max-time", "240", "--max-tests", "2000", *FORMATS[kind][1]], capture_output=True, check=False)
        if result.exists() and result.stat().st_size and accepts(program, result):
            return kept(path.read_bytes(), result.read_bytes())
    return None


def peer(tool, kind, program, path, project):
    for result in (project / "bin/out" / f"{FORMATS[kind][2]}{PEERS[tool]}-{path.parent.name}").glob(f"{path.name}*"):
        if result.stat().st_size and accepts(program, result):
            return kept(path.read_bytes(), result.read_bytes())
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hone", required=True)
    parser.add_argument("--every", type=int, default=1, help="only each Nth file")
    parser.add_argument("project", type=pathlib.Path)
    options = parser.parse_args()
    totals = {}
    print("files              | broken |" + "|".join(f" {tool}: repaired, kept " for tool in ("hone", *PEERS)))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for kind, (name, _, _) in FORMATS.items():
            program = (options.project / "fsynth-subjects" / name).resolve()
            for folder in sorted((options.project / "bin/testfiles").glob(f"{kind}-invalid*")):
                paths = [path for path in sorted(folder.iterdir())[::options.every] if not accepts(program, path)]
                row = [f"{folder.name:24} | {len(paths)}"]
                results = {"hone": list(pool.map(lambda path: repair(options, kind, program, path), paths))}
                for tool in PEERS:
                    results[tool] = [peer(tool, kind, program, path, options.project) for path in paths]
                for tool, found in results.items():
                    repaired = [share for share in found if share is not None]
                    row.append(f"{len(repaired)}, {sum(repaired) / len(paths):.3f}")
                    total = totals.setdefault(tool, [0, 0, 0])
                    for i, value in enumerate((len(paths), len(repaired), sum(repaired))):
                        total[i] += value
                print(" | ".join(row), flush=True)
    print(" | ".join(f"{tool}: {done} of {files}, {data / files:.3f}" for tool, (files, done, data) in totals.items()))


if __name__ == "__main__":
    main()
