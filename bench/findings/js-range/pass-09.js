module.exports = {
  tokens: [
    { type: 'number', match: /[0-9]+(?:\.[0-9]+)?/y },
    { type: 'operator', match: /[*-+=<>!-!]=?/y },
    { type: 'blank', match: /[\t-\r ]+/y },
  ],
};
