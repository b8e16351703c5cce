// node package.mjs PACKAGE FOLDER: packs the package, installs it in FOLDER, which is emptied, and uses it there as
// people do: as a module, in a worker, by its types, and as a command.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const [source, folder] = process.argv.slice(2).map((path) => resolve(path));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const run = (program, ...args) => execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
const packed = JSON.parse(run("npm", "pack", "--json", source))[0];
writeFileSync(join(folder, "package.json"), '{"private": true, "type": "module"}');
run("npm", "install", "--silent", "--offline", join(folder, packed.filename));
console.log(`ok: packed, ${packed.size} bytes, and installed`);

writeFileSync(
  join(folder, "use.js"),
  `import assert from "node:assert/strict";
import * as hone from "hone-wasm";

const fixed = await hone.repair('{"ä": [1, 2, "b": 3, }', { language: "json" });
assert.deepEqual(JSON.parse(fixed.text), { ä: [1, 2], b: 3 });
assert.deepEqual(fixed.changes.map(({ offset, length, removed, inserted }) => [offset, length, removed, inserted]), [
  [11, 0, "", "]"],
  [19, 1, ",", ""],
]);
assert.deepEqual(fixed.doubtful, []);
assert.equal(fixed.values.dropped, 0);

const doubtful = await hone.repair('{"price": 9.99", "n": 1}', { language: "json", all: 9 });
assert.equal(doubtful.doubtful.length, 1);
const [place] = hone.choices(doubtful.original, doubtful.repairs);
assert.ok(place.readings.length > 1);

const right = await hone.repair('{"a": 1}', { language: "JSON" });
assert.ok(right.intact && right.text === '{"a": 1}');

const bytes = await hone.repair(Buffer.from("[1, 2"), { language: "json" });
assert.equal(Buffer.from(bytes.text).toString(), "[1, 2]");

// The caller's test decides what is accepted: here JSON whose numbers are small.
const accepts = (text) => {
  try {
    return JSON.parse(text).every((number) => number < 10);
  } catch {
    return false;
  }
};
const tested = await hone.repair("[1, 2, 30", { language: "json", accepts });
assert.ok(accepts(tested.text) && tested.tests > 0);

const tree = await hone.parse('{"a": [1, 2}', { language: "json" });
assert.equal(tree.errors.length, 1);
assert.equal(tree.tree.name, "json");

const small = await hone.reduce('[1, {"a": ["needle", 2]}]', (text) => text.includes("needle"), { language: "json" });
assert.equal(small.text, '"needle"');
// A test may call hone.
const nested = await hone.reduce("[[1], 2]", (text) => text.includes("1"), { language: "json" });
assert.equal(nested.text, "1");

const texts = await hone.generate({ language: "json", count: 5, seed: 7, size: 30 });
assert.equal(texts.length, 5);
texts.forEach((text) => JSON.parse(text));
assert.deepEqual(await hone.generate({ language: "json", count: 5, seed: 7, size: 30 }), texts);

const refused = (promise, message) => assert.rejects(promise, message);
await refused(hone.repair("{", {}), /no language/);
await refused(hone.repair("{", { language: "jsn" }), /no built-in language 'jsn'/);
await refused(hone.repair("{", { language: "json", nonsense: 1 }), /nonsense/);
await refused(hone.repair(7, { language: "json" }), /string/);
await refused(hone.reduce("[1]", () => false, { language: "json" }), /nothing to reduce/);
await refused(hone.reduce("[1]", async () => true, { language: "json" }), /promise/);
class Own extends Error {}
await refused(hone.reduce("[1]", () => { throw new Own("mine"); }, { language: "json" }), Own);
// An error leaves nothing behind.
assert.equal((await hone.repair("[1", { language: "json" })).text, "[1]");
`,
);
run("node", "use.js");
console.log("ok: used as a module");

writeFileSync(
  join(folder, "worker.js"),
  `import { Worker, isMainThread, parentPort } from "node:worker_threads";
import { repair } from "hone-wasm";
if (isMainThread) new Worker(new URL(import.meta.url)).on("message", (text) => console.log(text));
else parentPort.postMessage((await repair("[1, 2", { language: "json" })).text);
`,
);
assert.equal(run("node", "worker.js").trim(), "[1, 2]");
console.log("ok: used in a worker");

writeFileSync(
  join(folder, "use.ts"),
  `import { repair, reduce, type Repair, type Repairs } from "hone-wasm";
const found: Repairs<string> = await repair("[1", { language: "json", accepts: (text: string) => text.length > 0 });
const text: string | null = found.text;
const best: Repair<string> | undefined = found.repairs[0];
const small: { text: Uint8Array } = await reduce(new Uint8Array(), (bytes: Uint8Array) => bytes.length > 0, { language: "json" });
console.log(text, best?.values?.kept, small);
`,
);
run("tsc", "--noEmit", "--strict", "--target", "es2022", "--module", "es2022", "--moduleResolution", "node", "use.ts");
console.log("ok: its types are right");

const command = (...args) => spawnSync("npx", ["--offline", "hone-wasm", ...args], { cwd: folder, encoding: "utf8" });
writeFileSync(join(folder, "broken.json"), '{"a": [1, 2}\n');
const repaired = command("repair", "broken.json");
assert.equal(repaired.stdout, '{"a": [1, 2]}\n');
assert.match(repaired.stderr, /1:12 in array: inserted "\]"/);
assert.equal(repaired.status, 0);
assert.equal(command("repair", "broken.json", "-o", "right.json").status, 0);
assert.equal(readFileSync(join(folder, "right.json"), "utf8"), '{"a": [1, 2]}\n');
assert.equal(command("repair", "--check", "broken.json").status, 1);
assert.equal(command("repair", "--check", "right.json").status, 0);
writeFileSync(join(folder, "doubtful.json"), '{"price": 9.99", "n": 1}\n');
assert.equal(command("repair", "doubtful.json").status, 4);
assert.equal(command("repair", "none.json").status, 2);
assert.equal(command("mend", "broken.json").status, 2);
console.log("ok: used as a command");
