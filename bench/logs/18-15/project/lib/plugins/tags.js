'use strict';
exports.tags = (doc) => (doc.body.match(/^tags: (.*)$/m) || ['', ''])[1].split(/, */).filter(Boolean);
