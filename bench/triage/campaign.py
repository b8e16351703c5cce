#!/usr/bin/python3
"""Makes a fuzzing campaign on real programs with known bugs: a folder of findings for each, and the truth about them.

    bench/triage/campaign.py OUT [PROGRAM...] [--findings N] [--most-tests N]

OUT/PROGRAM/findings/ gets N files that fail, OUT/PROGRAM/command the command, OUT/PROGRAM/language the name of their
language, and OUT/PROGRAM/truth.json for each file the place of the failure: what no signature of hone holds, such as the
line of an exception or the address of a crash.

    graphviz    Debian's graphviz (2.42.2) on random graphs; the truth is the failed assertion, or below gdb the
                instruction that crashed, as a function and an offset
    toml        Debian's python3-toml (0.10.2) on mutated documents; the exception and its line
    csso        npm's csso 1.3.12 on mutated style sheets; the exception and its line
    jshint      npm's jshint 2.4.0 on mutated scripts; the bug that must be mended for the failure to go (jshint_bugs.js)
    jshint-2.1  npm's jshint 2.1.11 on the same; another bug, with many callers
    others      small programs of the folder planted, with bugs of many kinds; the bug that a text meets first, as the
                program says if it is compiled with -DTRUTH (in Python: run with TRUTH=1)

The same seed gives the same campaign, apart from time-outs on a loaded machine.
"""
import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys

import generators

HERE = pathlib.Path(__file__).resolve().parent
TIMEOUT = 5
PACKAGES = {"csso": "csso@1.3.12", "jshint": "jshint@2.4.0", "jshint-2.1": "jshint@2.1.11"}


def run(command):
    try:
        return subprocess.run(command, capture_output=True, errors="replace", timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return None


def graphviz_truth(file):
    ended = run(["dot", "-Tsvg", str(file)])
    if ended is None:
        return "timeout"
    if ended.returncode >= 0:
        return None
    assertion = re.search(r"Assertion `(.*)' failed", ended.stderr)
    if assertion:
        return assertion[1]
    debugged = subprocess.run(
        ["gdb", "-nx", "-q", "-batch", "-iex", "set debuginfod enabled off", "-ex", f"run -Tsvg '{file}' > /dev/null 2>&1",
         "-ex", "x/i $pc", "dot"],
        capture_output=True, errors="replace", timeout=60).stdout
    instruction = re.search(r"=> 0x\w+(?: <(\w+\+\d+)>)?:\s*(.*)", debugged)
    return f"{instruction[1]}: {instruction[2]}" if instruction else "crash"


def python_truth(file, command):
    ended = run(command + [str(file)])
    if ended is None:
        return "timeout"
    places = re.findall(r'File ".*/([^/"]+)", line (\d+), in (\S+)', ended.stderr)
    if ended.returncode == 0 or not places:
        return None
    return f"{ended.stderr.strip().splitlines()[-1].split(':')[0]} at {':'.join(places[-1][:2])}"


def toml_truth(file, command):
    """Few texts fail, so most are sorted out without a process of their own."""
    import toml
    try:
        toml.loads(file.read_text())
    except toml.TomlDecodeError:
        return None
    except Exception:
        return python_truth(file, command)
    return None


def node_truth(file, command):
    ended = run(command + [str(file)])
    if ended is None:
        return "timeout"
    place = re.search(r"^(\w*Error)\b.*\n\s+at .*?([\w.]+:\d+):\d+\)?$", ended.stderr, re.M)
    return f"{place[1]} at {place[2]}" if ended.returncode != 0 and place else None


def jshint_truth(library):
    teller = None

    def truth(file):
        nonlocal teller
        teller = teller or subprocess.Popen(["node", str(HERE / "jshint_bugs.js"), str(library)], text=True,
                                            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        print(file, file=teller.stdin, flush=True)
        return teller.stdout.readline().strip() or None

    return truth


ASAN = "-g -O1 -fno-inline -fsanitize=address"
# source: how to compile it, extension and language of its inputs, what they are made of
PLANTED = {
    "nested": ("nested.c", "gcc -g -O1 -fsanitize=address", "json", "json", generators.NESTED, generators.NESTED_PIECES),
    "buffer": ("buffer.c", f"gcc {ASAN}", "json", "json", generators.JSON, generators.JSON_PIECES),
    "names": ("names.c", "gcc -O1 -fno-inline -fsanitize=address", "ini", "ini", generators.INI, generators.INI_PIECES),
    "style": ("style.cpp", f"g++ -std=c++20 {ASAN}", "css", "css", generators.STYLE, generators.STYLE_PIECES),
    "calculator": ("calculator.c", "gcc -g -O0", "txt", "c", generators.CALCULATOR, generators.CALCULATOR_PIECES),
    "markup": ("markup.c", f"gcc {ASAN}", "xml", "xml", generators.MARKUP, generators.MARKUP_PIECES),
    "archive": ("archive.c", f"gcc {ASAN}", "bin", "bytes", generators.ARCHIVE, generators.ARCHIVE_PIECES),
    "lisp": ("lisp.py", None, "lisp", "clojure", generators.LISP, generators.LISP_PIECES),
}


def planted_truth(file, command, truth_command):
    told = run([*truth_command, str(file)])
    if told is None or told.returncode != 99:
        return None
    ended = run([*command, str(file)])
    fails = ended is None or ended.returncode < 0 or re.search("Sanitizer|Traceback", ended.stderr)
    return told.stderr.strip() if fails else None


def compiled(out, name, source, compiler):
    program = out / name / name
    program.parent.mkdir(parents=True, exist_ok=True)
    for command in (f"{compiler} -o {program}", f"{compiler.replace('-fsanitize=address', '')} -DTRUTH -o {program}.truth"):
        subprocess.run([*command.split(), "-w", str(source)], check=True)
    return [str(program)], [f"{program}.truth"]


def planted(out, name):
    source, compiler, extension, language, seeds, pieces = PLANTED[name]
    source = HERE / "planted" / source
    if compiler:
        command, truth_command = compiled(out, name, source, compiler)
    else:
        command = ["/usr/bin/python3", str(source)]
        truth_command = ["env", "TRUTH=1", *command]
    return (extension, language, generators.planted(seeds, pieces), command,
            lambda file: planted_truth(file, command, truth_command))


def npm_install(folder, package):
    if not (folder / "node_modules").exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), package], check=True)


def programs(out):
    toml = ["/usr/bin/python3", str(HERE / "read_toml.py")]
    csso = ["node", str(HERE / "minify_css.js"), str(out / "csso" / "npm" / "node_modules" / "csso")]

    def jshint(name):
        library = out / name / "npm" / "node_modules" / "jshint" / "src"
        return ("js", "javascript", generators.script, ["node", str(HERE / "lint_js.js"), str(library / "jshint.js")],
                jshint_truth(library))

    return {
        "graphviz": ("dot", "dot", generators.graph, ["dot", "-Tsvg"], graphviz_truth),
        "toml": ("toml", "ini", generators.toml, toml, lambda file: toml_truth(file, toml)),
        "csso": ("css", "css", generators.css, csso, lambda file: node_truth(file, csso)),
        "jshint": jshint("jshint"),
        "jshint-2.1": jshint("jshint-2.1"),
    }


def campaign(out, name, wanted, most):
    extension, language, generate, command, truth_of = planted(out, name) if name in PLANTED else programs(out)[name]
    folder = out / name
    (folder / "findings").mkdir(parents=True, exist_ok=True)
    if name in PACKAGES:
        npm_install(folder / "npm", PACKAGES[name])
    (folder / "command").write_text("\n".join(command) + "\n")
    (folder / "language").write_text(language + "\n")
    truth = {}
    for seed in range(most):
        if len(truth) == wanted:
            break
        file = folder / "findings" / f"{seed:06}.{extension}"
        file.write_bytes(generate(random.Random(seed)).encode("latin-1"))
        place = truth_of(file)
        if place is None:
            file.unlink()
        else:
            truth[file.name] = place
    (folder / "truth.json").write_text(json.dumps(truth, indent=1) + "\n")
    print(f"{name}: {len(truth)} findings, {len(set(truth.values()))} places, {seed + 1} texts tried", flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("program", nargs="*")
    parser.add_argument("--findings", type=int, default=110)
    parser.add_argument("--most-tests", type=int, default=50000)
    options = parser.parse_args()
    os.environ["LC_ALL"] = "C"
    for name in options.program or [*programs(options.out), *PLANTED]:
        campaign(options.out.resolve(), name, options.findings, options.most_tests)


if __name__ == "__main__":
    sys.exit(main())
