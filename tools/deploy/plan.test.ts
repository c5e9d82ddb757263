import { expect, test } from 'vitest';
import { readPlan } from './plan.ts';

test.each([
  ['hosting', ['hosting']],
  ['functions:sweepContactMessages,hosting', ['hosting', 'functions']],
])('--only %s deploys %j', (only, parts) => {
  expect(readPlan({ only })).toMatchObject({ parts, command: ['deploy', '--only', only] });
});

test('a preview has the pages only', () => {
  const command = ['hosting:channel:deploy', 'x', '--expires', '12h'];
  expect(readPlan({ channel: 'x', expires: '12h' })).toMatchObject({ parts: ['hosting'], command });
});

test.each([
  [{ channel: 'x', only: 'functions' }, 'leave out --only'],
  [{ channel: 'x', force: true }, 'leave out --only'],
  [{ channel: 'x', 'dry-run': true }, 'leave out --only'],
  [{ expires: '2d' }, 'add --channel NAME'],
  [{ only: 'hostin' }, 'unknown part "hostin"'],
])('refuses %j', (options, sentence) => {
  expect(() => readPlan(options)).toThrow(sentence);
});
