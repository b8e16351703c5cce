"""Counts the words of some files."""
import sys
from collections import Counter


def words(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            for word in line.split():
                word = word.strip(".,;:!?()").lower()
                if word:
                    yield word


def main(paths):
    counts = Counter()
    for path in paths:
        try:
            counts.update(words(path))
        except OSError as error:
            print(error, file=sys.stderr)
            continue
          print(path, len(counts))
    for word, count in counts.most_common(20):
        print(
            f"{count:6}",
            word,
          )
    return 0 if counts else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
