#!/usr/bin/env node
const { build } = require('../lib/build');
const out = process.argv[2] || '_site';
console.log(`sitegen: writing ${out}`);
build('content', out);
