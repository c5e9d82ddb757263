import { readdirSync, readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionTimeouts } from '../../packages/contact/src/deliver/delivery.ts';
import { Harness, type Line } from './harness.ts';

// The functions as they are deployed: built, and each run in a process of its own.

let harness: Harness;
/** What the functions print. */
let lines: Line[];

async function runAll() {
  const { db, mailServer } = harness;
  const done: Line[] = [];
  const go = async (name: string, id = '', settings: Record<string, string> = {}) =>
    done.push(...(await harness.runBuilt([name, id].filter(Boolean), settings)));
  const canary = async (id: string) => {
    await db.doc(`contact_canaries/${id}`).set({ plantedAt: Timestamp.now(), lastError: null });
    await harness.store(id);
  };
  await canary('canaryAAAAAAAAAAAAAA');
  await go('sendContactEmail', 'canaryAAAAAAAAAAAAAA');
  mailServer.behaviour = '451';
  await canary('canaryBBBBBBBBBBBBBB');
  await go('sendContactEmail', 'canaryBBBBBBBBBBBBBB');
  await go('sendContactCanary');
  mailServer.behaviour = 'accept';

  await harness.store('messageAAAAAAAAAAAAA');
  await harness.store('messageBBBBBBBBBBBBB');
  const typo = { MAIL_CAP_PER_HOUR: '2', NOTIFY_URL: 'htps://ntfy.example/topic' };
  await go('sendContactEmail', 'messageAAAAAAAAAAAAA', typo);
  await go('sendContactEmail', 'messageBBBBBBBBBBBBB', typo);

  mailServer.poison = ['666 666 666'];
  await harness.store('messagePPPPPPPPPPPPP', 0, { phone: '+48 666 666 666' });
  await go('sendContactEmail', 'messagePPPPPPPPPPPPP');
  const thirteenMonths = 400 * 24 * 60;
  await db
    .doc('contact_deliveries/messagePPPPPPPPPPPPP')
    .update({ receivedAt: Timestamp.fromMillis(Date.now() - thirteenMonths * 60_000) });
  mailServer.behaviour = '451';
  await harness.store('messageLLLLLLLLLLLLL', 90);
  await go('sweepContactMessages', undefined, {
    ...typo,
    MAIL_CAP_PER_HOUR: 'many',
    CANARY_TO: 'kanarek',
    CONFIRM_TO_VISITOR: 'yes',
  });
  return done;
}

const folder = new URL('../../docs/alerts/', import.meta.url);
const alerts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
/** The first message in each alert's filter, and those that the metrics in `docs/operations.md` count. */
const messages = [
  ...alerts.flatMap((alert) => /jsonPayload\.message=\\"([^"]+)\\"/.exec(alert)?.[1] ?? []),
  'sweep done',
  'canary arrived',
];

beforeAll(async () => {
  harness = await Harness.open();
  lines = await runAll();
}, 240_000);
afterAll(() => harness.close());

test.each(messages)('a function prints "%s"', (message) => {
  expect(lines).toContainEqual(expect.objectContaining({ component: 'contact-form', message }));
});

test('wrong optional settings stop no e-mail, send none to visitors, and are stored for the status', async () => {
  expect(harness.mailServer.ids).toContain('messageAAAAAAAAAAAAA');
  expect(harness.mailServer.arrived.flatMap(({ to }) => to)).not.toContain('anna.tajna@example.org');
  const problems = (await harness.db.doc('contact_state/sweep').get()).get('problems') as string[];
  const settings = ['MAIL_CAP_PER_HOUR', 'CONFIRM_TO_VISITOR', 'NOTIFY_URL', 'CANARY_TO'];
  expect(problems.map((problem) => problem.split(/[ ,:]/)[0])).toEqual(settings);
});

test('the functions have memory, retries and times', async () => {
  const [printed] = await harness.runBuilt([]);
  const endpoint = (timeoutSeconds: number, availableMemoryMb: number) => ({
    region: ['europe-central2'],
    maxInstances: 1,
    concurrency: 1,
    availableMemoryMb,
    timeoutSeconds,
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
  });
  expect(printed).toMatchObject({
    sendContactEmail: { ...endpoint(functionTimeouts.event, 256), eventTrigger: { retry: true } },
    sweepContactMessages: endpoint(functionTimeouts.sweep, 512),
    sendContactCanary: endpoint(functionTimeouts.canary, 256),
  });
});
