import { expect, test } from 'vitest';
import { readPlan } from './plan.ts';

test('--only deploys parts, also some functions', () => {
  const only = 'functions:sweepContactMessages,hosting';
  const plan = { parts: ['hosting', 'functions'], command: ['deploy', '--only', only] };
  expect(readPlan({ only })).toEqual(plan);
});

test.each([
  [{ channel: 'x', only: 'functions' }, 'leave out --only'],
  [{ channel: '', only: 'hosting' }, 'leave out --only'],
  [{ only: 'hostin' }, 'unknown part "hostin"'],
])('refuses %j', (options, sentence) => {
  expect(() => readPlan(options)).toThrow(sentence);
});
