import { afterAll, beforeAll, expect, test } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { Harness } from './harness.ts';
import { runOperator } from './operator.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.open();
});
afterAll(() => harness.close());

const messages = (...parameters: string[]) => runOperator(harness.project, ...parameters);

const first = 'messageAAAAAAAAAAAAA';
const second = 'messageBBBBBBBBBBBBB';

test('list of an empty database prints “No messages.”', async () => {
  expect(await messages('list')).toMatchObject({ exit: 0, out: 'No messages.\n' });
});

test('list and show print the state of a message', async () => {
  await harness.store(first);
  await harness.store(second);
  await harness.event(first);
  harness.mailServer.behaviour = '550';
  await harness.event(second);
  harness.mailServer.behaviour = 'accept';

  const { out } = await messages('list');
  expect(out).toMatch(new RegExp(`${first}.*sent\\s+1.*Anna Tajna\\s+\\+48 600 100 200`));
  expect(out).toMatch(new RegExp(`${second}.*retry\\s+1\\s+smtp-550`));
  expect((await messages('list', '--state', 'retry')).out).not.toContain(first);
  expect((await messages('show', first)).out).toContain(`Tajna wiadomość ${first}`);
});

test('--like selects messages with the same text', async () => {
  for (const [n, text] of ['Okazja 1!', 'okazja 22', 'Mam mrówki'].entries()) {
    await harness.store(`messageLIKE00000000${n}`, 0, { message: text });
  }
  const { out } = await messages('list', '--like', 'messageLIKE000000000');
  expect(out).toContain('messageLIKE000000000');
  expect(out).toContain('messageLIKE000000001');
  expect(out).not.toContain('messageLIKE000000002');
  expect(out.trim().split('\n')).toHaveLength(3);
  expect((await messages('delete', '--like', 'messageLIKE000000000', '--yes')).out).toContain('Deleted 2');
  await messages('delete', 'messageLIKE000000002', '--yes');
  expect((await messages('list', '--like', 'nothing')).err).toContain('There is no message nothing');
});

test('resend sends a second e-mail with another Message-ID', async () => {
  expect(await messages('resend', first)).toMatchObject({ exit: 0 });
  expect(await messages('resend', second)).toMatchObject({ exit: 0 });
  expect(await harness.sweep()).toMatchObject({ sent: 2 });
  const ids = harness.mailServer.arrived.map(({ messageId }) => messageId).filter((id) => id.includes(first));
  expect(new Set(ids).size).toBe(2);
});

test('status lists parked messages, and resume sends them', async () => {
  harness.mailServer.poison = ['GTUBE'];
  const poisonous = 'messagePPPPPPPPPPPPP';
  await harness.store(poisonous, 0, { message: 'GTUBE' });
  for (let tries = 0; tries < 3; tries++) {
    await harness.event(poisonous);
    await harness.db.doc(`contact_deliveries/${poisonous}`).update({ leaseUntil: Timestamp.now() });
  }
  const { out } = await messages('status');
  expect(out).toMatch(/Parked +1\n/);
  expect(out).toContain(`parked smtp-554: 1, such as ${poisonous}`);
  expect(out).toContain('resume --all');

  harness.mailServer.poison = [];
  expect((await messages('resume', '--all')).out).toContain('1 resumed');
  expect(await harness.sweep()).toMatchObject({ sent: 1 });
  expect((await messages('status')).out).toContain('Nothing is stuck.');
  expect((await messages('resume', poisonous)).err).toContain('is not parked');
});

test('park stops the delivery of a message', async () => {
  const unwanted = 'messageUUUUUUUUUUUUU';
  await harness.store(unwanted);
  harness.mailServer.behaviour = '451';
  await harness.event(unwanted);
  harness.mailServer.behaviour = 'accept';
  expect(await messages('park', unwanted)).toMatchObject({ exit: 0 });
  expect(await harness.event(unwanted)).toBe('parked');
});

test('delete selects by time and text', async () => {
  await harness.store('messageFFFFFFFFFFFFF', 600, { message: 'Kup obserwujących' });
  await harness.store('messageGGGGGGGGGGGGG', 600, { message: 'Mam mrówki' });
  const [from, to] = [700, 500].map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString());
  const span = ['--from', from ?? '', '--to', to ?? ''];
  expect((await messages('delete', ...span, '--containing', 'OBSERWUJĄCYCH', '--yes')).out).toContain(
    'Deleted 1',
  );
  expect((await messages('delete', ...span, '--yes')).out).toContain('Deleted 1');
  for (const other of ['messagePPPPPPPPPPPPP', 'messageUUUUUUUUUUUUU'])
    await messages('delete', other, '--yes');
});

test('export escapes phone numbers, and has every message', async () => {
  const csv = (await messages('export', '--csv')).out;
  expect(csv).toContain(`"'+48 600 100 200"`);
  const lines = (await messages('export')).out.trim().split('\n');
  expect(new Set(lines.map((line) => JSON.parse(line).id))).toEqual(new Set([first, second]));
});

test('delete selects by phone and e-mail', async () => {
  await harness.db.doc('contact_messages/messageCCCCCCCCCCCCC').set({
    name: 'Ktoś Inny',
    email: null,
    phone: '12 345 67 89',
    service: null,
    message: 'x',
    createdAt: Timestamp.now(),
  });
  expect(await messages('delete', '--phone', '600100200')).toMatchObject({ exit: 1 });
  expect((await messages('delete', '--phone', '600100200', '--yes')).out).toContain('Deleted 2');
  const left = await harness.db.collection('contact_messages').get();
  expect(left.docs.map(({ id }) => id)).toEqual(['messageCCCCCCCCCCCCC']);
  expect((await harness.db.collection('contact_deliveries').get()).size).toBe(0);
  expect((await messages('delete', '--email', 'nobody@example.org', '--yes')).out).toContain(
    'nothing was deleted',
  );
});

test.each([
  [['frobnicate'], 'There is no command "frobnicate"'],
  [['show'], 'show needs the id'],
  [['show', 'nothing'], 'There is no message nothing'],
  [['list', '--state', 'lost'], '--state is one of'],
  [['list', '--limit', 'x'], '--limit is a whole number'],
  [['delete'], 'delete needs an ID, or'],
  [['delete', first, '--email', 'a@example.org'], 'delete needs an ID, or'],
  [['delete', '--containing', 'a'], 'delete needs an ID, or'],
  [['delete', '--state', 'sent'], 'delete needs an ID, or'],
  [['delete', '--email', ''], 'A criterion is empty'],
  [['delete', '--from', '2026-11-20', '--containing', ''], 'A criterion is empty'],
  [['delete', '--phone', '12'], 'at least seven digits'],
  [['delete', '--from', '2026-11-20'], '--to is a time'],
  [['resume'], 'resume needs the id'],
  [['list', '--wrong'], "Unknown option '--wrong'"],
])('%j ends with a reason and no stack', async (parameters, reason) => {
  const { exit, err } = await messages(...parameters);
  expect(exit).toBe(1);
  expect(err).toContain(reason);
  expect(err).not.toMatch(/\n\s+at /);
});
