import { readFileSync } from 'node:fs';

export function loadLocale(path) {
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  return JSON.parse(text);
}
