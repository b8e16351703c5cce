import hone

# A grammar as in the Fuzzing Book and the Debugging Book.
GRAMMAR = {
    "<start>": ["<expr>"],
    "<expr>": ["<term> + <expr>", "<term> - <expr>", "<term>"],
    "<term>": ["<factor> * <term>", "<factor> / <term>", "<factor>"],
    "<factor>": ["+<factor>", "-<factor>", "(<expr>)", "<integer>.<integer>", "<integer>"],
    "<integer>": ["<digit><integer>", "<digit>"],
    "<digit>": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
}


def divides_by_zero(text):
    try:
        eval(text)
        return False
    except ZeroDivisionError:
        return True
    except SyntaxError:  # Python has no 01
        return hone.UNRESOLVED


failing = "1 + (2.5 - 3) / 0 * 4"
print("reduced:  ", hone.reduce(failing, divides_by_zero, grammar=GRAMMAR))

pattern = hone.generalize(failing, divides_by_zero, grammar=GRAMMAR)
print("pattern:  ", pattern)
print("members:  ", pattern.generate(4))
print("match:    ", pattern.match("(7 - 1) / 0"), pattern.match("7 - 1 / 2"))

tree = hone.explain(["1 / 0"], divides_by_zero, grammar=GRAMMAR, max_tests=300, seed=2)
print(tree, end="")
print("predicted:", tree.predict("8 / 0"), tree.predict("8 + 0"))
