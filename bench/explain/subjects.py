"""The programs and behaviours that hone explain is measured on, and how each is judged without hone."""
import os
import subprocess

# Command lines are run by a shell, so those that could do more than read here are left alone (2: unresolved).
HARMLESS = """#!/bin/sh
grep -Eq -e '-(delete|exec|ok|fprint|fls|files0)' "$1" && exit 2
sed 's/^echo [a-z]* |//' "$1" | grep -Eq '[;&<>$`|~/]|[.][.]' && exit 2
error=$(timeout 5 sh "$1" </dev/null 2>&1 >/dev/null)
[ $? -gt 125 ] && exit 2
case $error in *'sh: '*|*"$1"*) exit 2 ;; esac
"""


def command_line(text, language, pattern):
    script = HARMLESS + f"printf '%s' \"$error\" | grep -Eq '{pattern}'\n"
    return dict(text=text + "\n", name=f"in.{language}", language=language, script=script)


# An input that the program can't read says nothing about the behaviour (2: unresolved).
PROGRAM = """#!/bin/sh
error=$(timeout 5 {command} 2>&1 >/dev/null </dev/null)
[ $? -gt 125 ] && exit 2
printf '%s' "$error" | grep -Eq '{malformed}' && exit 2
printf '%s' "$error" | grep -Eq '{pattern}'
"""

CRASH = """#!/bin/bash
(
{test}
) && exit 0
timeout 10 {command} 2>&1 >/dev/null | grep -Eq '{malformed}' && exit 2
exit 1
"""

SQLITE = "${CASES_TOOLS:-$HOME/.cache/hone-cases}/sqlite-3310100 -batch :memory:"
BAD_SQL = "syntax error|incomplete input|unrecognized token"
BAD_DOT = "syntax error"


def program(text, name, command, pattern, malformed):
    script = PROGRAM.format(command=command, pattern=pattern, malformed=malformed)
    return dict(text=text + "\n", name=name, language=name.split(".")[1], script=script)


def closure(generalize, bug):
    serve = [os.path.join(generalize, "serve"), f"closure-{bug}"]
    with open(os.path.join(generalize, "inputs", f"closure-{bug}.js")) as file:
        return dict(text=file.read(), name="input.js", language="javascript", test=["--test-server", " ".join(serve)],
                    server=serve)


def crash(cases, name, command, malformed):
    """Big inputs are reduced first, as anyone would."""
    folder = os.path.join(os.path.abspath(cases), name)
    source = next(f for f in sorted(os.listdir(folder)) if f.startswith("input."))
    with open(os.path.join(folder, "test.sh")) as file:
            script = CRASH.format(test=file.read(), command=command, malformed=malformed)
    return dict(reduce=os.path.join(folder, source), name=source, language=name.split("-")[0], script=script)

def subjects(cases, generalize):
    """By name, functions that make a subject, so that only what is asked for is looked for."""
    found = {f"closure-{bug}": (lambda bug=bug: closure(generalize, bug))
             for bug in ("1978", "2808", "2842", "2937", "3178", "3379")}
    found.update({
        "grep-backref": lambda: command_line("echo abc | grep -E '(a)\\2' -", "grep", "grep: .*reference"),
        "grep-bracket": lambda: command_line("echo abc | grep '[a' -", "grep", "Unmatched \\["),
        "find-depth": lambda: command_line("find . -warn -name x -maxdepth 1", "find", "warning: you have specified"),
        "find-regex": lambda: command_line("find . -regex '*\\('", "find", "Invalid|Unmatched"),
        "dot-mergechain": lambda: crash(cases, "dot-mergechain", 'dot -Tsvg "$1"', BAD_DOT),
        "dot-neighbor": lambda: crash(cases, "dot-neighbor", 'dot -Tsvg "$1"', BAD_DOT),
        "sql-sqlite-window": lambda: crash(cases, "sql-sqlite-window", SQLITE + ' < "$1"', BAD_SQL),
        "jq-iterate": lambda: program('{"a": [1, {"b": null}], "c": "x"}', "in.json", 'jq ".c[]" "$1"',
                                      "Cannot iterate", "parse error"),
        "jq-subtract": lambda: program('[3, "x", 5]', "in.json", 'jq "map(. - 1)" "$1"', "cannot be|not valid",
                                       "parse error"),
        "dot-port": lambda: program("digraph g { a -> a:x [label=y]; b }", "in.dot", 'dot -Tsvg "$1"',
                                    "node a, port x", BAD_DOT),
        "sqlite-column": lambda: program("create table t(a int, b text); select c from t;", "in.sql",
                                         'sqlite3 -init /dev/null :memory: ".read $1"', "no such column", BAD_SQL),
    })
    return found


class Judge:
    """Runs the test: 'fail', 'pass' or 'unresolved'."""

    def __init__(self, subject, folder):
        self.subject, self.folder = subject, folder
        self.server = None
        if "server" in subject:
            self.server = subprocess.Popen(subject["server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        else:
            self.script = os.path.join(folder, "test.sh")
            with open(self.script, "w") as file:
                file.write(subject["script"])
            os.chmod(self.script, 0o755)
            subject["test"] = ["--test", self.script]
        self.work = os.path.join(folder, "work")
        os.makedirs(self.work, exist_ok=True)

    def __call__(self, text):
        path = os.path.join(self.work, self.subject["name"])
        with open(path, "w") as file:
            file.write(text)
        if self.server:
            self.server.stdin.write(path + "\n")
            self.server.stdin.flush()
            return {"0": "fail", "1": "pass"}.get(self.server.stdout.readline().strip(), "unresolved")
        try:
            done = subprocess.run([self.script, path], capture_output=True, timeout=15, cwd=self.work,
                                  stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return "unresolved"
        return {0: "fail", 1: "pass"}.get(done.returncode, "unresolved")

    def close(self):
        if self.server:
            self.server.stdin.close()
            self.server.wait()
