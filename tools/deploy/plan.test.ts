import { expect, test } from 'vitest';
import { readPlan } from './plan.ts';

test.each([
  [{}, ['hosting', 'functions', 'firestore'], ['deploy']],
  [
    { only: 'functions:sweepContactMessages,hosting' },
    ['hosting', 'functions'],
    ['deploy', '--only', 'functions:sweepContactMessages,hosting'],
  ],
  [{ channel: 'x' }, ['hosting'], ['hosting:channel:deploy', 'x']],
])('%j deploys %j', (options, parts, command) => {
  expect(readPlan(options)).toEqual({ parts, command });
});

test.each([
  [{ channel: 'x', only: 'functions' }, 'leave out --only'],
  [{ only: 'hostin' }, 'unknown part "hostin"'],
])('refuses %j', (options, sentence) => {
  expect(() => readPlan(options)).toThrow(sentence);
});
