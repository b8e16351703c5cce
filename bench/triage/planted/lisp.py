"""lisp.py FILE: a small Lisp with scopes and aliases. Exit status 1 if it refuses the file; any exception is a bug. With
TRUTH in the environment it says instead which planted bug it meets first."""
import os
import sys


def bug(name, happens=True):
    if happens and "TRUTH" in os.environ:
        print("bug", name, file=sys.stderr)
        os._exit(99)


class Name(str):
    pass


class Scope:
    def __init__(self, outer, values):
        self.outer, self.values = outer, values

    def find(self, name):
        if name in self.values:
            return self.values[name]
        bug("unbound name", self.outer is None)
        return self.outer.find(name)


def tokens(text):
    at = 0
    while at < len(text):
        begin = at
        at += 1
        if text[begin] in " \n":
            continue
        if text[begin] == '"':
            at = text.find('"', at) + 1
            if at == 0:
                sys.exit("open string")
        elif text[begin] not in "()":
            while at < len(text) and text[at] not in ' \n()"':
                at += 1
        yield text[begin:at]


def read(source):
    lists = [[]]
    for token in source:
        if token == "(":
            lists.append([])
        elif token == ")":
            if len(lists) == 1:
                sys.exit("too many )")
            closed = lists.pop()
            lists[-1].append(closed)
        elif token[0] == '"':
            lists[-1].append(token[1:-1])
        elif token.lstrip("-").isdigit():
            lists[-1].append(int(token))
        else:
            lists[-1].append(Name(token))
    if len(lists) > 1:
        sys.exit("too few )")
    return lists[0]


def member(values, index):
    return values[index]


class Machine:
    def __init__(self):
        self.aliases = {}
        self.globals = Scope(None, {
            "+": self.add, "list": self.list, "nth": self.nth, "letter": self.letter, "length": self.length, "less": self.less})

    def arguments(self, values, *types):
        if len(values) != len(types) or not all(isinstance(value, kind) for value, kind in zip(values, types)):
            sys.exit("wrong arguments")
        return values

    def add(self, *values):
        return sum(self.arguments(values, *[int] * len(values)))

    def list(self, *values):
        return list(values)

    def less(self, *values):
        left, right = self.arguments(values, int, int)
        return left < right

    def length(self, *values):
        return len(self.arguments(values, (list, str))[0])

    def nth(self, *values):
        index, whole = self.arguments(values, int, list)
        bug("member outside of a list", not -len(whole) <= index < len(whole))
        return member(whole, index)

    def letter(self, *values):
        text, number = self.arguments(values, str, int)
        bug("letter outside of a text", not -len(text) <= number < len(text))
        return member(text, number)

    def meaning(self, name):
        return self.replaced(name) if name in self.aliases else name

    def replaced(self, name):
        bug("alias of itself", "TRUTH" in os.environ and self.is_circular(name))
        return self.meaning(self.aliases[name])

    def is_circular(self, name):
        met = set()
        while name in self.aliases and name not in met:
            met.add(name)
            name = self.aliases[name]
        return name in met

    def branch(self, form, scope):
        bug("branches of an if", len(form) != 4)
        _, test, yes, no = form
        return self.evaluate(yes if self.evaluate(test, scope) else no, scope)

    def let(self, form, scope):
        if len(form) != 4 or not isinstance(form[1], Name):
            sys.exit("let needs a name, a value, and a body")
        return self.evaluate(form[3], Scope(scope, {form[1]: self.evaluate(form[2], scope)}))

    def make_function(self, form, scope):
        if len(form) != 3 or not isinstance(form[1], list) or not all(isinstance(name, Name) for name in form[1]):
            sys.exit("fn needs names of parameters and a body")

        def function(*values):
            if len(values) != len(form[1]):
                sys.exit("wrong number of arguments")
            return self.evaluate(form[2], Scope(scope, dict(zip(form[1], values))))

        return function

    def define(self, form, scope):
        if len(form) != 3 or not isinstance(form[1], Name):
            sys.exit("def needs a name and a value")
        self.globals.values[form[1]] = self.evaluate(form[2], scope)

    def alias(self, form, scope):
        if len(form) != 3 or not all(isinstance(part, Name) for part in form):
            sys.exit("alias needs two names")
        self.aliases[form[1]] = form[2]

    FORMS = {"if": branch, "let": let, "fn": make_function, "def": define, "alias": alias}

    def evaluate(self, form, scope):
        if isinstance(form, Name):
            return scope.find(self.meaning(form))
        if not isinstance(form, list):
            return form
        if not form:
            sys.exit("nothing to call")
        if isinstance(form[0], Name) and form[0] in self.FORMS:
            return self.FORMS[form[0]](self, form, scope)
        function, *arguments = [self.evaluate(part, scope) for part in form]
        bug("call of a value", not callable(function))
        return function(*arguments)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    machine = Machine()
    for form in read(tokens(text)):
        print(machine.evaluate(form, machine.globals))


main()
