// Uncaught exceptions: bugs.js NAME SIZE.
class Refused extends Error {}
Refused.prototype.name = 'Refused';

function walk(list) { return list.at(-1).name.length; }
const first = list => list[0].name.length;
function load(text) { return JSON.parse(text).length; }
function read(text) { return JSON.parse(text).width; }
class Parser {
  constructor(size) { this.table = new Array(size - 100); }
  next(size) { throw new Refused(`no room for ${size} names`); }
}
function parseValue(depth) { return parseList(depth + 1) + 1; }
function parseList(depth) { return parseValue(depth + 1) + 1; }
async function fetchAll(size) {
  await null;
  throw new Error(`${size} of them`);
}

const bugs = {
  walk: size => walk(new Array(size).fill(null)),
  first: size => first(new Array(size).fill({})),
  load: size => load('['.repeat(size) + '}'),
  read: size => read('{"a": '.repeat(size) + ']'),
  create: size => new Parser(size),
  next: size => new Parser(100).next(size),
  each: size => [size].forEach(function visit(value) { null[value]; }),
  deep: size => size % 2 ? parseValue(size) : parseList(size),
  wait: fetchAll,
  exhaust: size => { for (const all = [];;) all.push(new Array(size * 10000).fill(size)); },
  text: size => { throw `no room for ${size}`; },
};
bugs[process.argv[2]](Number(process.argv[3]));
