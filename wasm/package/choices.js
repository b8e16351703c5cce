// Which of several accepted repairs is meant, as `hone repair --ask` asks: where they differ, a person chooses a reading, until one of them is left.
// So what is chosen was accepted as a whole. Works on strings, with the offsets of their units.

/** Whole lines of the original that some repair changes, as [begin, end). No change crosses their bounds. */
function changedLines(original, repairs) {
  const lines = repairs
    .flatMap(({ changes }) => changes)
    .map(({ offset, length }) => {
      const end = original.indexOf("\n", offset + length);
      return [offset === 0 ? 0 : original.lastIndexOf("\n", offset - 1) + 1, end < 0 ? original.length : end];
    })
    .sort(([left], [right]) => left - right);
  const places = [];
  for (const [begin, end] of lines) {
    const last = places.at(-1);
    if (last !== undefined && begin <= last[1]) last[1] = Math.max(last[1], end);
    else places.push([begin, end]);
  }
  return places;
}

/** What the changes make of this part of the original, whose bounds no change crosses; of all of it without bounds. */
export function applied(changes, original, [begin, end] = [0, original.length]) {
  let text = "";
  let at = begin;
  for (const { offset, length, inserted } of changes) {
    if (offset < begin || offset > end) continue;
    text += original.slice(at, offset) + inserted;
    at = offset + length;
  }
  return text + original.slice(at, end);
}

/**
 * The places where the repairs differ: for each the lines' bounds in the original, the original's text, and the
 * readings, the best repair's first, each with the repairs that read it so.
 */
export function choices(original, repairs) {
  const found = [];
  for (const place of changedLines(original, repairs)) {
    const readings = new Map();
    for (const repair of repairs) {
      const text = applied(repair.changes, original, place);
      readings.set(text, [...(readings.get(text) ?? []), repair]);
    }
    if (readings.size > 1)
      found.push({
        begin: place[0],
        end: place[1],
        was: original.slice(...place),
        readings: [...readings].map(([text, left]) => ({ text, repairs: left })),
      });
  }
  return found;
}
