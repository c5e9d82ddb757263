import { validateValues, normalizeValues, hasValue } from '@tarcza/contact/fields';
import { loadRules, createId, RestClient } from '../support/firestoreRest.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickMessageValues } from '../../packages/contact/src/store/sendContactMessage.ts';
import { everything, firms } from '../rules/firms.ts';
import { Harness } from './harness.ts';
import { runOperator } from './operator.ts';
import { decoded } from './mailServer.ts';

// The whole way of a message of a firm whose form asks more: what the form makes of it, rules, e-mail, operator.

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
  harness.fields = everything;
});
afterEach(() => harness.close());

const contact = {
  name: 'Anna Żółć',
  email: null,
  phone: '600 100 200',
  service: null,
  message: 'Mam mrówki.',
};
const typed = {
  day: '2026-12-05',
  floor: "d'Artagnan",
  size: 'dom',
  street: ' Długa <b>5</b> ',
  access: 'Domofon 5\r\nTelefon: 999 999 999\r\nwww.zly.pl',
  consent: 'on',
};

/** Stores what a visitor typed, as the form and the browser's side do, past the rules. */
async function send(): Promise<string> {
  const rules = firms.find(({ fields }) => fields === everything)?.rules ?? '';
  await loadRules(harness.project, rules);
  const values = normalizeValues(everything, typed);
  expect(validateValues(everything, values)).toEqual({});
  const id = createId();
  const answer = await new RestClient(harness.project).write(
    pickMessageValues({ ...contact, ...values }, everything),
    { id },
  );
  expect(answer.status, answer.reason).toBe(200);
  return id;
}

/** The e-mail's parts, with line ends of one kind. */
function mailText(): string {
  return decoded(harness.mailServer.arrived[0]?.raw).replaceAll('\r\n', '\n');
}

const messages = (...parameters: string[]) => runOperator(harness.project, ...parameters);

const declaration = new URL('../rules/firms.ts', import.meta.url).pathname;

test('extra values pass the rules and are in both parts of the e-mail', async () => {
  const id = await send();
  expect(await harness.event(id)).toBe('sent');
  const [, text = '', html = ''] = mailText().split(/(?=Nowe zapytanie ze strony\n)|(?=<!doctype)/);
  const rows = [
    ['Dzień zabiegu', '5 grudnia 2026'],
    ['built', 'nie podano'],
    ['Piętro', "d'Artagnan"],
    ['size', 'dom'],
    ['Ulica', 'Długa <b>5</b>'],
    ['Zgoda na kontakt', 'tak'],
    ['pets', 'nie'],
  ];
  for (const [title, value] of rows) expect(text).toContain(`\n${title}: ${value}\n`);
  expect(html).toContain('Długa &#60;b&#62;5&#60;/b&#62;');
  expect(html).not.toContain('<b>');
  expect(html).toMatch(/>Zgoda na kontakt<\/td>\s*<td[^>]*><strong>tak</);
  expect(html).toContain('Domofon 5<br>Telefon: 999 999 999<br>');
  // A value of several lines forges no line of ours, and no link.
  expect(text).toContain('\naccess: Domofon 5\n    Telefon: 999 999 999\n    www.');
  expect(text).not.toContain('www.zly.pl');
});

test('a digest has them, also with values that the form refuses', async () => {
  harness.rules = { capPerHour: 1 };
  const id = await send();
  const other = createId();
  // As the console of the database or an older form may leave it.
  const odd = {
    day: '2026-02-31',
    floor: 'strych',
    street: 5,
    consent: 'tak',
    size: '\u200B',
    colour: 'zielony',
  };
  await harness.db.doc(`contact_messages/${other}`).set({ ...contact, ...odd, createdAt: Timestamp.now() });
  for (const each of [id, other]) expect(await harness.event(each)).toBe('held');
  expect(await harness.digest()).toBe(2);
  const text = mailText();
  for (const cell of ['Długa <b>5</b>', '2026-02-31', 'strych', "'5", 'tak', 'colour: zielony'])
    expect(text).toContain(`"${cell}"`);
});

test('the operator shows, exports and searches them', async () => {
  const id = await send();
  const shown = (await messages('show', id, '--fields', declaration)).out;
  expect(shown).toMatch(/Dzień zabiegu +5 December 2026\n/);
  expect(shown).toMatch(/Zgoda na kontakt +yes\n/);

  const { out } = await messages('export', '--csv', '--fields', declaration);
  const [head = '', line = ''] = out.replace('\uFEFF', '').split('\r\n');
  const names = everything.filter(hasValue).map(({ name }) => name);
  expect(head.split(';').slice(-names.length)).toEqual(names.map((name) => `"${name}"`));
  expect(line).toContain(`"2026-12-05";"";"d'Artagnan";"dom";"Długa <b>5</b>";"Domofon 5`);
  expect(out).toMatch(/"tak";"nie"\r\n$/);

  const [whole = '{}'] = (await messages('export')).out.split('\n');
  expect(JSON.parse(whole)).toMatchObject({ day: '2026-12-05', consent: true, pets: false, built: null });
  // Without the declaration, as after a field was removed from the form.
  expect((await messages('export', '--csv')).out).toContain('"Domofon 5');

  const span = ['--from', '2020-01-01', '--to', '2100-01-01', '--yes', '--count', '1'];
  expect((await messages('delete', ...span, '--person', 'domofon 5')).out).toContain('Deleted 1');
});
