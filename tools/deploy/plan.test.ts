import { expect, test } from 'vitest';
import { readPlan } from './plan.ts';

test.each([
  ['hosting', ['hosting']],
  ['functions:sweepContactMessages,hosting', ['hosting', 'functions']],
])('--only %s deploys %j', (only, parts) => {
  expect(readPlan({ only })).toMatchObject({ parts, command: ['deploy', '--only', only] });
});

test.each([
  ['Feature/Nowa_strona', 'feature-nowa-strona'],
  [`-${'a'.repeat(59)}-b`, 'a'.repeat(59)],
])('the branch %s has the preview %s for 7 days', (channel, name) => {
  expect(readPlan({ channel }).command).toEqual(['hosting:channel:deploy', name, '--expires', '7d']);
});

test.each(['1h', '30d', '720h'])('a preview can end after %s', (expires) => {
  expect(readPlan({ channel: 'x', expires }).command).toContain(expires);
});

test.each([
  [{ channel: '---' }, 'cannot be the name of a preview'],
  [{ channel: 'live' }, 'cannot be the name of a preview'],
  [{ channel: 'x', expires: '31d' }, '--expires "31d" is not a time'],
  [{ channel: 'x', expires: '0h' }, '--expires "0h" is not a time'],
  [{ channel: 'x', only: 'functions' }, 'leave out --only'],
  [{ channel: 'x', force: true }, 'leave out --only'],
  [{ channel: 'x', 'dry-run': true }, 'leave out --only'],
  [{ expires: '2d' }, 'add --channel NAME'],
  [{ only: 'hostin' }, 'unknown part "hostin"'],
])('refuses %j', (options, sentence) => {
  expect(() => readPlan(options)).toThrow(sentence);
});
