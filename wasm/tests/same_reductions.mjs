// node same_reductions.mjs PACKAGE HONE: reduces an example of each of these languages by the module and by the program
// HONE, with the same test, as far as two words of it stay. Result, tokens and number of tests must be the same.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [folder, program] = process.argv.slice(2);
const hone = await import(resolve(folder, "hone.js"));
const grammars = new URL("../../grammars/", import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), "hone-wasm-"));

let different = 0;
for (const language of ["c", "css", "dot", "go", "json", "lua", "python", "rust", "sql", "xml"]) {
  const examples = join(grammars, language, "examples");
  const [file] = readdirSync(examples)
    .map((name) => join(examples, name))
    .sort((left, right) => statSync(right).size - statSync(left).size);
  const text = readFileSync(file, "utf8");
  const words = [...new Set(text.match(/\w{3,}/g))];
  const wanted = [words[Math.floor(words.length / 3)], words[Math.floor((2 * words.length) / 3)]];
  const output = join(scratch, "output");
  const stats = join(scratch, "stats");
  const test = `grep -qF ${wanted[0]} "$1" && grep -qF ${wanted[1]} "$1"`;
  rmSync(output, { force: true });
  execFileSync(
    program,
    ["reduce", file, "--language", language, "-o", output, "--stats", stats, "-q", "--fresh", "--exit", "0", "--", "sh", "-c", test, "sh", "@@"],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const { tests } = JSON.parse(readFileSync(stats));
  const found = await hone.reduce(text, (candidate) => wanted.every((word) => candidate.includes(word)), { language });
  const expected = { text: readFileSync(output, "utf8"), tests };
  const same = found.text === expected.text && found.tests === expected.tests;
  console.log(`${language}: ${text.length} to ${found.text.length} bytes in ${found.tests} tests${same ? "" : ", but different:"}`);
  if (!same) {
    ++different;
    console.log(found, expected);
  }
}
rmSync(scratch, { recursive: true });
process.exitCode = different > 0 ? 1 : 0;
