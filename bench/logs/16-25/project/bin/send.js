const fs = require('fs');
const smtp = require('../lib/smtp');

const file = process.argv[process.argv.length - 1];
const [title, ...body] = fs.readFileSync(file, 'utf8').split('\n');
const t = smtp.connect(process.env.SMTP_RELAY);
t.send({ subject: title.replace(/^# /, ''), text: body.join('\n') });
console.log('queued', file);
