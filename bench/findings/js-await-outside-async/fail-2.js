#!/usr/bin/env node
const fs = require('fs/promises');

function countLines(file) {
  let text;
  text = await fs.readFile(file, 'utf8');
  return text.split('\n').length;
}

for (const file of process.argv.slice(2)) console.log(file, countLines(file));
