// jshint_bugs.js FOLDER: reads names of files, one a line, and answers each with the bug of JSHint that it shows: the one
// without which its first failure is gone. An empty line if it shows none. FOLDER has JSHint's sources.
const fs = require('fs'), path = require('path'), readline = require('readline');

// By version: a bug, the line of jshint.js, and what mends it there. Lines stay where they are, so that failures compare.
const fixes = {
  '2.4.0': [
    ['destructuring without a value', 3331, 'value.first', 'value && value.first'],
    ['hole in the parameters of an arrow', 2790, 'parsed[i]', 'parsed[i] || {}'],
    ['pattern in the parameters of an arrow', 2793, 'tokens[t]', 'curr.left[t] || {}'],
    ['hole in an assigned pattern', 1462, '(function (t) {', '(function (t) { t = t || {};'],
    ['yield without a value', 4166, 'this.first.type', 'this.first && this.first.type'],
  ],
  '2.1.11': [
    ['destructuring without a value', 3100, 'value.first', 'value && value.first'],
    ['hole in the parameters of an arrow', 2638, 'parsed[i]', 'parsed[i] || {}'],
    ['hole in an assigned pattern', 1356, '(function (t) {', '(function (t) { t = t || {};'],
    ['operator without an operand', 1195, '((!this', '((this.right = this.right || { id: "." }, !this'],
  ],
}[require(path.join(process.argv[2], '..', 'package.json')).version];

const source = fs.readFileSync(path.join(process.argv[2], 'jshint.js'), 'utf8').split('\n');
function mended([, line, old, now], number) {
  const lines = [...source];
  if (!lines[line - 1].includes(old)) throw new Error(`line ${line} has no ${old}`);
  lines[line - 1] = lines[line - 1].replace(old, now);
  const file = path.join(process.argv[2], `jshint-mended-${number}.js`);
  fs.writeFileSync(file, lines.join('\n'));
  return file;
}
const original = path.join(process.argv[2], 'jshint.js'), versions = fixes.map(mended);

function failure(version, text) {
  // A call that failed leaves its state behind, so each begins with the sources.
  for (const file in require.cache) if (file.startsWith(process.argv[2])) delete require.cache[file];
  module.children.length = 0;
  try {
    require(version).JSHINT(text, {}, {});
    return '';
  } catch (error) {
    return `${error.name}: ${error.message} at ${/:(\d+):\d+\)?$/m.exec(error.stack)[1]}`;
  }
}

readline.createInterface({input: process.stdin}).on('line', (file) => {
  const text = fs.readFileSync(file, 'utf8'), first = failure(original, text);
  const bugs = fixes.filter((fix, number) => first && failure(versions[number], text) !== first).map((fix) => fix[0]);
  console.log(bugs.join(' and ') || (first && `unmended: ${first}`));
});
