// node same_as_program.mjs PACKAGE HONE FILE...: repairs the files by the module and by the program HONE, whose bytes,
// findings and doubts must be the same.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [folder, program, ...files] = process.argv.slice(2);
const hone = await import(resolve(folder, "hone.js"));
const table = await hone.languages();
const scratch = mkdtempSync(join(tmpdir(), "hone-wasm-"));

/** What the program says and writes; its status is none of 0, 1 and 4 if it can't repair the file. */
function byProgram(file, language) {
  const output = join(scratch, "output");
  rmSync(output, { force: true });
  let said;
  try {
    const options = ["--grammar-only", "--json", "--language", language, "-o", output];
    said = execFileSync(program, ["repair", ...options, file], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    if (![1, 4].includes(error.status)) throw error;
    said = error.stdout;
  }
  const { intact, repairs } = JSON.parse(said || '{"intact": false, "repairs": []}');
  return { intact, repairs: repairs.map(({ findings, doubtful }) => ({ findings, doubtful })), text: intact || repairs.length > 0 ? readFileSync(output) : null };
}

let different = 0;
let compared = 0;
for (const file of files) {
  const language = hone.languageOfFile(file, table);
  if (language === null) continue;
  ++compared;
  const bytes = new Uint8Array(readFileSync(file));
  const expected = byProgram(file, language);
  const { intact, text, changes, doubtful, repairs } = await hone.repair(bytes, { language });
  const findings = changes.map(({ line, column, offset, rule, removed, inserted }) => ({
    line, column, offset,
    kind: inserted === "" ? "removed" : removed === "" ? "inserted" : "replaced",
    rule, removed, inserted,
  }));
  const plain = (value) => JSON.stringify(value, (key, inner) => (key.endsWith("_hex") ? undefined : inner));
  const same =
    intact === expected.intact &&
    (text === null ? expected.text === null : Buffer.from(text).equals(expected.text ?? Buffer.from("\0"))) &&
    (intact || plain(repairs.length > 0 ? [{ findings, doubtful }] : []) === plain(expected.repairs));
  if (!same) {
    ++different;
    console.log(`${file}: different`);
    if (process.env.HONE_SHOW) console.log(plain([{findings, doubtful}]), '\n', plain(expected.repairs));
  }
}
rmSync(scratch, { recursive: true });
console.log(`${compared} files, ${different} different`);
process.exitCode = different > 0 || compared === 0 ? 1 : 0;
