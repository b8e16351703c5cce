// lint_js.js LIBRARY FILE: lints the file with the JSHint at LIBRARY; any exception is a bug.
require(process.argv[2]).JSHINT(require('fs').readFileSync(process.argv[3], 'utf8'), {}, {});
