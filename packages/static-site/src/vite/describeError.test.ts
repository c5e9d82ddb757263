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

test.each([
  [new TypeError('head is not a function'), /\n {6}Export a function `head` from head\.ts\./],
  [
    new Error('Element type is invalid: expected a string'),
    /\n {6}Export the component of Page\.tsx as default/,
  ],
  [new ReferenceError('window is not defined'), /\n {6}The build has no browser\. Move this into useEffect/],
])('says what to do about %s', (error, remedy) => {
  expect(describeError(error)).toMatch(remedy);
});
