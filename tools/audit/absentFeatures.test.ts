import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../local/paths.ts';

const code = globSync('{packages/ui,site}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((name) => !/\.(test|stories)\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** Features whose absence the conformance report relies on. */
const absent: Readonly<Record<string, RegExp>> = {
  'no audio or video': /<(audio|video|track)\b|new Audio\(|AudioContext/,
  'no lock of the orientation': /orientation\.lock/,
  'no shortcut of a single character': /accessKey|(event\.)?key === '[^'A-Z ]'/,
  'nothing that flashes': /<(marquee|blink)\b|animation-iteration|steps\(2/,
  'no action on the press': /on(MouseDown|PointerDown)=/,
  'no action on moving the device': /devicemotion|deviceorientation|Gyroscope|Accelerometer/,
  'no log-in': /type=["']password|current-password|signIn/,
};

test.each(Object.entries(absent))('the sources have %s', (_, pattern) => {
  expect(code.length).toBeGreaterThan(150);
  expect(code.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([]);
});
