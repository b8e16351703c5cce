"""Builds a table of contents of a Markdown text."""
import re

HEAD = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")


class Node:
    def __init__(self, level, title):
        self.level = level
        self.title = title
        self.kids = []


def build(text):
    root = Node(0, "")
    stack = [root]
    fence = False
    for line in text.splitlines():
        if line.startswith("```"):
            fence = not fence
        m = HEAD.match(line)
        if fence or not m:
            continue
        node = Node(len(m[1]), m[2])
        while stack[-1].level >= node.level:
            stack.pop()
        if node.level - stack[-1].level > 2:
            raise LookupError(f"heading {node.title!r} skips levels")
        stack[-1].kids.append(node)
        stack.append(node)
    return root


def render(node, depth=0):
    out = []
    for k in node.kids:
        out.append("  " * depth + "- " + k.title)
        out += render(k, depth + 1)
    return out
