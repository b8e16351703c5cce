// Repairs texts beside the page, so that the page never waits, and may end it at any time.
import { guessLanguage, languageOfFile, languages, loadFrom, repair } from "./hone/hone.js";

// The files are scripts here, since the page's policy lets nothing but scripts be loaded.
loadFrom(async (name) => {
  const { default: base64 } = await import(`./hone/${name}.js`);
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
});

const readings = 9;

/** The text if the bytes are UTF-8; else null. */
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** For people only: one character for each byte. */
function shownBytes(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

async function answer({ text, bytes, name, language }) {
  const table = await languages();
  const given = text ?? textOf(bytes) ?? bytes;
  const isText = typeof given === "string";
  const chosen = language ?? (name && languageOfFile(name, table)) ?? guessLanguage(given);
  postMessage({ begun: chosen });
  let found = await repair(given, { language: chosen });
  if (found.doubtful.length > 0) found = await repair(given, { language: chosen, all: readings });
  const original = typeof found.original === "string" ? found.original : shownBytes(found.original);
  return {
    language: chosen,
    intact: found.intact,
    hurried: found.hurried,
    converted: found.converted,
    original,
    // Of a text, the changes say it all; other bytes can't be made of strings.
    result: isText || found.text === null ? null : found.text,
    repairs: found.repairs.map(({ changes, doubtful, values }) => ({ changes, doubtful, values })),
  };
}

onmessage = async ({ data }) => {
  try {
    postMessage({ done: await answer(data) });
  } catch (error) {
    postMessage({ failed: error.name === "HoneError" ? error.message : `hone failed: ${error.message}` });
  }
};

languages().then((table) => postMessage({ table }));
