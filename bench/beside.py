"""Runs hone and another reducer on the same cases, one after the other, and compares what they reach and what they cost.

`bench/reduce --beside cvise` calls this. Each run counts its tests by a script around the case's test, so both are
counted alike. The processor time includes the tests.
"""
import pathlib
import resource
import shlex
import subprocess
import tempfile
import time

C_LIKE = {".c", ".cc", ".cpp", ".cxx", ".i", ".ii", ".h"}


def cvise(folder, source, test, jobs):
    """C-Vise reduces the file in place, and runs the test without arguments beside a copy of it."""
    only_c = [] if source.suffix in C_LIKE else ["--not-c"]
    return ["cvise", "--n", str(jobs), *only_c, str(test), source.name], folder / source.name


PEERS = {"cvise": cvise}


def counted(folder, case, name):
    """A test that also counts its runs in the folder, and how to read the count."""
    count, script = folder / "count", folder / "counted.sh"
    count.touch()
    script.write_text(f"#!/bin/sh\nprintf . >>{shlex.quote(str(count))}\n"
                      f"exec {shlex.quote(str(case / 'test.sh'))} \"${{1:-{name}}}\"\n")
    script.chmod(0o755)
    return script, lambda: count.stat().st_size


def measure(command, folder, limit):
    """Seconds on the clock and of processor time, and whether the limit cut the command off."""
    def processor():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before, begin, cut = processor(), time.monotonic(), False
    try:
        subprocess.run([str(word) for word in command], cwd=folder, timeout=limit, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, check=False)
    except subprocess.TimeoutExpired:
        cut = True
    return time.monotonic() - begin, processor() - before, cut


def run(case, arrange, limit):
    """`arrange` says, for a folder, a source and a test, which command to run and which file it leaves."""
    original = next(case.glob("input.*")).resolve()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        source = folder / original.name
        source.write_bytes(original.read_bytes())
        test, tests = counted(folder, case.resolve(), source.name)
        command, result = arrange(folder, source, test)
        wall, processor, cut = measure(command, folder, limit)
        return {"bytes": (result if result.exists() else source).stat().st_size, "tests": tests(), "wall": wall,
                "processor": processor, "cut": cut}


def beside_table(cases, hone, peer, jobs, limit):
    """One line a case; a ratio above 1 is in hone's favour."""
    def ours(folder, source, test):
        result = folder / ("result" + source.suffix)
        return [hone, "reduce", source, "--test", test, "-o", result, "-j", jobs, "-q", "--state",
                folder / "state"], result

    def theirs(folder, source, test):
        return PEERS[peer](folder, source, test, jobs)

    print(f"| case | hone: bytes / tests / seconds / of processor | {peer} | bytes | tests | seconds | processor |")
    print("|---|---|---|---|---|---|---|")
    for name, case in cases.items():
        both = run(case, ours, limit), run(case, theirs, limit)
        shown = [f"{each['bytes']} / {each['tests']} / {each['wall']:.1f} / {each['processor']:.1f}"
                 + (" (cut off)" if each["cut"] else "") for each in both]
        ratios = [f"{both[1][figure] / max(both[0][figure], 1e-9):.1f}"
                  for figure in ("bytes", "tests", "wall", "processor")]
        print("| " + " | ".join([name, *shown, *ratios]) + " |", flush=True)
