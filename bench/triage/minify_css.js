// minify_css.js CSSO FILE: exit status 1 if the library at CSSO refuses the file; any other exception is a bug.
const text = require('fs').readFileSync(process.argv[3], 'utf8');
try {
  require(process.argv[2]).justDoIt(text);
} catch (error) {
  if (!String(error.message).startsWith('Please check the validity')) throw error;
  console.error('refused');
  process.exit(1);
}
