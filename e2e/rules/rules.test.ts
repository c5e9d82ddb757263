import { beforeAll, describe, expect, test } from 'vitest';
import type { ExtraField } from '../../packages/contact/src/contract/fields.ts';
import { renderFirestoreRules } from '../../packages/contact/src/rules/renderFirestoreRules.ts';
import { isShort } from '../../tools/testing/isShort.ts';
import { createId, RestClient } from '../support/firestoreRest.ts';
import { createCases } from './cases.ts';
import { forms } from './forms.ts';
import { preparePhoto } from './photoCases.ts';
import { createMessage, prepareProject, runCases } from './suite.ts';

describe.each(forms)('the rules of the form: $form', ({ form, fields, rules }) => {
  const message = createMessage(fields);
  // Standard fields have the same rules in each form.
  const standard = isShort && form !== 'site' ? createCases([]).map(({ group }) => group) : [];
  const cases = createCases(fields).filter(({ group }) => !standard.includes(group));
  const project = `demo-tarcza-rules-${form}`;
  beforeAll(() => prepareProject(project, rules, message));

  test.each([...new Set(cases.map(({ group }) => group))])('decide each case about %s', async (name) => {
    const own = cases.filter(({ group }) => group === name);
    expect(await runCases(project, own)).toEqual([]);
  });

  test('a closed form refuses every message, and an opened one accepts it', async () => {
    const owner = new RestClient(`${project}-closed`, 'owner');
    await prepareProject(owner.project, rules, message);
    const visitor = new RestClient(owner.project);
    const closed = { collection: 'contact_state', id: 'closed' };
    await owner.write({}, closed);
    expect(await visitor.write(message)).toMatchObject({ status: 403 });
    await owner.call('DELETE', '/contact_state/closed');
    expect(await visitor.write(message)).toMatchObject({ status: 200 });
  });
});

const photos = { kind: 'photos', name: 'photos' } as const;
const day = '2026-01-01';
const options = Array.from({ length: 100 }, (_, n) => `${n}`.padEnd(100, '-'));

test.each<[string, ExtraField[]]>([
  ['choices', [0, 1, 2, 3, 4, 5].map((n) => ({ kind: 'choice', name: `choice${n}`, options }))],
  ['texts', Array.from({ length: 14 }, (_, n) => ({ kind: 'text', name: `text${n}`, min: 2 }))],
  ['days', Array.from({ length: 22 }, (_, n) => ({ kind: 'date', name: `day${n}`, min: day, max: day }))],
  ['checkboxes', Array.from({ length: 63 }, (_, n) => ({ kind: 'checkbox', name: `box${n}` }))],
])(
  'the largest form of %s that validateFields accepts is stored, with photos and page',
  async (name, fields) => {
    const project = `demo-tarcza-largest-${name}`;
    const last = Object.fromEntries(
      fields.filter(({ kind }) => kind === 'choice').map(({ name: field }) => [field, options[99] ?? '']),
    );
    const message = { ...createMessage(fields), ...last, page: '/kontakt', language: 'pl' };
    await prepareProject(project, renderFirestoreRules([...fields, photos]), message);
    const visitor = new RestClient(project);
    const id = createId();
    const writes = [0, 1, 2].map((place) => preparePhoto(visitor, id, place));
    expect(await visitor.commit([visitor.prepare(message, { id }), ...writes])).toMatchObject({
      status: 200,
    });
  },
);
