"""The stack of a finding, as a debugger or the program itself prints it: what other tools sort findings by."""
import dataclasses
import re
import subprocess

TIMEOUT = 5
# Frames between the fault and the program's own code, which all tools leave out, by function or by place.
NOT_OWN = re.compile(r"(raise|abort|exit|__?assert\w*|__GI_\w*|__pthread_kill\w*|__libc\w*|_start|__\w*(mem|str)\w+|mem(cpy|set|"
                     r"move|cmp|chr)|str(n?cpy|n?cmp|n?cat|n?len|chr|rchr|str|dup|tol)|__interceptor_\w+|operator|std::.*|free|"
                     r"malloc)$|(node:|internal/|Module\.|Function\.executeUserEntryPoint).*|"
                     r".*(libsanitizer|/include/c\+\+/|/libc\.so|/libstdc\+\+|\bcsu/|\bnptl/|\bsysdeps/|/stdlib/).*")


@dataclasses.dataclass(frozen=True)
class Frame:
    function: str
    place: str  # a line or an address


@dataclasses.dataclass(frozen=True)
class Failure:
    kind: str  # signal, class of the exception, or the assertion that failed
    frames: tuple  # innermost first


def run(command, timeout=TIMEOUT):
    ended = subprocess.run(command, capture_output=True, errors="replace", timeout=timeout)
    for stream in ("stdout", "stderr"):  # a name with a space is none to the expressions below
        setattr(ended, stream, getattr(ended, stream).replace("(anonymous namespace)::", ""))
    return ended


def below_gdb(command, file):
    """gdb loads programs at the same addresses each time, so that an address is a place."""
    line = " ".join([*command[1:], f"'{file}'"])
    return run(["gdb", "-nx", "-q", "-batch", "-iex", "set debuginfod enabled off", "-ex",
                f"run {line} > /dev/null 2>&1", "-ex", "bt 100", command[0]], timeout=60).stdout


def of_crash(command, file):
    ended = run([*command, file])
    reported = re.search(r"ERROR: (\w+Sanitizer: [\w-]+).*?\n((?: +#\d+ .*\n)+)", ended.stderr, re.S)
    if reported:
        frames = re.findall(r"^ +#\d+ 0x\w+ in (\S+).*? (\S+)$", reported[2], re.M)
        return Failure(reported[1], only_own(Frame(function, place) for function, place in frames))
    assertion = re.search(r"Assertion `(.*)' failed", ended.stderr)
    stack = below_gdb(command, file)
    signal = re.search(r"received signal (\w+)", stack)
    frames = re.findall(r"^#\d+ +(?:(0x\w+) in )?(\S+) \(.*?\)(?: (?:at|from) (\S+))?$", stack, re.M)
    own = [Frame(function, place or address) for address, function, place in frames]
    return Failure(assertion[1] if assertion else signal[1] if signal else "crash", only_own(own))


def of_exception(command, file):
    printed = run([*command, file]).stderr
    python = re.findall(r'File "(.*)", line (\d+), in (\S+)', printed)
    if python:
        kind = printed.strip().splitlines()[-1].split(":")[0]
        return Failure(kind, only_own(Frame(function, f"{name}:{line}") for name, line, function in reversed(python)))
    kind = re.search(r"^(\w*Error)\b", printed, re.M)
    node = re.findall(r"^\s+at (?:(.*) \()?(\S+:\d+:\d+)\)?$", printed, re.M)
    return Failure(kind[1] if kind else "", only_own(Frame(function, place) for function, place in node))


def only_own(frames):
    return tuple(frame for frame in frames if not NOT_OWN.match(frame.function) and not NOT_OWN.match(frame.place))


def stack_of(command, file):
    """Of the failure; one without frames for a time-out."""
    try:
        return of_exception(command, file) if "node" in command[0] or "python" in command[0] else of_crash(command, file)
    except subprocess.TimeoutExpired:
        return Failure("timeout", ())
