// node damage.mjs FOLDER: writes 200 broken files, made of the examples of the formats that people repair: bytes and
// lines that are lost, doubled, swapped or cut off, always the same ones.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";

const [folder] = process.argv.slice(2);
const grammars = new URL("../../grammars/", import.meta.url).pathname;
const formats = ["csv", "dot", "html", "ini", "json", "jsonl", "obj", "sql", "toml", "xml", "yaml"];
const wanted = 200;

// The constants of Numerical Recipes.
let state = 1;
const below = (bound) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
};

const damages = {
  lost: (bytes, at) => [bytes.subarray(0, at), bytes.subarray(at + 1 + below(3))],
  doubled: (bytes, at) => [bytes.subarray(0, at + 1 + below(20)), bytes.subarray(at)],
  swapped: (bytes, at) => [bytes.subarray(0, at), bytes.subarray(at + 1, at + 2), bytes.subarray(at, at + 1), bytes.subarray(at + 2)],
  cut: (bytes, at) => [bytes.subarray(0, at)],
  strange: (bytes, at) => [bytes.subarray(0, at), Buffer.from('"{[<,:\'\\'[below(8)]), bytes.subarray(at)],
};

const sources = formats.flatMap((format) =>
  readdirSync(join(grammars, format, "examples")).map((name) => join(grammars, format, "examples", name)),
);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (let made = 0; made < wanted; ) {
  const source = sources[below(sources.length)];
  const bytes = readFileSync(source);
  if (bytes.length < 20) continue;
  const [name, damage] = Object.entries(damages)[below(5)];
  const broken = Buffer.concat(damage(bytes, 1 + below(bytes.length - 2)));
  writeFileSync(join(folder, `${String(made).padStart(3, "0")}-${name}${extname(source)}`), broken);
  ++made;
}
