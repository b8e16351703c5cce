// Draws the report of one run from the JSON that hone has put into the page. Texts of the input only ever become text
// nodes, never markup.
'use strict';

const data = JSON.parse(document.getElementById('data').textContent);
const stats = data.stats;
const words = data.words;  // for the verdicts, the mode's own
const byId = id => document.getElementById(id);

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const numbers = new Intl.NumberFormat('en-US');
const count = number => numbers.format(number);

function seconds(value) {
  if (value < 9.995) return value.toFixed(2) + ' s';
  const whole = Math.round(value);
  if (whole < 120) return whole + ' s';
  const minutes = Math.floor(whole / 60);
  return minutes < 120 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const color = name => getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();

// Control characters, blanks that look like a space or like nothing, and marks that turn the direction of writing.
const unseen = /[\0-\x08\x0b-\x1f\x7f-\xa0\xad\u061c\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb]/;

function spelledOut(character) {
  const code = character.codePointAt(0);
  if (character === '\r') return '\\r';
  return code < 0x80 ? '\\x' + code.toString(16).padStart(2, '0') : `\\u{${code.toString(16)}}`;
}

/// What stands for a text of the input: what nobody could see in it is spelled out.
function shown(text) {
  if (!unseen.test(text)) return [text];
  return text.split(new RegExp(`(${unseen.source})`)).filter(part => part !== '').map(
      part => part.length === 1 && unseen.test(part) ? element('span', {className: 'unseen', textContent: spelledOut(part)}) : part);
}
