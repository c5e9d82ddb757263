// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { checkFields } from './checkFields.ts';

/** Names that a field can have otherwise. */
const names = new Set<string>();
for (let object: object = HTMLFormElement.prototype; ; ) {
  const next = Object.getPrototypeOf(object) as object | null;
  if (!next) break;
  for (const name of Object.getOwnPropertyNames(object))
    if (/^[a-z][A-Za-z0-9]{0,39}$/.test(name)) names.add(name);
  object = next;
}

test('each property of a form is refused as the name of a field', () => {
  expect(names).toContain('submit');
  const allowed = [...names].filter((name) => {
    try {
      checkFields([{ kind: 'text', name }]);
      return true;
    } catch {
      return false;
    }
  });
  expect(allowed).toEqual([]);
});

test.each(['street', 'day', 'consent', 'floor', 'size', 'place'])('%s is allowed', (name) => {
  expect(() => checkFields([{ kind: 'text', name }])).not.toThrow();
});
