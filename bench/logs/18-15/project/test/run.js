'use strict';
const assert = require('assert');
assert.deepStrictEqual(require('../lib/plugins/toc').apply('# A').toc[0].id, 'a');
console.log('ok');
