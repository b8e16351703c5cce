module.exports = {
  tokens: [
    { type: 'number', match: /[0-9]+(?:\.[0-9]+)?/y },
    { type: 'name', match: /[A-Za-z_$][\w$]*/y },
    { type: 'operator', match: /[*+-*\/=<>!]=?/y },
    { type: 'blank', match: /[ \t\r\n]+/y },
  ],
};
