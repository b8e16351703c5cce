'use strict';
const fs = require('fs');
const path = require('path');
const { parse } = require('./geo');

const cfgFile = process.argv[process.argv.indexOf('--config') + 1];
const cfg = JSON.parse(fs.readFileSync(cfgFile));
console.log('building "%s" with %d layers', cfg.title, cfg.layers.length);

const texts = cfg.layers.map((l) => fs.readFileSync(path.resolve(l.source), 'utf8'));
const layers = texts.map(parse);
fs.mkdirSync(path.dirname(cfg.out), { recursive: true });
fs.writeFileSync(cfg.out, 'window.LAYERS = ' + JSON.stringify(layers));
console.log('wrote', cfg.out);
