// The page: takes a text, lets the worker repair it, and shows what was changed where, and what is doubtful.
import { applied, choices } from "./hone/choices.js";

const element = (id) => document.getElementById(id);
const [text, language, status, work] = ["text", "language", "status", "work"].map(element);

/** Longer ones aren't put into the field, which would take seconds to show them. */
const longest = 200_000;
const contextLines = 2;
const mostHunks = 200;
const longestLine = 2_000;

/** What is to be repaired: `text` or `bytes`, and the name of its file. */
let input = { text: "" };
/** The worker's answer, with the number of the repair that is chosen, and the readings that people have settled. */
let answer = null;
let worker = null;
let begun = 0;
let ticking = 0;
/** Until the field rests. */
let soon = 0;
/** Counts what people give, so that a large file that was read slowly doesn't replace what came after it. */
let given = 0;
const extensions = new Map();

const counted = (count, word) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;
const sizeOf = (bytes) => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`);

function make(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

// A worker of this text has the policy of the page, as one of a file of its own would not.
function startWorker() {
  const source = `import ${JSON.stringify(new URL("worker.js", location.href).href)};`;
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  worker = new Worker(url, { type: "module" });
  worker.onmessage = ({ data }) => {
    if (data.table) fillLanguages(data.table);
    else if (data.begun) showLanguage(data.begun);
    else if (data.done) finish(data.done);
    else fail(data.failed);
  };
  worker.onerror = (event) => fail(`hone can't be started: ${event.message ?? "this browser lacks something it needs"}`);
}

function fillLanguages(table) {
  if (language.options.length > 0) return;
  language.append(make("option", { value: "", textContent: "by the text" }));
  for (const [name, description] of Object.entries(table)) extensions.set(name, description.extensions[0] ?? ".txt");
  for (const [name, { title }] of Object.entries(table))
    if (!["bytes", "generic", "command", "ini_strict", "obj_strict"].includes(name))
      language.append(make("option", { value: name, textContent: title }));
  if (isEmpty()) return;
  repairNow();
}

function showLanguage(name) {
  const title = [...language.options].find((option) => option.value === name)?.textContent ?? name;
  element("guessed").textContent = language.value === "" ? `taken for ${title}` : "";
}

const isEmpty = () => (input.bytes ?? input.text).length === 0;

function working(on) {
  work.hidden = !on;
  clearInterval(ticking);
  if (!on) return;
  begun = performance.now();
  const size = (input.bytes ?? input.text).length;
  const tick = () => {
    const seconds = (performance.now() - begun) / 1000;
    element("work-text").textContent =
      `Repairing ${sizeOf(size)}…${seconds < 1 ? "" : ` ${Math.floor(seconds)} s`}`;
  };
  tick();
  ticking = setInterval(tick, 250);
}

function clearResult() {
  answer = null;
  status.textContent = "";
  status.className = "";
  element("figures").hidden = true;
  element("choices").replaceChildren();
  element("changes").replaceChildren();
  for (const id of ["copy", "download"]) element(id).disabled = true;
}

function stop() {
  if (!work.hidden) {
    worker.terminate();
    startWorker();
  }
  working(false);
}

function repairNow() {
  stop();
  clearResult();
  element("clear").hidden = isEmpty();
  element("again").hidden = true;
  if (isEmpty()) {
    element("guessed").textContent = "";
    return;
  }
  working(true);
  worker.postMessage({ ...input, language: language.value || null });
}

function fail(message) {
  working(false);
  status.textContent = message;
  status.className = "bad";
}

function finish(done) {
  working(false);
  answer = { ...done, chosen: 0, settled: [] };
  if (done.intact) {
    status.textContent = "No error of syntax was found: the text stays as it is.";
    enableResult();
  } else if (done.repairs.length === 0) {
    fail(
      done.hurried
        ? "So much is wrong that no repair was found: cut off what is damaged most."
        : "No repair was found. If the language is another one, choose it.",
    );
  } else {
    show();
    enableResult();
  }
}

function enableResult() {
  for (const id of ["copy", "download"]) element(id).disabled = false;
}

/** The repaired text, or its bytes where they are no text. */
function result() {
  if (answer.intact) return input.bytes ?? input.text;
  return answer.result ?? applied(answer.repairs[answer.chosen].changes, answer.original);
}

/** Does the doubt belong to the lines? */
const touches = ({ begin, end }, { offset, was }) => offset <= end && offset + was.length >= begin;

function show() {
  const { changes, doubtful, values } = answer.repairs[answer.chosen];
  const open = doubtful.filter((doubt) => !answer.settled.some(({ place }) => touches(place, doubt)));
  status.textContent =
    `${counted(changes.length, "change")}` +
    (open.length === 0 ? "." : `, ${counted(open.length, "place")} doubtful: look at ${open.length === 1 ? "it" : "them"}.`) +
    (answer.converted ? " The file wasn't UTF-8, and is now." : "");
  const figures = element("figures");
  figures.hidden = !values;
  if (values)
    figures.textContent = `${counted(values.kept, "value")} kept, ${values.changed} changed, ${values.dropped} dropped`;
  showChoices();
  showChanges(changes, open);
}

function excerpt(line) {
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}

/** Where a value is doubtful, and other readings were accepted too, one is to be chosen. */
function showChoices() {
  const current = answer.repairs[answer.chosen];
  const doubts = [...answer.repairs[0].doubtful, ...current.doubtful];
  const places = (answer.result === null ? choices(answer.original, answer.repairs) : []).filter((place) =>
    doubts.some((doubt) => touches(place, doubt)),
  );
  const line = (offset) => answer.original.slice(0, offset).split("\n").length;
  const focused = document.activeElement?.id;
  element("choices").replaceChildren(
    ...places.map((place, number) =>
      make(
        "fieldset",
        {},
        make("legend", { textContent: `Line ${line(place.begin)}: which is meant?` }),
        ...place.readings.map((reading, index) => {
          const radio = make("input", {
            type: "radio",
            name: `place-${number}`,
            id: `place-${number}-${index}`,
            checked: reading.repairs.includes(current),
          });
          // Also of the one that is chosen already: that settles it.
          radio.onclick = () => choose(place, reading);
          return make("label", {}, radio, make("pre", { textContent: excerpt(reading.text) || "(nothing)" }));
        }),
      ),
    ),
  );
  if (focused) element(focused)?.focus();
}

/** Of the repairs with this reading, the one that keeps most of what was settled elsewhere; the better one of two. What
 * it doesn't keep is open again. */
function choose(place, reading) {
  const others = answer.settled.filter((settled) => settled.place.begin !== place.begin);
  const kept = (repair) => others.filter((settled) => settled.repairs.includes(repair));
  const best = reading.repairs.reduce((left, right) => (kept(right).length > kept(left).length ? right : left));
  answer.chosen = answer.repairs.indexOf(best);
  answer.settled = [...kept(best), { place, repairs: reading.repairs }];
  show();
}

const quoted = (part) => JSON.stringify(part.length > 40 ? `${part.slice(0, 37)}…` : part);

function describe({ line, column, removed, inserted }) {
  const what =
    removed === ""
      ? `${quoted(inserted)} was added`
      : inserted === ""
        ? `${quoted(removed)} was removed`
        : `${quoted(removed)} became ${quoted(inserted)}`;
  return `${line}:${column}: ${what}`;
}

function describeDoubt({ line, column, was, became, why }) {
  return `doubtful: ${describe({ line, column, removed: was, inserted: became })}: it ${why}`;
}

/** The changed lines with a few around them. */
function hunksOf(original, changes) {
  const hunks = [];
  for (const change of changes) {
    let begin = change.offset === 0 ? 0 : original.lastIndexOf("\n", change.offset - 1) + 1;
    let end = original.indexOf("\n", change.offset + change.length);
    for (let i = 0; i < contextLines && begin > 0; ++i) begin = begin < 2 ? 0 : original.lastIndexOf("\n", begin - 2) + 1;
    for (let i = 0; i < contextLines && end >= 0; ++i) end = original.indexOf("\n", end + 1);
    if (end < 0) end = original.length;
    const last = hunks.at(-1);
    if (last !== undefined && begin <= last.end) {
      last.end = Math.max(last.end, end);
      last.changes.push(change);
    } else {
      hunks.push({ begin, end, changes: [change] });
    }
  }
  return hunks;
}

/** The text between, which may be long in a file of one line, with what stands beside the changes: pieces as in
 * shownHunk, of which one says how many lines were left out. */
function shortened(between, hasBefore, hasAfter) {
  const side = 300;
  if (between.length <= 2 * side) return [["", between]];
  const before = hasBefore ? between.slice(0, side) : "";
  const after = hasAfter ? between.slice(-side) : "";
  const left = between.slice(before.length, between.length - after.length).split("\n").length - 1;
  return [["", `${before} … `], ["left", left], ["", after]];
}

function shownHunk({ begin, end, changes }, original, doubtful, firstLine) {
  const pieces = [];
  let at = begin;
  changes.forEach(({ offset, length, inserted }, index) => {
    pieces.push(...shortened(original.slice(at, offset), index > 0, true));
    if (length > 0) pieces.push(["del", original.slice(offset, offset + length)]);
    if (inserted !== "") pieces.push(["ins", inserted]);
    at = offset + length;
  });
  pieces.push(...shortened(original.slice(at, end), true, false));
  const pre = make("pre");
  let number = firstLine;
  let code = null;
  const newLine = () => {
    code = make("code");
    pre.append(make("span", { className: "row" }, make("span", { className: "number", textContent: String(number) }), code));
  };
  newLine();
  for (const [tag, piece] of pieces) {
    if (tag === "left") {
      number += piece;
      if (piece > 0) newLine();
      continue;
    }
    piece.split("\n").forEach((part, index) => {
      if (index > 0) {
        // A line break that was added or removed would be invisible.
        if (tag !== "") code.append(make(tag, { textContent: "↵" }));
        if (tag !== "ins") ++number;
        newLine();
        if (tag === "ins") code.previousSibling.textContent = "";
      }
      const shown = tag === "" ? part : part.replaceAll(" ", "·");
      if (part !== "") code.append(tag === "" ? shown : make(tag, { textContent: /\S/.test(part) ? part : shown }));
    });
  }
  const doubts = doubtful.filter(({ offset }) => offset >= begin && offset <= end);
  return make(
    "article",
    { className: "hunk" },
    make("ol", {}, ...changes.map((change) => make("li", { textContent: describe(change) }))),
    ...(doubts.length === 0
      ? []
      : [
          make(
            "ol",
            { className: "doubtful" },
            ...doubts.map((doubt) => make("li", { textContent: describeDoubt(doubt) })),
          ),
        ]),
    pre,
  );
}

function showChanges(changes, doubtful) {
  const { original } = answer;
  const hunks = hunksOf(original, changes);
  let line = 1;
  let at = 0;
  const shown = hunks.slice(0, mostHunks).map((hunk) => {
    for (let next = original.indexOf("\n", at); next >= 0 && next < hunk.begin; next = original.indexOf("\n", at)) {
      ++line;
      at = next + 1;
    }
    return shownHunk(hunk, original, doubtful, line);
  });
  if (hunks.length > mostHunks)
    shown.push(make("p", { className: "more", textContent: `… and changes in ${hunks.length - mostHunks} more places.` }));
  element("changes").replaceChildren(...shown);
}

// What people give.

function take(wanted) {
  clearTimeout(soon);
  ++given;
  input = wanted;
  const large = wanted.bytes !== undefined;
  text.hidden = large;
  element("large").hidden = !large;
  if (large) {
    element("large-name").textContent = `${wanted.name ?? "The pasted text"}, ${sizeOf(wanted.bytes.length)}`;
    element("large-start").textContent = new TextDecoder().decode(wanted.bytes.subarray(0, 2000));
  } else if (text.value !== wanted.text) {
    text.value = wanted.text;
  }
  repairNow();
}

async function takeFile(file) {
  const mine = ++given;
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    if (mine === given) fail(`${file.name} can't be read: ${error.message}`);
    return;
  }
  if (mine !== given) return;
  let small = null;
  if (bytes.length <= longest)
    try {
      small = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      // Not text: it stays as it is.
    }
  // A field would make other line ends of these.
  const exact = small !== null && !small.includes("\r") && !small.startsWith("\uFEFF");
  language.value = "";
  take(exact ? { text: small, name: file.name } : { bytes, name: file.name });
}

text.oninput = () => {
  clearTimeout(soon);
  soon = setTimeout(() => take({ text: text.value, name: text.value === "" ? undefined : input.name }), 300);
};
text.onpaste = (event) => {
  // What replaces all of it isn't from that file.
  if (text.selectionStart === 0 && text.selectionEnd === text.value.length) input = { text: input.text };
  const pasted = event.clipboardData.getData("text/plain");
  if (pasted.length <= longest) return;
  event.preventDefault();
  const whole = text.value.slice(0, text.selectionStart) + pasted + text.value.slice(text.selectionEnd);
  take({ bytes: new TextEncoder().encode(whole), name: input.name });
};
document.addEventListener("paste", (event) => {
  if (!text.hidden) return;
  const pasted = event.clipboardData.getData("text/plain");
  if (pasted !== "") take(pasted.length <= longest ? { text: pasted } : { bytes: new TextEncoder().encode(pasted) });
});
language.onchange = repairNow;
element("open").onclick = () => element("file").click();
element("file").onchange = ({ target }) => {
  if (target.files.length > 0) takeFile(target.files[0]);
  target.value = "";
};
element("clear").onclick = () => {
  text.value = "";
  language.value = "";
  take({ text: "" });
  text.focus();
};
element("cancel").onclick = () => {
  stop();
  status.textContent = "Cancelled.";
  element("again").hidden = false;
  element("again").focus();
};
element("again").onclick = repairNow;
element("copy").onclick = async ({ target }) => {
  const made = result();
  try {
    const copied = typeof made === "string" ? made : new TextDecoder("utf-8", { fatal: true }).decode(made);
    await navigator.clipboard.writeText(copied);
    target.textContent = "Copied";
  } catch {
    target.textContent = "Can't be copied";
  }
  setTimeout(() => (target.textContent = "Copy"), 2000);
};
element("download").onclick = () => {
  const name = input.name ?? `repaired${extensions.get(answer.language)}`;
  const dot = name.lastIndexOf(".");
  const link = make("a", {
    href: URL.createObjectURL(new Blob([result()], { type: "application/octet-stream" })),
    download: input.name === undefined ? name : dot < 1 ? `${name}.repaired` : `${name.slice(0, dot)}.repaired${name.slice(dot)}`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

// Texts are dragged within the field as everywhere.
const field = element("input");
const hasFiles = (event) => event.dataTransfer.types.includes("Files");
for (const type of ["dragenter", "dragover"])
  document.addEventListener(type, (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    field.classList.add("over");
  });
for (const type of ["dragleave", "drop"]) document.addEventListener(type, () => field.classList.remove("over"));
document.addEventListener("drop", (event) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  const { files } = event.dataTransfer;
  if (files.length === 1) takeFile(files[0]);
  else fail("One file at a time, please: drop one of them.");
});

startWorker();
// Not in a file that was opened without a server.
if (navigator.serviceWorker && location.protocol.startsWith("http")) navigator.serviceWorker.register("offline.js").catch(() => {});
