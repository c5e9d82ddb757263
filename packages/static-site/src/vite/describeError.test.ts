import { expect, test } from 'vitest';
import { describeError } from './describeError.ts';

test.each([
  ['gone', /^gone was thrown\.$/],
  [undefined, /^undefined was thrown\.$/],
  [Object.assign(Object.create(null), { code: 7 }), /\{ code: 7 \} was thrown/],
  [new TypeError('Boom'), /^TypeError: Boom\n +at .*describeError\.test/],
  [new Error('Boom', { cause: new TypeError('No price') }), /^Error: Boom\n.*\n +Cause: TypeError: No price/],
])('describes %o', (thrown: unknown, text) => {
  expect(describeError(thrown)).toMatch(text);
});
