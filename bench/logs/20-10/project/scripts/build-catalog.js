'use strict';
const fs = require('fs');
const path = require('path');
const { toEntry } = require('./entry');

function arg(name) {
  const i = process.argv.indexOf(name);
  if (i < 0) throw new Error(`missing ${name}`);
  return process.argv[i + 1];
}

const products = JSON.parse(fs.readFileSync(arg('--in'), 'utf8'));
console.log(`building catalog of ${products.length} products`);
const entries = products.map(toEntry);
fs.mkdirSync(path.dirname(arg('--out')), { recursive: true });
fs.writeFileSync(arg('--out'), JSON.stringify(entries));
