import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Email } from '../email/email.ts';
import { deliver } from './deliver.ts';
import type { DeliveryOptions } from './options.ts';
import { TestDatabase } from '../../testing/testDatabase.ts';

vi.mock('firebase-admin/firestore', () => import('../../testing/fakeFirestore.ts'));

const address = 'anna@example.org';
let database: TestDatabase;
let sent: { to: string; email: Email }[];
let isServerDown: boolean;
const mailerTo = (to: string) => ({
  async send(email: Email) {
    if (to !== 'company' && isServerDown) throw new Error('down');
    sent.push({ to, email });
  },
});
const confirmations = () => sent.filter(({ to }) => to !== 'company');

beforeEach(() => {
  database = new TestDatabase();
  sent = [];
  isServerDown = false;
});

function send(id: string, email: string | null = address, changed: Partial<DeliveryOptions> = {}, wait = 0) {
  const content = {
    name: 'Anna https://zly.example',
    email,
    phone: '600 100 200',
    service: 'Kuny',
    message: 'Mrówki',
  };
  database.store(id, content);
  database.now += wait;
  const options = {
    ledger: database.ledger,
    mailer: mailerTo('company'),
    log: () => {},
    createVisitorMailer: mailerTo,
    ...changed,
  };
  return deliver(id, options);
}

test('the visitor gets one, after the company, without any text of a visitor', async () => {
  await send('a');
  expect(sent.map(({ to }) => to)).toEqual(['company', address]);
  const said = JSON.stringify(sent[1]?.email);
  expect(said).toMatch(/Otrzymaliśmy zapytanie/);
  expect(said).not.toMatch(/Anna|zly|600 100|Kuny|Mrówki|replyTo/);
});

test('one address gets one within a day', async () => {
  await send('a');
  await send('b', 'An.na+b@example.org');
  expect(confirmations()).toHaveLength(1);
  database.now += 25 * 3_600_000;
  await send('c');
  expect(confirmations()).toHaveLength(2);
});

test('an old message that is sent again gets none', async () => {
  await send('a', address, {}, 25 * 3_600_000);
  expect(sent.map(({ to }) => to)).toEqual(['company']);
});

test.each([
  ['is off', address, { createVisitorMailer: undefined }],
  ['has no address', null, {}],
  ['has an address that may forge a header', 'a@b.pl, c@d.pl', {}],
])('is not sent if it %s', async (_, email, changed) => {
  await send('a', email, changed);
  expect(sent.map(({ to }) => to)).toEqual(['company']);
});

test('counts towards the cap, and held messages get none', async () => {
  for (let n = 0; n < 30; n++) await send(`a${n}`, `visitor${n}@example.org`);
  expect(sent).toHaveLength(18);
  expect(confirmations()).toHaveLength(9);
});

test('that fails does not fail the delivery', async () => {
  isServerDown = true;
  expect(await send('a')).toBe('sent');
});

test.each(['', '../create-site/template/backends/firebase/'])(
  'the database deletes expired data by %sfirestore.indexes.json',
  (folder) => {
    const file = new URL(`../../${folder}firestore.indexes.json`, import.meta.url);
    const { fieldOverrides } = JSON.parse(readFileSync(file, 'utf8')) as {
      fieldOverrides: { collectionGroup: string; ttl?: boolean }[];
    };
    const expiring = fieldOverrides.flatMap(({ collectionGroup, ttl }) => (ttl ? [collectionGroup] : []));
    expect(expiring).toEqual(['contact_messages', 'contact_deliveries', 'contact_confirmations', 'photos']);
  },
);
