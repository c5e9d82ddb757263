import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Harness, type Line } from './harness.ts';

// The functions as they are deployed: built, and each run in a process of its own.

let harness: Harness;
/** What the functions print. */
let lines: Line[];
/** Problems of the required settings. */
const problems: string[] = [];
const posts: string[] = [];

const readProblems = async () =>
  (await harness.db.doc('contact_state/sweep').get()).get('problems') as string[];

async function runAll() {
  const { db, mailServer } = harness;
  const done: Line[] = [];
  const go = async (name: string, id = '', settings: Record<string, string> = {}) =>
    done.push(...(await harness.runBuilt([name, id].filter(Boolean), settings)));
  const canary = async (id: string) => {
    await db.doc(`contact_canaries/${id}`).set({});
    await harness.store(id);
  };
  await canary('canaryAAAAAAAAAAAAAA');
  await Promise.all([
    go('sendContactEmail', 'canaryAAAAAAAAAAAAAA'),
    go('sweepContactMessages', '', { MAIL_TO: 'biuro' }),
  ]);
  problems.push(...(await readProblems()));
  mailServer.behaviour = '451';
  await canary('canaryBBBBBBBBBBBBBB');
  await go('sendContactEmail', 'canaryBBBBBBBBBBBBBB');
  await go('sendContactCanary');
  const { docs } = await db.collection('contact_messages').where('name', '==', 'Hourly test').get();
  expect(docs).toHaveLength(1);
  mailServer.behaviour = 'accept';

  await harness.store('messageAAAAAAAAAAAAA');
  const receiver = createServer((request, response) => {
    request.on('data', (chunk) => posts.push(String(chunk))).on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const MAIL_CAP_PER_HOUR = ' 6 ';
  await go('sendContactEmail', 'messageAAAAAAAAAAAAA', {
    MAIL_CAP_PER_HOUR,
    CONFIRM_TO_VISITOR: 'on',
    WEB_APP_ID: '1:2:web:3',
    NOTIFY_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  });
  receiver.close();
  const typo = { MAIL_CAP_PER_HOUR, NOTIFY_URL: 'htps://ntfy.example/topic' };
  const last = ['messageBBBBBBBBBBBBB', 'messageCCCCCCCCCCCCC'];
  for (const id of last) {
    await harness.store(id, 0, { email: 'jan@example.org' });
    await go('sendContactEmail', id, typo);
  }

  mailServer.poison = ['666 666 666'];
  await harness.store('messagePPPPPPPPPPPPP', 0, { phone: '+48 666 666 666' });
  await go('sendContactEmail', 'messagePPPPPPPPPPPPP');
  const receivedAt = Timestamp.fromMillis(Date.now() - 400 * 24 * 3_600_000);
  // The last of a week's attempts.
  const lastAttempt = { receivedAt, failures: 33, leaseUntil: Timestamp.now() };
  await db.doc('contact_deliveries/messagePPPPPPPPPPPPP').update(lastAttempt);
  await go('sendContactEmail', 'messagePPPPPPPPPPPPP');
  mailServer.behaviour = '550';
  await harness.store('messageLLLLLLLLLLLLL', 90);
  const wrong = { MAIL_CAP_PER_HOUR: 'many', CANARY_TO: 'kanarek', CONFIRM_TO_VISITOR: 'on' };
  await go('sweepContactMessages', '', { ...typo, ...wrong });
  return done;
}

const folder = new URL('../../docs/alerts/', import.meta.url);
const alerts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
/** The messages in each alert's filter, and those that the metrics in `docs/operations.md` count. */
const messages = [
  ...alerts.flatMap((alert) => /jsonPayload\.message=~?\\"([^"]+)\\"/.exec(alert)?.[1]?.split('|') ?? []),
  'sweep done',
  'canary arrived',
  'a setting is wrong, no e-mail is sent',
];

beforeAll(async () => {
  harness = await Harness.open();
  lines = await runAll();
}, 240_000);
afterAll(() => harness.close());

test.each(messages)('a function prints "%s"', (message) => {
  const printed = { component: 'contact-form', message: expect.stringContaining(message) as string };
  expect(lines).toContainEqual(expect.objectContaining(printed));
});

test('alerts see how severe a line is', () => {
  const severities = Object.fromEntries(lines.map(({ message, severity }) => [message, severity]));
  expect(severities).toMatchObject({
    'sweep done': 'INFO',
    'e-mail failed': 'WARNING',
    'canary did not arrive': 'ERROR',
  });
});

test('the owner is notified, and the visitor gets a confirmation, within the cap', () => {
  const text = 'Nowe zapytanie ze strony: V-4509';
  expect(posts.map((post) => JSON.parse(post) as object)).toEqual([
    { text, reference: 'V-4509', id: 'messageAAAAAAAAAAAAA' },
  ]);
  const names = harness.mailServer.arrived.flatMap(({ to }) => to.map((address) => address.split('@')[0]));
  const senders = harness.mailServer.arrived.map(({ raw }) => /^From: .*$/m.exec(raw)?.[0]);
  expect(new Set(senders).size).toBe(1);
  // The last e-mail is the notice.
  expect(names).toEqual(['kanarek', 'biuro', 'anna.tajna', 'biuro', 'biuro']);
});

test('wrong settings are stored for the status; optional ones stop no e-mail', async () => {
  expect(problems).toEqual([
    expect.stringMatching(/^MAIL_TO, MAIL_FROM or SMTP_URL: to: "biuro" is not an e-mail address/),
  ]);
  const settings = ['MAIL_CAP_PER_HOUR', 'CONFIRM_TO_VISITOR', 'NOTIFY_URL', 'CANARY_TO'];
  expect((await readProblems()).map((problem) => problem.split(/[ ,:]/)[0])).toEqual(settings);
});

test('events are retried, and each function sends one e-mail at a time', async () => {
  const [printed] = await harness.runBuilt([]);
  const alone = { maxInstances: 1, concurrency: 1, secretEnvironmentVariables: [{ key: 'SMTP_URL' }] };
  const serviceAccountEmail = `contact-form@${harness.project}.iam.gserviceaccount.com`;
  const identity = { region: ['europe-central2'], serviceAccountEmail };
  const eventTrigger = { retry: true, eventFilterPathPatterns: { document: 'contact_messages/{id}' } };
  expect(printed).toMatchObject({
    sendContactEmail: { ...alone, timeoutSeconds: 540, eventTrigger },
    sweepContactMessages: { ...alone, timeoutSeconds: 900, availableMemoryMb: 512 },
    sendContactCanary: { ...alone, ...identity },
  });
  const asked = printed?.['settings'] as { name: string }[];
  expect(asked.map(({ name }) => name)).toEqual(['SMTP_URL', 'MAIL_TO', 'MAIL_FROM']);
});
