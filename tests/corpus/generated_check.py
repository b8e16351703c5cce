#!/usr/bin/env python3
"""Has real programs read what `hone generate` writes: how many texts of each language have no syntax error?

    tests/corpus/generated_check.py [--count N] [--seed N] [--least SHARE] [--errors N] [LANGUAGE...]

Prints a row of a table for each language. A text is read if its program finds no syntax error in it; names that stand
for nothing, and types, are no syntax. Where a program doesn't tell such errors apart (Lua's, LLVM's, wabt's), each
error counts. Exits 1 if less than the share is read of a language, and skips those without a program.
"""
import argparse
import ast
import collections
import configparser
import csv
import json
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import tomllib
import warnings
import xml.parsers.expat

HERE = pathlib.Path(__file__).resolve().parent
HONE = HERE.parent.parent / "build/release/hone"
READERS = HERE / "readers"
CLOJURE = "/usr/share/java/clojure.jar"


class Missing(Exception):
    """A program isn't installed."""


def output_of(command, **options):
    program = next(word for word in map(str, command) if word != "env" and "=" not in word)
    if shutil.which(program) is None or (CLOJURE in command and not pathlib.Path(CLOJURE).exists()):
        raise Missing(CLOJURE if CLOJURE in command else program)
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600,
                          check=False, **options)
    return done.returncode, done.stdout.decode(errors="replace")


def one_by_one(wrong):
    """A reader of all files by `wrong`, which says what is wrong with one of them, if anything is."""
    return lambda files: {file: said for file in files if (said := wrong(file)) is not None}


def by_exception(read):
    def wrong(file):
        try:
            read(file)
        except (ValueError, SyntaxError, csv.Error, configparser.Error, xml.parsers.expat.ExpatError,
                RecursionError, AttributeError) as error:
            return f"{type(error).__name__}: {error}"
        return None

    return one_by_one(wrong)


def by_status(*command, error=r"(.*\S.*)"):
    """The program ends with another status than 0; `error` finds what it says."""

    def wrong(file):
        status, said = output_of([*command, file], cwd=file.parent)
        return None if status == 0 else first_match(error, said) or f"status {status}"

    return one_by_one(wrong)


def by_message(error, *command):
    """The program says something that matches."""
    return one_by_one(lambda file: first_match(error, output_of([*command, file], cwd=file.parent)[1]))


def by_server(*command):
    """The program gets the names of all files, and writes `NAME tab MESSAGE` for each that is wrong."""

    def read(files):
        status, said = output_of(command, input="\n".join(map(str, files)).encode())
        if status != 0:
            sys.exit(f"{command[0]}: {said[-1000:]}")
        return {pathlib.Path(name): message for name, message in re.findall(r"^(/.*)\t(.*)$", said, re.MULTILINE)}

    return read


def by_name(error, *command):
    """The program gets all files, and writes the name of each that is wrong with what `error` finds there."""

    def read(files):
        _, said = output_of([*command, *files], cwd=files[0].parent)
        return {files[0].parent / pathlib.Path(name).name: message
                for message, name in reversed(re.findall(error, said, re.MULTILINE))}

    return read


def first_match(pattern, text):
    found = re.search(pattern, text, re.MULTILINE)
    return found and found[1]


def text_of(file):
    return file.read_text(encoding="utf-8", errors="surrogateescape")


def read_csv(file):
    """With one of the delimiters: which it is, the program must know."""
    last = None
    for delimiter in ";\t|,":
        with open(file, newline="", encoding="utf-8") as opened:
            try:
                return list(csv.reader(opened, strict=True, delimiter=delimiter))
            except csv.Error as error:
                last = error
    raise last


def read_ini(file):
    configparser.ConfigParser(strict=False, allow_no_value=True, interpolation=None).read_string(text_of(file))


def read_python(file):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ast.parse(file.read_bytes())


def read_toml(file):
    tomllib.loads(text_of(file))


def read_yaml(file):
    try:
        import yaml
    except ImportError as error:
        raise Missing("python3-yaml") from error
    try:
        list(yaml.parse(file.read_bytes()))
    except yaml.YAMLError as error:
        raise ValueError(f"{getattr(error, 'problem', error)}, {getattr(error, 'context', '')}") from error


def wrong_sql(file):
    """By statement, since SQLite forgets one with a name that stands for nothing."""
    statement = ""
    database = sqlite3.connect(":memory:")
    for part in re.split(r"(?<=;)", text_of(file)):
        statement += part
        if sqlite3.complete_statement(statement):
            if said := wrong_statement(database, statement):
                return said
            statement = ""
    return wrong_statement(database, statement)


def wrong_statement(database, statement):
    statement = re.sub(r"^(?:\s|;|--.*(?:\n|$)|/\*(?s:.*?)(?:\*/|\Z))*", "", statement)
    if not statement:
        return None
    explained = re.match(r"(?i)explain\b", statement)
    try:
        database.execute(statement if explained else f"EXPLAIN {statement}")
    except (sqlite3.Error, sqlite3.Warning, ValueError) as error:
        return first_match(r"(.*(?:syntax error|incomplete input|unrecognized token|one statement).*)", str(error))
    return None


def wrong_protobuf(file):
    status, said = output_of(["protoc", f"-I{file.parent}", "-I/usr/include", "--descriptor_set_out=out", file],
                             cwd=file.parent)
    return None if status == 0 else first_match(r":\d+:\d+: (.*)", said) or f"status {status}"


PARSED = ["-fsyntax-only", "-fms-extensions", "-w", "-ferror-limit=0", "-fno-caret-diagnostics",
          "-fdiagnostics-show-category=name"]
CLANG = ["clang", "-std=gnu2x", *PARSED]
CLANGXX = ["clang++", "-std=gnu++20", *PARSED]
RUSTC = ["env", "RUSTC_BOOTSTRAP=1", "rustc", "-Zparse-crate-root-only", "--edition=2021"]
ESBUILD = ["esbuild", "--outdir=out", "--log-limit=0"]

# By language: the name of the program, and what reads the files and says which of them are wrong.
PROGRAMS = {
    "c": ("clang", by_message(r"error: (.* \[.*(?:Parse|Lexical).*\])$", *CLANG)),
    "clojure": ("Clojure's reader",
                by_server("java", "-cp", CLOJURE, READERS / "Clojure.java")),
    "cpp": ("clang", by_message(r"error: (.* \[.*(?:Parse|Lexical).*\])$", *CLANGXX)),
    "css": ("esbuild, warnings too", by_name(r"\[(?:WARNING|ERROR)\] (.*)\n\n *(\S+\.css):", *ESBUILD)),
    "csv": ("Python's csv, strict", by_exception(read_csv)),
    "dot": ("dot -Tcanon", by_status("dot", "-Tcanon", "-oout")),
    "glsl": ("glslangValidator, syntax errors",
             by_message(r"ERROR: \d+:\d+: '.*' : +(syntax error.*|.*[Rr]eserved.*)", "glslangValidator", "-S", "vert")),
    "go": ("gofmt", by_message(r"\.go:\d+:\d+: (.*)", "gofmt", "-e")),
    "html": ("xmllint --html, but any elements",
             by_message(r"parser error : (?!Tag \S+ invalid)(.*)", "xmllint", "--html", "--noout")),
    "ini": ("Python's configparser", by_exception(read_ini)),
    "java": ("javac's parser", by_server("java", READERS / "Java.java")),
    "javascript": ("node", by_server("node", "--experimental-vm-modules", "--no-warnings", READERS / "javascript.js")),
    "json": ("Python's json", by_exception(lambda file: json.loads(file.read_bytes()))),
    "llvm": ("llvm-as", by_status("llvm-as", "-disable-verify", "-o", "out", error=r"error: (.*)")),
    "lua": ("luac 5.4", by_status("luac5.4", "-p", error=r":\d+: (.*)")),
    "obj": ("assimp", by_status("assimp", "info", error=r"(?i)(.*error.*)")),
    "php": ("php -l, syntax errors", by_message(r"Parse error: (.*)", "php", "-n", "-l")),
    "protobuf": ("protoc, names too", one_by_one(wrong_protobuf)),
    "python": ("Python's ast", by_exception(read_python)),
    "rust": ("rustc's parser", by_status(*RUSTC, error=r"^error(?:\[E\d+\])?: (.*)")),
    "shell": ("bash -n", by_status("bash", "-n", error=r"line \d+: (.*)")),
    "smtlib": ("z3, names and sorts too",
               by_message(r'(?:error "line \d+ column \d+: )(.*)', "z3", "-smt2", "-T:1", "-memory:500")),
    "sql": ("SQLite, syntax errors", one_by_one(wrong_sql)),
    "toml": ("Python's tomllib", by_exception(read_toml)),
    "tsx": ("TypeScript's compiler",
            by_server("env", "NODE_PATH=/usr/share/nodejs", "node", READERS / "typescript.js")),
    "typescript": ("esbuild", by_name(r"\[ERROR\] (.*)\n\n *(\S+\.ts):", *ESBUILD)),
    "verilog": ("iverilog, syntax errors",
                by_message(r"(.*(?:syntax error|error: (?:Invalid|Malformed)).*)", "iverilog", "-t", "null", "-g2012",
                           "-oout")),
    "wat": ("wat2wasm --no-check",
            by_status("wat2wasm", "--no-check", "--enable-all", "-o", "out", error=r"error: (.*)")),
    "yaml": ("PyYAML's parser", by_exception(read_yaml)),
    "xml": ("expat", by_exception(lambda file: xml.parsers.expat.ParserCreate().Parse(file.read_bytes(), True))),
}

# What no program of the language reads: one that does would read anything.
WRONG = {"yaml": "a: b: c", "csv": '"a"b', "php": "<?php )(", "html": "<b></i>", "ini": "a", "sql": "SELECT );", "obj": "f 1 2 3"}


def check(hone, language, count, seed):
    with tempfile.TemporaryDirectory() as folder:
        texts = pathlib.Path(folder) / "texts"
        subprocess.run([hone, "generate", "--language", language, "-n", str(count), "--seed", str(seed), "-o", texts],
                       check=True)
        files = sorted(texts.iterdir())
        wrong = pathlib.Path(folder) / f"wrong{files[0].suffix}"
        wrong.write_text(WRONG.get(language, ")("))
        read = PROGRAMS[language][1]
        if not read([wrong]):
            sys.exit(f"{PROGRAMS[language][0]} reads {wrong.read_text()}")
        return files, read(files)


def without_numbers(message):
    return re.sub(r"\d+", "N", message)[:110]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--hone", default=HONE)
    parser.add_argument("--count", type=int, default=500, help="texts a language")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--least", type=float, default=0.95, help="share of the texts that must be read")
    parser.add_argument("--errors", type=int, default=0, help="show the N commonest errors")
    parser.add_argument("languages", nargs="*")
    arguments = parser.parse_args()
    too_few = False
    for language in arguments.languages or PROGRAMS:
        program = PROGRAMS[language][0]
        try:
            files, wrong = check(arguments.hone, language, arguments.count, arguments.seed)
        except Missing as missing:
            print(f"| {language} | {program} | {missing} isn't installed |")
            continue
        read = len(files) - len(wrong)
        print(f"| {language} | {program} | {read} of {len(files)} |", flush=True)
        too_few |= read < arguments.least * len(files)
        messages = collections.Counter(without_numbers(said) for said in wrong.values())
        for message, times in messages.most_common(arguments.errors):
            example = next(file.name for file, said in wrong.items() if without_numbers(said) == message)
            print(f"    {times:4} {message}  ({example})")
    return 1 if too_few else 0


if __name__ == "__main__":
    sys.exit(main())
