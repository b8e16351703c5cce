#!/usr/bin/env node
// npx hone-wasm repair FILE: the repaired text goes to standard output or a file, what was done to standard error.
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { HoneError, guessLanguage, languageOfFile, languages, repair } from "./hone.js";

const usage = `usage: hone-wasm repair [--language NAME] [-o OUTPUT] [--check] FILE
Repairs FILE by the grammar of its language. Without -o, the repaired text goes to standard output.
Status: 0 done, 1 nothing was repaired (with --check: something is wrong), 2 an error, 4 a value is doubtful.`;

function arguments_() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        language: { type: "string" },
        output: { type: "string", short: "o" },
        check: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new HoneError(`${error.message}\n${usage}`);
  }
}

const shown = (text) => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);

function told({ line, column, rule, removed, inserted }) {
  const what =
    removed === ""
      ? `inserted ${shown(inserted)}`
      : inserted === ""
        ? `removed ${shown(removed)}`
        : `replaced ${shown(removed)} by ${shown(inserted)}`;
  return `${line}:${column}${rule === "" ? "" : ` in ${rule}`}: ${what}`;
}

async function main() {
  const { values, positionals } = arguments_();
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [command, file, ...rest] = positionals;
  if (command !== "repair" || file === undefined || rest.length > 0) throw new HoneError(usage);
  const bytes = new Uint8Array(await readFile(file));
  const named = values.language ?? languageOfFile(file, await languages());
  const language = named ?? guessLanguage(bytes);
  if (named === null) console.error(`hone: ${file} is taken for ${language}; --language NAME names another`);
  const result = await repair(bytes, { language });
  if (result.text === null) {
    const why = result.hurried
      ? "the grammar allows too many corrections of this text to find one: cut off what is damaged most"
      : `no repair was found by the grammar of ${language}`;
    console.error(`hone: ${file}: ${why}`);
    return 1;
  }
  for (const change of result.changes) console.error(told(change));
  for (const { line, column, was, became, why } of result.doubtful)
    console.error(`doubtful: ${line}:${column}: ${shown(was)} ${why}; it became ${shown(became)}`);
  if (result.converted) console.error(`hone: ${file} isn't UTF-8, and was converted to it`);
  if (result.intact) console.error(`hone: ${file} is accepted as it is`);
  if (values.check) return result.intact ? 0 : 1;
  if (values.output !== undefined) await writeFile(values.output, result.text);
  else process.stdout.write(result.text);
  return result.doubtful.length > 0 ? 4 : 0;
}

// Whoever reads the text may stop before its end.
process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 2));
try {
  process.exitCode = await main();
} catch (error) {
  const known = error instanceof HoneError || typeof error.code === "string";
  console.error(known ? `hone: ${error.message}` : error);
  process.exitCode = 2;
}
