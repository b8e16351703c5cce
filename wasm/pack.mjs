// node pack.mjs BUILD: puts the npm package together in BUILD/package, and the page in BUILD/page, from the module and
// the languages that were built in BUILD.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const build = process.argv[2];
const here = new URL(".", import.meta.url).pathname;
const largestModule = 1.5e6;
const largestLanguage = 150e3;

function emptied(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What the package loads when it is needed, by name. */
const files = {};
files["hone.wasm.gz"] = gzipSync(readFileSync(`${build}/hone.wasm`), { level: 9 });
const table = {};
for (const file of readdirSync(`${build}/languages`).sort()) {
  const name = file.replace(/\.lang$/, "");
  const packed = gzipSync(readFileSync(`${build}/languages/${file}`), { level: 9 });
  if (packed.length > largestLanguage) throw new Error(`${name} has ${packed.length} bytes`);
  files[`languages/${file}.gz`] = packed;
  const description = JSON.parse(readFileSync(`${here}../grammars/${name}/language.json`));
  const { title, extensions, files: names = [], aliases = [] } = description;
  table[name] = { title, extensions, files: names, aliases };
}
files["languages.json"] = Buffer.from(JSON.stringify(table));
if (files["hone.wasm.gz"].length + files["languages/json.lang.gz"].length > largestModule)
  throw new Error(`the module has ${files["hone.wasm.gz"].length} bytes`);

const license = readFileSync(`${here}../LICENSE`);

const npm = emptied(`${build}/package`);
cpSync(`${here}package`, npm, { recursive: true });
writeFileSync(`${npm}/LICENSE`, license);
mkdirSync(`${npm}/languages`);
for (const [name, bytes] of Object.entries(files)) writeFileSync(`${npm}/${name}`, bytes);

const page = emptied(`${build}/page`);
cpSync(`${here}page`, page, { recursive: true });
mkdirSync(`${page}/hone/languages`, { recursive: true });
for (const name of ["hone.js", "choices.js", "guess.js"]) cpSync(`${here}package/${name}`, `${page}/hone/${name}`);
writeFileSync(`${page}/LICENSE.txt`, license);
for (const [name, bytes] of Object.entries(files))
  writeFileSync(`${page}/hone/${name}.js`, `export default "${bytes.toString("base64")}";\n`);
const parts = readdirSync(page, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== "offline.js")
  .map((entry) => `${entry.path}/${entry.name}`.slice(page.length + 1))
  .sort();
const hash = createHash("sha256");
for (const part of parts) hash.update(part).update(readFileSync(`${page}/${part}`));
const listed = { version: `hone-${hash.digest("hex").slice(0, 16)}`, files: ["./", ...parts] };
const offline = readFileSync(`${page}/offline.js`, "utf8");
writeFileSync(`${page}/offline.js`, `self.honeFiles = ${JSON.stringify(listed)};\n${offline}`);
