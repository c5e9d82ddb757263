// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { validateFields } from './validateFields.ts';

/** The properties with the format of a field name. */
const names = new Set<string>();
for (let object: object = HTMLFormElement.prototype; ; ) {
  const next = Object.getPrototypeOf(object) as object | null;
  if (!next) break;
  for (const name of Object.getOwnPropertyNames(object))
    if (/^[a-z][A-Za-z0-9]{0,39}$/.test(name)) names.add(name);
  object = next;
}

test('rejects each property of HTMLFormElement as a field name', () => {
  expect(names).toContain('submit');
  const allowed = [...names].filter((name) => {
    try {
      validateFields([{ kind: 'text', name }]);
      return true;
    } catch {
      return false;
    }
  });
  expect(allowed).toEqual([]);
});

test.each(['street', 'day', 'consent', 'floor', 'size', 'place'])('accepts the field name %s', (name) => {
  expect(() => validateFields([{ kind: 'text', name }])).not.toThrow();
});
