import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CanaryOptions } from '../../packages/contact/src/deliver/canary.ts';
import { createCanaryMessage, deliverCanary, sendCanary } from '../../packages/contact/src/deliver/canary.ts';
import { createSmtpMailer } from '../../packages/contact/src/email/createSmtpMailer.ts';
import { getAllFields } from '../../packages/contact/src/contract/fields.ts';
import { loadRules, RestClient } from '../support/firestoreRest.ts';
import { forms } from '../rules/forms.ts';
import { Harness } from './harness.ts';
import { decoded } from './mailServer.ts';
import { runOperator } from './operator.ts';

// A message of our own, every hour, over the visitors' way, into a mailbox that is not the firm's.

const firm = 'biuro@example.com';
const mailbox = 'kanarek@example.net';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
  const { fields, rules } = forms.find(({ form }) => form === 'everything')!;
  harness.fields = fields;
  await loadRules(harness.project, rules);
});
afterEach(() => harness.close());
afterEach(() => vi.restoreAllMocks());

function parts(): CanaryOptions {
  const { ledger } = harness.parts();
  return {
    ledger,
    mailer: createSmtpMailer({ url: harness.mailServer.url, from: 'formularz@example.com', to: mailbox }),
  };
}

const asVisitor = () => ({
  projectId: harness.project,
  apiKey: 'public',
  site: 'https://żółw.example',
  emulator: process.env['FIRESTORE_EMULATOR_HOST'],
  appCheckToken: () => Promise.resolve('token'),
});

/** Returns the documents of the collection, with the server's rights. */
const stored = async () => (await harness.db.collection('contact_messages').get()).docs.map(({ id }) => id);

/** The event of each stored message, as the function receives it. */
async function events(canary = parts()) {
  for (const id of await stored()) {
    if (await deliverCanary(id, canary).catch(() => true)) continue;
    await harness.event(id);
  }
}

const operate = async (command: string) => (await runOperator(harness.project, command)).out;

test('is written as by a visitor, arrives only at its own mailbox, and is deleted', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await sendCanary(parts(), asVisitor());
  const headers = { Referer: 'https://xn--w-uga1v8h.example/', 'X-Firebase-AppCheck': 'token' };
  const sent = expect.objectContaining({ headers, signal: expect.any(AbortSignal) }) as object;
  expect(request.mock.lastCall?.[1]).toEqual(sent);
  expect(timeout).toHaveBeenLastCalledWith(30_000);
  const [id = '', ...others] = await stored();
  expect(others).toEqual([]);
  await events();

  expect(harness.mailServer.arrived).toMatchObject([{ to: [mailbox], messageId: `<${id}@example.com>` }]);
  expect(decoded(harness.mailServer.arrived[0]?.raw).replaceAll('\r\n', '\n')).toMatch(
    /Hourly test\nPhone: 000000000\nEmail: not[^]*1 December 2026\nbuilt: not given\n[^]*dom\nUlica: Próba\n[^]*: yes\npets: no\n[^]*\n {4}The site sends this test to itself\..*\n\nMessage number/,
  );
  expect(harness.logged).toEqual([`["info","canary arrived",{"id":"${id}"}]`]);
  expect(await stored()).toEqual([]);
  expect((await harness.db.collection('contact_canaries').get()).size).toBe(0);
  expect((await harness.db.collection('contact_deliveries').get()).size).toBe(0);
  expect(await operate('status')).toMatch(/that was sent +\d{4}-.*\nLast canary that arrived +\d{4}-/);
});

test('does not count towards the cap, and is in no digest, list or count', async () => {
  harness.limits = { capPerHour: 2 };
  await sendCanary(parts(), asVisitor());
  harness.mailServer.behaviour = '451';
  await events();
  harness.mailServer.behaviour = 'accept';
  const [canary = ''] = await stored();

  await harness.store('messageAAAAAAAAAAAAA');
  expect(await harness.event('messageAAAAAAAAAAAAA')).toBe('sent');
  await harness.store('messageBBBBBBBBBBBBB');
  expect(await harness.event('messageBBBBBBBBBBBBB')).toBe('held');
  // Longer than a sweep waits until it looks for messages without an entry.
  for (let minutes = 0; minutes < 90; minutes += 5) {
    harness.advance(5);
    expect(await harness.sweep()).toMatchObject({ overdue: 0, parked: 0, failed: 0 });
  }
  expect(harness.mailServer.ids).not.toContain(canary);
  expect((await operate('list')).match(/^message.*$/gm)).toHaveLength(2);
  expect(await harness.states()).toEqual({ sent: 2 });
});

test('a visitor’s message with the same text and id is delivered', async () => {
  await sendCanary(parts(), asVisitor());
  const [id = ''] = await stored();
  const copy = createCanaryMessage(getAllFields(harness.fields));
  const visitor = new RestClient(harness.project);

  // A canary is known by its id, not by its text.
  expect((await visitor.write(copy, { id: 'forgedForgedForged00' })).status).toBe(200);
  await events();
  expect(harness.mailServer.arrived.filter(({ to }) => to.includes(firm))).toHaveLength(1);

  // A reader of the canary's mailbox knows its id, which is no canary's id any more.
  expect((await visitor.write({ ...copy, message: 'Mam szczury' }, { id })).status).toBe(200);
  await events();
  const last = harness.mailServer.arrived.at(-1);
  expect(last?.to).toEqual([firm]);
  expect(decoded(last?.raw)).toContain('Mam szczury');
});

test('that does not arrive is reported with its reason, and the next replaces it', async () => {
  await sendCanary(parts(), asVisitor());
  const [first] = await stored();
  harness.mailServer.behaviour = '550';
  await events();
  harness.advance(60);
  harness.mailServer.behaviour = 'accept';
  await harness.sweep();
  expect(harness.mailServer.arrived).toEqual([]);
  await sendCanary(parts(), asVisitor());
  const report = `["error","canary did not arrive",{"id":"${first}","code":"smtp-550"}]`;
  expect(harness.logged.filter((line) => line.includes('canary did not arrive'))).toEqual([report]);
  expect(await operate('status')).toContain('The canary did not arrive (smtp-550)');
  expect(await stored()).not.toContain(first);

  await events();
  expect(harness.mailServer.arrived.map(({ to }) => to)).toEqual([[mailbox]]);
  expect(await operate('status')).not.toContain('did not arrive');
});

test('that cannot be stored is reported with the reason', async () => {
  const { fields } = harness;
  harness.fields = [{ kind: 'text', name: 'unknown' }];
  await sendCanary(parts(), asVisitor());
  harness.fields = fields;
  await sendCanary(parts(), { ...asVisitor(), emulator: '127.0.0.1:1' });
  await sendCanary(parts(), { ...asVisitor(), appCheckToken: () => Promise.reject(new Error('a key')) });
  const codes = harness.logged.map((line) => /"code":"(.*)"/.exec(line)?.[1]);
  expect(codes.join(', ')).toBe('http-403, no-try, no-answer, no-try, no-app-check');
});

test('is not sent while the operator keeps the form closed, nor to the company without its mailbox', async () => {
  await sendCanary(parts(), asVisitor());
  await events();
  await operate('close');
  harness.logged.length = 0;
  await sendCanary(parts(), asVisitor());
  expect(await stored()).toEqual([]);
  expect(harness.logged).toEqual(['["info","form is closed, no canary sent"]']);
  expect(await operate('status')).toMatch(/that was sent +\(none\)/);

  await operate('open');
  await sendCanary(parts(), asVisitor());
  await events({ ...parts(), mailer: null });
  expect(await stored()).toEqual([]);
  expect(harness.mailServer.arrived.map(({ to }) => to)).toEqual([[mailbox]]);
});
