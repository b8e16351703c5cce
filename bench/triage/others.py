"""How other tools sort findings, by the rules that they publish, on stacks of stacks.py.

Top N: findings are one bug if they fail alike (signal, sanitizer's report, text of the assertion) and the N innermost
functions of the program's own code are the same. With N = 3, this is the way of ClusterFuzz.

CASR (casr-cluster): equal stacks are one; others are grouped by the similarity of position-dependent matching (Dang et
al., ReBucket, ICSE 2012; c = 0.04, o = 0.13) by complete linkage, as long as no two of a group differ by 0.3 or more.
"""
import collections
import math


def by_top(number, stacks):
    """`stacks`: by file. Returns a list of sets of files."""
    groups = collections.defaultdict(set)
    for file, failure in stacks.items():
        groups[failure.kind, *(frame.function for frame in failure.frames[:number])].add(file)
    return list(groups.values())


def similarity(first, second):
    above = [0.0] * (len(second) + 1)
    for i, frame in enumerate(first, 1):
        row = [0.0]
        for j, other in enumerate(second, 1):
            gain = math.exp(-0.04 * min(i, j) - 0.13 * abs(i - j)) if frame.place == other.place else 0
            row.append(max(row[-1], above[j], above[j - 1] + gain))
        above = row
    most = sum(math.exp(-0.04 * i) for i in range(1, min(len(first), len(second)) + 1))
    return above[-1] / most if most else float(first == second)


def by_casr(stacks):
    equal = collections.defaultdict(set)
    for file, failure in stacks.items():
        equal[failure.frames].add(file)
    frames = list(equal)
    distance = [[1 - similarity(a, b) for b in frames] for a in frames]
    groups = [[number] for number in range(len(frames))]
    while len(groups) > 1:
        apart, left, right = min((max(distance[a][b] for a in groups[left] for b in groups[right]), left, right)
                                 for left in range(len(groups)) for right in range(left))
        if apart >= 0.3:
            break
        groups[right] += groups.pop(left)
    return [set().union(*(equal[frames[number]] for number in group)) for group in groups]
