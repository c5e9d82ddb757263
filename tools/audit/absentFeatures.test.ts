import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../local/paths.ts';

const code = globSync('{packages/ui,site}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((name) => !/\.(test|stories)\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** Features whose absence the conformance report relies on. */
const absent: [criterion: string, what: string, pattern: RegExp][] = [
  ['1.2.1 to 1.2.5, 1.4.2', 'audio or video', /<(audio|video|track)\b|new Audio\(|AudioContext/],
  ['1.3.4', 'a lock of the orientation', /orientation\.lock/],
  ['2.1.4', 'a shortcut of a single character', /accessKey|(event\.)?key === '[^'A-Z ]'/],
  ['2.3.1', 'what flashes', /<(marquee|blink)\b|animation-iteration|steps\(2/],
  ['2.5.2', 'an action on the press', /on(MouseDown|PointerDown)=/],
  ['2.5.4', 'an action on moving the device', /devicemotion|deviceorientation|Gyroscope|Accelerometer/],
  ['3.3.8', 'a log-in', /type=["']password|current-password|signIn/],
];

test.each(absent)('%s: the sources have no %s', (_, __, pattern) => {
  expect(code.length).toBeGreaterThan(150);
  expect(code.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([]);
});
