import { readdirSync, readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionTimeouts } from '../../packages/contact/src/deliver/delivery.ts';
import { Harness, type Line } from './harness.ts';

// The functions as they are deployed: built, and each run in a process of its own.

let harness: Harness;
/** What the functions print, with the name of the service. */
let lines: Line[];

async function run(name: string, id = '', settings: Record<string, string> = {}): Promise<Line[]> {
  const printed = await harness.runBuilt([name, id].filter(Boolean), settings);
  return printed.map((line) => ({ service: name.toLowerCase(), ...line }));
}

async function runAll() {
  const { db, mailServer } = harness;
  const done: Line[] = [];
  const go = async (...parameters: Parameters<typeof run>) => {
    const printed = await run(...parameters);
    done.push(...printed);
    return printed;
  };
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

interface Policy {
  conditions: {
    conditionMatchedLog?: { filter: string };
    conditionAbsent?: { filter: string };
  }[];
}

const folder = new URL('../../docs/alerts/', import.meta.url);
const policies = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Policy,
  ]),
);
const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** Evaluates a filter of Cloud Logging, as far as the policies use them. */
function matches(filter: string, line: Line): boolean {
  return filter.split(' AND ').every((term) => {
    if (term.startsWith('NOT ')) return !matches(term.slice(4), line);
    if (term.startsWith('('))
      return term
        .slice(1, -1)
        .split(' OR ')
        .some((one) => matches(one, line));
    const [, key = '', operator = '', quoted = ''] = /^([\w.]+)(=~|>=|=)"?([^"]*)"?$/.exec(term) ?? [];
    if (operator === '') throw new Error(`The test does not know "${term}".`);
    if (key === 'severity') return line['severity'] === 'ERROR';
    if (key === 'resource.type') return quoted === 'cloud_run_revision';
    const value =
      key === 'resource.labels.service_name' ? line['service'] : line[key.replace('jsonPayload.', '')];
    return operator === '=~' ? new RegExp(quoted).test(String(value)) : value === quoted;
  });
}

/** The filter of a policy: about lines, or of the metric that it misses. */
function filterOf(name: string): string {
  const { conditionMatchedLog, conditionAbsent } = policies[name]?.conditions[0] ?? {};
  if (conditionMatchedLog) return conditionMatchedLog.filter;
  const metric = /user\/([\w-]+)"/.exec(conditionAbsent?.filter ?? '')?.[1];
  return new RegExp(`metrics create ${metric} [^]*?--log-filter '([^']+)'`).exec(operations)?.[1] ?? '';
}

beforeAll(async () => {
  harness = await Harness.open();
  lines = await runAll();
}, 240_000);
afterAll(() => harness.close());

test.each(Object.keys(policies))('%s matches a line that a function prints', (name) => {
  expect(lines.some((line) => matches(filterOf(name), line))).toBe(true);
});

test('a canary that fails is in no alert about customers', () => {
  const ofCanary = lines.filter((line) => JSON.stringify(line).toLowerCase().includes('canary'));
  expect(ofCanary.length).toBeGreaterThan(2);
  for (const name of ['undelivered', 'parked', 'unsent', 'cap-reached']) {
    expect(
      ofCanary.filter((line) => matches(filterOf(name), line)),
      name,
    ).toEqual([]);
  }
});

test('wrong optional settings stop no e-mail, and are stored for the status', async () => {
  expect(harness.mailServer.ids).toContain('messageAAAAAAAAAAAAA');
  const problems = (await harness.db.doc('contact_state/sweep').get()).get('problems') as string[];
  const settings = ['MAIL_CAP_PER_HOUR', 'CONFIRM_TO_VISITOR', 'NOTIFY_URL', 'CANARY_TO'];
  expect(problems.map((problem) => problem.split(/[ :]/)[0])).toEqual(settings);
});

test('the functions have memory, retries and times', async () => {
  const [printed] = await run('');
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
