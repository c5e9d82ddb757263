import { expect, test } from 'vitest';
import { readPlan } from './plan.ts';

test.each([
  [{}, ['hosting', 'functions', 'firestore'], ['deploy']],
  [
    { only: 'functions:sweepContactMessages,hosting', force: true },
    ['hosting', 'functions'],
    ['deploy', '--only', 'functions:sweepContactMessages,hosting', '--force'],
  ],
  [{ channel: 'x', expires: '1h' }, ['hosting'], ['hosting:channel:deploy', 'x', '--expires', '1h']],
])('%j deploys %j', (options, parts, command) => {
  expect(readPlan(options)).toEqual({ parts, command });
});

test.each([
  [{ channel: 'x', only: 'functions' }, 'leave out --only'],
  [{ channel: 'x', force: true }, 'leave out --only'],
  [{ expires: '2d' }, 'add --channel NAME'],
  [{ only: 'hostin' }, 'unknown part "hostin"'],
])('refuses %j', (options, sentence) => {
  expect(() => readPlan(options)).toThrow(sentence);
});
