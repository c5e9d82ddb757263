import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ExtraField } from '../contract/fields.ts';
import { renderFirestoreRules } from './renderFirestoreRules.ts';

test('a photos field adds a rule for its number of photos', () => {
  expect(renderFirestoreRules([])).not.toContain('photos');
  expect(renderFirestoreRules([{ kind: 'photos', name: 'photos' }])).toContain("place in ['0', '1', '2'] &&");
  const one = renderFirestoreRules([{ kind: 'photos', name: 'photos', max: 1 }]);
  expect(one).toContain("place in ['0'] &&");
  const rest = one.replace(/ {4}\/\/ The photos of a message[^]*?\n {4}\}\n\n/, '');
  expect(rest).toBe(renderFirestoreRules([]));
});

const createChoice = (n: number, count: number, start = ''): ExtraField => ({
  kind: 'choice',
  name: `choice${n}`,
  options: Array.from({ length: count }, (_, option) => `${start}${option}`),
});
const text = { kind: 'text', name: 'street' } as const;
const photos = { kind: 'photos', name: 'photos' } as const;

test('takes names, titles, limits and options of the largest size', () => {
  const named = { ...text, name: 'a'.repeat(40), title: 'a'.repeat(100), min: 1, max: 5000 };
  const day = { kind: 'date', name: 'day', min: '2026-12-01', max: '2026-12-01' } as const;
  expect(
    renderFirestoreRules([named, createChoice(1, 100), createChoice(2, 1, 'a'.repeat(199)), day]),
  ).toContain("value >= '2026-12-01' && // [day earliest]\n        value <= '2026-12-01'; // [day latest]");
});

test.each<[ExtraField[], string]>([
  ...['email', 'constructor', 'page', 'closest', 'elements', 'visible'].map(
    (name): [ExtraField[], string] => [[{ ...text, name }], 'the name is taken'],
  ),
  [[{ ...text, name: "a'] || true" }], 'letters (A–Z) and digits'],
  [[{ ...text, name: 'Street' }], 'a small letter first'],
  [[{ ...text, name: 'a'.repeat(41) }], 'at most 40 letters'],
  [[{ ...text, title: 'a'.repeat(101) }], 'at most 100 characters'],
  [[createChoice(1, 101)], '101 options'],
  [[createChoice(1, 1, 'a'.repeat(200))], 'at most 200 characters'],
  [[text, text], 'declared twice'],
  [[{ ...text, name: 'photos' }], 'name "photos" belongs'],
  [[{ ...photos, name: 'pictures' as never }], 'name "photos" belongs'],
  [[{ ...photos, max: 4 as never }], '"max" is 1, 2 or 3'],
  [[{ ...photos, required: true as never }], 'cannot be required'],
  [[{ ...text, title: 'a\nb' }], 'title'],
  [[{ ...text, min: 5, max: 4 }], 'limits'],
  [[{ ...text, min: 0 }], 'from 1 to 5000'],
  [[{ ...text, max: 5001 }], 'from 1 to 5000'],
  [[{ kind: 'choice', name: 'size', options: [] }], '0 options'],
  [[{ kind: 'choice', name: 'size', options: ['a', { value: 'a', label: 'b' }] }], 'twice'],
  ...[' a', { label: 'a' } as never].map((option): [ExtraField[], string] => [
    [{ kind: 'choice', name: 'size', options: [option] }],
    'is invalid. Write one line',
  ]),
  [[{ kind: 'choice', name: 'size' } as never], '0 options'],
  [[{ kind: 'date', name: 'day', min: '2026-02-30' }], 'is no day'],
  [[{ kind: 'date', name: 'day', min: '2026-12-01', max: '2026-11-01' }], 'is after max'],
  [[{ kind: 'colour', name: 'paint' } as unknown as ExtraField], 'there is no kind'],
  [Array.from({ length: 15 }, (_, n) => ({ ...text, name: `field${n}` })), 'more than the'],
  [Array.from({ length: 8 }, (_, n) => createChoice(n, 100)), '8 additional fields with 800 options'],
  [[0, 1, 2].map((n) => createChoice(n, 100, 'ż'.repeat(196))), 'more than the'],
])('rejects the invalid declaration %j', (fields, problem) => {
  expect(() => renderFirestoreRules(fields)).toThrow(problem);
});

test('the command writes the file; --check fails if it is out of date', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'tarcza-rules-'));
  const declared = join(folder.path, 'fields.mjs');
  const file = join(folder.path, 'firestore.rules');
  const run = (...args: string[]) => {
    const program = join(import.meta.dirname, 'cli.ts');
    const options = { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, NODE_OPTIONS: '' } } as const;
    return execFileSync(process.execPath, ['--conditions=tarcza-source', program, ...args], options);
  };
  writeFileSync(declared, `export const fields = [{ kind: 'date', name: 'day' }];`);
  run(file, '--fields', declared);
  expect(readFileSync(file, 'utf8')).toBe(renderFirestoreRules([{ kind: 'date', name: 'day' }]));
  run(file, '--fields', declared, '--check');
  expect(() => run(file, '--check')).toThrow('Write it again');
  expect(() => run(file, 'other')).toThrow('Unknown argument: other');
  expect(() => run(declared)).toThrow('has rules of your own');
  writeFileSync(declared, 'export const form = [];');
  expect(() => run(file, '--fields', declared)).toThrow('exports no list "fields"');
  writeFileSync(declared, 'export const fields = [{ kind: 3 }];');
  expect(() => run(file, '--fields', declared)).toThrow('Field "undefined"');
  writeFileSync(declared, 'export const fields = [');
  expect(() => run(file, '--fields', declared)).toThrow(`${declared} cannot be imported: Unexpected`);
  expect(() => run(file, '--fields', 'none.ts')).toThrow('none.ts cannot be imported');
});
