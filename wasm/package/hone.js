// hone in WebAssembly: repairs, parses, reduces and generates texts by the grammars of their languages, in Node, pages
// and workers. The files beside this one hold the module and its languages; each is loaded when it is needed first.

import { choices } from "./choices.js";
import { guessLanguage, languageOfFile } from "./guess.js";

export { choices, guessLanguage, languageOfFile };

/** An error for people: wrong options, an unknown language, a text that doesn't fail. */
export class HoneError extends Error {
  name = "HoneError";
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

let fileBytes = async (name) => {
  const url = new URL(name, import.meta.url);
  if (url.protocol === "file:") return (await import("node:fs/promises")).readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new HoneError(`can't load ${url.pathname}: status ${response.status}`);
  return response.arrayBuffer();
};

/** For a page that can't fetch: `load` is to return a promise of the bytes of the file with that name. */
export function loadFrom(load) {
  fileBytes = load;
}

/** The files are compressed, since not every server compresses what it sends. */
async function unpacked(name) {
  const stream = new Blob([await fileBytes(name)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Calls `load` once for each key; again only if it failed. */
function remembered(load) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) {
      const value = load(key);
      known.set(key, value);
      value.catch(() => known.delete(key));
    }
    return known.get(key);
  };
}

const compiled = remembered(async () => WebAssembly.compile(await unpacked("hone.wasm.gz")));
const languageTable = remembered(async () => JSON.parse(decoder.decode(await fileBytes("languages.json"))));
const languagePart = remembered((name) => unpacked(`languages/${name}.lang.gz`));

/** The built-in languages: for each name its title, extensions and aliases. */
export async function languages() {
  return structuredClone(await languageTable());
}

async function nameOf(language) {
  if (typeof language !== "string" || language === "")
    throw new HoneError('no language: give {language: NAME}, such as {language: "json"}');
  const table = await languageTable();
  const wanted = language.toLowerCase();
  const found =
    Object.hasOwn(table, wanted)
      ? wanted
      : Object.keys(table).find(
          (name) => table[name].aliases.includes(wanted) || table[name].extensions.includes(`.${wanted}`),
        );
  if (found === undefined)
    throw new HoneError(`there is no built-in language '${language}'; choose one of ${Object.keys(table).join(", ")}`);
  return found;
}

/** One instance of the module, with the networks of one language. */
class Instance {
  #exports;
  #test = null;
  #thrown = null;

  constructor(module, parts) {
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      imports[from] ??= {};
      imports[from][name] = this.#system[name] ?? (() => this.#missing(name));
    }
    this.#exports = new WebAssembly.Instance(module, imports).exports;
    this.#exports._initialize();
    for (const part of parts) this.#withBytes([part], this.#exports.hone_add_language);
  }

  /** What the module asks of the system: the time, and a place for messages of its C library. */
  #system = {
    clock_time_get: (_clock, _precision, at) => {
      this.#view.setBigUint64(at, BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6)), true);
      return 0;
    },
    fd_write: (_file, parts, count, written) => {
      let size = 0;
      for (let i = 0; i < count; ++i) size += this.#view.getUint32(parts + 8 * i + 4, true);
      this.#view.setUint32(written, size, true);
      return 0;
    },
    environ_sizes_get: (count, size) => {
      this.#view.setUint32(count, 0, true);
      this.#view.setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    emscripten_notify_memory_growth: () => {},
    test: (text, size) => {
      try {
        return this.#test(this.#bytes(text, size));
      } catch (error) {
        this.#thrown = error;
        return 3;
      }
    },
  };

  #missing(name) {
    throw new Error(`hone's module asks for ${name}, which WebAssembly hasn't`);
  }

  get #view() {
    return new DataView(this.#exports.memory.buffer);
  }

  #bytes(at, size) {
    return new Uint8Array(this.#exports.memory.buffer, at, size);
  }

  /** Calls the function with each text's place, and with the size of the last one. */
  #withBytes(texts, callee) {
    const places = [];
    try {
      for (const text of texts) {
        const place = this.#exports.hone_room(text.length + 1);
        if (place === 0) throw new HoneError("there is not enough memory for this text");
        places.push(place);
        this.#bytes(place, text.length).set(text);
        this.#bytes(place + text.length, 1)[0] = 0;
      }
      return callee(...places, texts.at(-1).length);
    } finally {
      for (const place of places) this.#exports.hone_free(place);
    }
  }

  /** Returns the JSON and the further outputs. */
  call(name, options, text, test) {
    this.#test = test;
    const status = this.#withBytes([encoder.encode(JSON.stringify(options)), text], this.#exports[name]);
    this.#test = null;
    if (status === 2) {
      const error = this.#thrown;
      this.#thrown = null;
      throw error;
    }
    const outputs = [];
    for (let i = 0; i < this.#exports.hone_outputs(); ++i)
      outputs.push(this.#bytes(this.#exports.hone_output(i), this.#exports.hone_output_size(i)).slice());
    const json = JSON.parse(decoder.decode(outputs[0]));
    if (json.error === "std::bad_alloc") throw new HoneError("there is not enough memory for this text");
    if (status !== 0) throw new HoneError(json.error);
    return [json, outputs.slice(1)];
  }
}

const idle = new Map();

/** One call after the other has the instance of a language; a call within a test gets one of its own. */
async function call(name, options, text, test) {
  const language = await nameOf(options?.language);
  const instance = idle.get(language) ?? (await madeFor(language));
  idle.delete(language);
  const result = instance.call(name, { ...options, language }, text, test);
  // After a trap or an error, its memory may be in any state.
  idle.set(language, instance);
  return result;
}

async function madeFor(name) {
  const strict = `${name}_strict`;
  const parts = [name, ...(strict in (await languageTable()) ? [strict] : [])];
  return new Instance(await compiled(), await Promise.all(parts.map(languagePart)));
}

function bytesOf(text) {
  if (typeof text === "string") return encoder.encode(text);
  if (text instanceof Uint8Array) return text;
  throw new HoneError("the text is neither a string nor a Uint8Array");
}

/** Texts are given back as they were given: as strings, or as bytes. */
function like(given, bytes) {
  return typeof given === "string" ? decoder.decode(bytes) : bytes;
}

/** The caller's test, as the module asks it. */
function verdictOf(test, given) {
  if (typeof test !== "function") throw new HoneError("the test is no function of a text");
  const verdicts = { fail: 0, pass: 1, unresolved: 2 };
  return (bytes) => {
    const answer = test(like(given, typeof given === "string" ? bytes : bytes.slice()));
    if (typeof answer?.then === "function")
      throw new HoneError("the test returns a promise: it must answer at once, with true or false");
    return verdicts[answer] ?? (answer ? 0 : 1);
  };
}

/** From offsets in bytes, ascending or not, to offsets in the text as it was given. */
function offsets(given, bytes) {
  if (typeof given !== "string" || bytes.length === given.length) return (at) => at;
  const marks = [[0, 0]];
  return (at) => {
    let [from, units] = marks.findLast(([mark]) => mark <= at);
    for (; from < at; ++from) {
      const byte = bytes[from];
      // A character of four bytes is two units; what continues a character is none.
      units += byte >= 0xf0 ? 2 : (byte & 0xc0) === 0x80 ? 0 : 1;
    }
    if (from > marks.at(-1)[0]) marks.push([from, units]);
    return units;
  };
}

/**
 * Turns a broken text into one that its language accepts, or for which `accepts` returns true, and keeps as much of it
 * as possible. See hone.d.ts for the result.
 */
export async function repair(text, options) {
  const { accepts, ...others } = options ?? {};
  const given = bytesOf(text);
  const test = accepts === undefined ? null : verdictOf(accepts, text);
  const [json, outputs] = await call("hone_repair", { ...others, tests: test !== null }, given, test);
  // Of UTF-16, all places are in the text as UTF-8 has it.
  const original = json.converted ? outputs.at(-1) : given;
  // As the module has read it: a lone half of a character is none.
  const readable = json.converted || typeof text === "string" ? decoder.decode(original) : text;
  const place = offsets(readable, original);
  const repairs = json.repairs.map(({ findings, doubtful, changes, values }, index) => ({
    text: like(text, outputs[index]),
    changes: changes.map(({ offset, size, inserted }, i) => ({
      offset: place(offset),
      length: place(offset + size) - place(offset),
      removed: findings[i].removed,
      inserted,
      line: findings[i].line,
      column: findings[i].column,
      rule: findings[i].rule,
    })),
    doubtful: doubtful.map((doubt) => ({ ...doubt, offset: place(doubt.offset) })),
    values: values ?? null,
  }));
  const best = json.intact ? { text, changes: [], doubtful: [], values: null } : repairs[0];
  return {
    ...(best ?? { text: null, changes: [], doubtful: [], values: null }),
    intact: json.intact,
    language: json.language,
    hurried: json.hurried,
    original: readable,
    converted: json.converted,
    tests: json.tests,
    repairs,
  };
}

/** The tree of a text, and where it breaks the rules of its language. */
export async function parse(text, options) {
  const given = bytesOf(text);
  const [json, [tree]] = await call("hone_parse", options, given, null);
  const place = offsets(text, given);
  return {
    language: json.language,
    tokens: json.tokens,
    errors: json.errors.map((error) => ({ ...error, offset: place(error.offset) })),
    tree: JSON.parse(decoder.decode(tree)),
  };
}

/** The smallest text found for which `test` still returns true. */
export async function reduce(text, test, options) {
  const [json, [small]] = await call("hone_reduce", options, bytesOf(text), verdictOf(test, text));
  if (!json.interesting) throw new HoneError("the test isn't true of the text itself, so there is nothing to reduce");
  return { text: like(text, small), tokens: json.tokens, tests: json.tests, minimal: json.minimal };
}

/** Random texts of a language. */
export async function generate(options) {
  const [, texts] = await call("hone_generate", options, new Uint8Array(), null);
  return texts.map((bytes) => decoder.decode(bytes));
}
