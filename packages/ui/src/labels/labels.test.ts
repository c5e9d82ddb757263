import { getLengthLimits, standardFields } from '@tarcza/contact/fields';
import { expect, test, vi } from 'vitest';
import { formatLabel } from '../formatLabel.js';
import type { Labels } from '../labels.js';
import { completeLabels } from './complete.js';
import * as english from './en.js';
import * as ofPackage from './pl.js';
import * as slovak from './sk.js';

const modules = import.meta.glob<Labels>(['./*.ts', '!./{*.test,complete}.ts'], { eager: true });
// Its two parts of `contactForm` are for components only.
const { form: _form, photoField: _photoField, ...polish } = ofPackage;
const languages = Object.entries({ ...modules, './pl.ts': polish }).map(
  ([file, labels]) => [file.slice(2, -3), labels] as const,
);

/** Lists the labels of a set with their paths, such as `contactForm/problem/missing`. */
const labelsIn = (value: object, path = ''): [path: string, label: string][] =>
  Object.entries(value).flatMap(([key, label]: [string, unknown]) =>
    typeof label === 'object' && label !== null
      ? labelsIn(label, `${path}${key}/`)
      : [[path + key, String(label)]],
  );
const placeholdersIn = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];

test.each(languages)(
  '%s has every label, with the placeholders of Polish and a value for each in errors',
  (_language, labels) => {
    const expected = Object.fromEntries(labelsIn(polish));
    const actual = labelsIn(labels);
    expect(actual.map(([path]) => path).sort()).toEqual(Object.keys(expected).sort());
    for (const [path, text] of actual) {
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toBe('');
      expect(placeholdersIn(text), path).toEqual(placeholdersIn(expected[path] ?? ''));
    }
    for (const [key, phrase] of Object.entries(labels.contactForm.problem)) {
      const field = standardFields.find(({ name }) => key.startsWith(`${name}.`));
      const limits = field ? getLengthLimits(field) : { min: 1, max: 2 };
      expect(formatLabel(phrase, { ...limits, example: '+48 123 456 789' })).not.toMatch(/[{}]/);
    }
  },
);

test('completes a set by English texts, with one warning', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { toasts: _, contactForm, ...others } = slovak;
  const { name: __, ...form } = contactForm;
  const problem = { ...form.problem, shape: undefined };
  const complete = completeLabels({ ...others, contactForm: { ...form, problem } });
  expect(complete.toasts).toEqual(english.toasts);
  expect(complete.contactForm).toEqual({
    ...contactForm,
    name: english.contactForm.name,
    problem: { ...contactForm.problem, shape: english.contactForm.problem.shape },
  });
  const missing = 'toasts.list, toasts.close, contactForm.name, contactForm.problem.shape';
  expect(warned.mock.calls).toEqual([[`Labels in English, because they are missing: ${missing}.`]]);
  expect(completeLabels(slovak)).toEqual({ ...slovak });
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('fills the placeholders of a text, and passes their values to a function', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  for (const mode of ['production', 'development', 'development']) {
    vi.stubEnv('NODE_ENV', mode);
    expect(formatLabel('{n} / {total}, {else}', { n: 2, total: 3 })).toBe('2 / 3, {else}');
    expect(logged).toHaveBeenCalledTimes(mode === 'production' ? 0 : 1);
  }
  expect(logged).toHaveBeenCalledWith(
    'Label "{n} / {total}, {else}": {else} has no value. Write {n}, {total}.',
  );
  vi.unstubAllEnvs();
  logged.mockRestore();
  expect(formatLabel((n: number, total: number) => `${n} of ${total}`, { n: 2, total: 3 })).toBe('2 of 3');
});
