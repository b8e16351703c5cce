const test = require('node:test');
const assert = require('node:assert');
const { flatten } = require('./flatten');
test('nested keys are joined', () => {
  assert.deepStrictEqual(flatten({ a: { b: 'x' }, c: 1 }), { 'a.b': 'x', c: '1' });
});
test('empty object', () => assert.deepStrictEqual(flatten({}), {}));
