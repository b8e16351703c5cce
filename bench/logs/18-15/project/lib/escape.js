'use strict';
const table = { '&': '&amp;', '<': '&lt;' };
exports.escape = (s) => s.replace(/[&<]/g, (c) => table[c]);
