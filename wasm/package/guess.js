// Which language a text is of: by the name of its file, or else by how it begins. A broken text is in no language, so
// this is a guess, which people should see and be able to change.

/** The language of files with that name, or null. `table`: what `languages()` returns. */
export function languageOfFile(name, table) {
  const file = name.split(/[\\/]/).at(-1);
  const dot = file.lastIndexOf(".");
  const extension = dot < 0 ? "" : file.slice(dot);
  const has = (of) => Object.keys(table).find((language) => of(table[language]));
  return (
    has(({ files }) => files.includes(file)) ??
    (extension === ""
      ? null
      : (has(({ extensions }) => extensions.includes(extension)) ??
        has(({ extensions }) => extensions.includes(extension.toLowerCase())) ??
        null))
  );
}

const share = (lines, form) => lines.filter((line) => form.test(line)).length / lines.length;

/** How the text begins; files of Windows may be UTF-16. */
function startOf(text) {
  const start = text.slice(0, 1 << 16);
  if (typeof text === "string") return start;
  const encoding =
    start[0] === 0xff && start[1] === 0xfe ? "utf-16le" : start[0] === 0xfe && start[1] === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(start);
}

/** Of a string or bytes. Formats of data first: most of their lines have a form of their own. "json" if nothing tells. */
export function guessLanguage(text) {
  const start = startOf(text);
  const lines = start.split(/\r?\n/).filter((line) => line.trim() !== "").slice(0, 400);
  if (lines.length === 0) return "json";
  const first = lines[0].replace(/^\uFEFF/, "").trim();
  if (/^<(!doctype html|html|head|body)\b/i.test(first)) return "html";
  if (/^<\?php\b/.test(first)) return "php";
  if (/^</.test(first)) return "xml";
  if (/^(strict\s+)?(di)?graph\b/.test(first)) return "dot";
  // The rows of an array end with commas.
  if (lines.length > 1 && /^\{/.test(first) && share(lines, /^\s*\{\s*".*[^,\s]\s*$/) > 0.8) return "jsonl";
  if (/^[{[]\s*($|["{[\d\]}-]|true|false|null)/.test(first) && !/^\[[\w .:"-]+\]$/.test(first)) return "json";
  if (share(lines, /^\s*(#|(v|vt|vn|vp|f|o|g|s|usemtl|mtllib|l)\s)/) > 0.8 && /^\s*(v|f)\s/m.test(start)) return "obj";
  if (/^\s*(create|insert|select|update|delete|begin|pragma|drop|alter|with|set|use)\b/i.test(first) || /^\s*--/.test(first))
    if (/\b(create|insert|select|update|delete)\b/i.test(start)) return "sql";
  const section = /^\s*\[[^\]]*\]\s*$/;
  const assignment = /^\s*[\w."'-]+\s*=/;
  if (share(lines, assignment) + share(lines, section) > 0.5)
    return share(lines, /^\s*[\w.-]+\s*=\s*(["'[{]|\d{4}-|true\b|false\b)/) > 0.2 ? "toml" : "ini";
  if (/^---(\s|$)/.test(first) || share(lines, /^\s*(- |[\w."' -]+:(\s|$)|#)/) > 0.6) return "yaml";
  if (/^[{[]/.test(first)) return "json";
  if (share(lines, /[,;\t]/) > 0.8) return "csv";
  return "json";
}
