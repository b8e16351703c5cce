#!/usr/bin/env python3
"""accepts.py KIND FILE: ends with 0 if Python's own reader accepts the file.

json: one value. toml: tomllib. ini: configparser. csv: the strict reader, and as many columns in each row. html: each end tag closes
the innermost open element, where HTML doesn't allow to leave out end tags.
"""
import configparser
import csv
import html.parser
import json
import sys
import tomllib

VOID = set("area base basefont br col embed frame hr img input link meta param source track wbr".split())
OPTIONAL = set("p li dt dd option tr td th thead tbody tfoot colgroup body head html rt rp".split())


class Tags(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attributes):
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        while self.open and self.open[-1] != tag and self.open[-1] in OPTIONAL:
            self.open.pop()
        if not self.open or self.open[-1] != tag:
            sys.exit(f"</{tag}> closes nothing")
        self.open.pop()


def main():
    kind, path = sys.argv[1:]
    text = open(path, encoding="utf-8", newline="").read()
    if kind == "json":
        json.loads(text)
    elif kind == "toml":
        tomllib.loads(text)
    elif kind == "ini":
        configparser.RawConfigParser(strict=False).read_string(text)
    elif kind == "csv":
        columns = {len(row) for row in csv.reader(text.splitlines(True), strict=True)}
        if len(columns) > 1:
            sys.exit(f"rows of {sorted(columns)} columns")
    elif kind == "html":
        tags = Tags()
        tags.feed(text)
        tags.close()
        left = [tag for tag in tags.open if tag not in OPTIONAL]
        if left:
            sys.exit(f"<{left[-1]}> is not closed")


if __name__ == "__main__":
    main()
