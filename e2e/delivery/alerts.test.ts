import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultRules, functionTimeouts } from '../../packages/contact/src/deliver/ledger.ts';
import { Harness } from './harness.ts';

// The functions as they are deployed: built, and each run in a process of its own.

type Line = Record<string, unknown>;

let harness: Harness;
/** What the functions print, with the name of the service. */
let lines: Line[];

async function run(name: string, id?: string, settings: Record<string, string> = {}): Promise<Line[]> {
  const script = new URL('runFunction.ts', import.meta.url).pathname;
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    ...harness.settings,
    CANARY_TO: 'kanarek@example.net',
    ...settings,
  };
  const parameters = [script, ...[name, id].filter((part) => part !== undefined && part !== '')];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, parameters as string[], {
    env,
  }).catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => ({ service: name.toLowerCase(), ...(JSON.parse(line) as Line) }));
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

  await harness.store('messageCCCCCCCCCCCCC', 0, { email: 'klient@example.com' });
  await go('sendContactEmail', 'messageCCCCCCCCCCCCC', {
    CONFIRM_TO_VISITOR: 'on',
    WEB_APP_ID: '1:1:web:a',
  });

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
    conditionAbsent?: { filter: string; duration: string };
  }[];
  documentation: { content: string };
  alertStrategy?: unknown;
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

test('there are eight policies, each with a text in Polish that names what to do', () => {
  expect(Object.keys(policies)).toHaveLength(8);
  for (const [name, { documentation, conditions, alertStrategy }] of Object.entries(policies)) {
    expect(documentation.content, name).toMatch(
      /^(PILNE|Dziś|W tym tygodniu)\. [^]*Co zrobić: [^]*zadzwoń do klientów z tej listy|^PILNE\. [^]*Co zrobić/i,
    );
    expect(operations, name).toContain('docs/alerts/');
    // Both are limits of Cloud Monitoring.
    if (conditions[0]?.conditionMatchedLog)
      expect(alertStrategy, name).toMatchObject({ notificationRateLimit: {} });
    const { duration = '0s' } = conditions[0]?.conditionAbsent ?? {};
    expect(Number.parseInt(duration), name).toBeLessThanOrEqual(23.5 * 3600);
  }
});

test('a cap that is reached is a warning, a message that is not delivered an error', () => {
  const severityOf = (start: string) =>
    lines.find(({ message }) => String(message).startsWith(start))?.['severity'];
  expect(severityOf('mail cap reached')).toBe('WARNING');
  expect(severityOf('messages are not delivered')).toBe('ERROR');
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

test('a visitor gets a confirmation only where that is set', () => {
  const { arrived } = harness.mailServer;
  expect(arrived.filter(({ to }) => to.includes('klient@example.com'))).toHaveLength(1);
  expect(arrived.filter(({ to }) => to.includes('anna.tajna@example.org'))).toEqual([]);
});

test('a Message-ID has the ASCII form of the sender’s domain', () => {
  const { messageId } =
    harness.mailServer.arrived.find(({ raw }) => raw.includes('messageAAAAAAAAAAAAA')) ?? {};
  expect(messageId).toBe('<messageAAAAAAAAAAAAA@xn--w-uga1v8h.pl>');
});

describe('what the cloud reads of the functions', () => {
  interface Endpoint {
    region: string[];
    platform: string;
    maxInstances: number;
    concurrency: number;
    serviceAccountEmail: string;
    secretEnvironmentVariables: { key: string }[];
    eventTrigger?: { retry: boolean; eventFilterPathPatterns: Record<string, string> };
    scheduleTrigger?: { schedule: string };
  }
  let endpoints: Record<string, Endpoint>;
  beforeAll(async () => {
    const [printed] = await run('');
    endpoints = printed as unknown as Record<string, Endpoint>;
  });

  test.each([
    ['sendContactEmail', functionTimeouts.event, 256],
    ['sweepContactMessages', functionTimeouts.sweep, 512],
    ['sendContactCanary', functionTimeouts.canary, 256],
  ])('%s', (name, timeoutSeconds, availableMemoryMb) => {
    expect(endpoints[name]).toMatchObject({
      platform: 'gcfv2',
      region: ['europe-central2'],
      maxInstances: 1,
      concurrency: 1,
      availableMemoryMb,
      timeoutSeconds,
      serviceAccountEmail: 'contact-form@',
      secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
    });
    expect(timeoutSeconds).toBeLessThan(defaultRules.lease / 1000);
  });

  test('optional settings: a cap, and no confirmation to visitors', () => {
    const specs = endpoints['settings'] as unknown as { name: string; default?: string }[];
    const defaults = specs.flatMap((spec) => ('default' in spec ? [[spec.name, spec.default]] : []));
    expect(Object.fromEntries(defaults)).toMatchObject({
      MAIL_CAP_PER_HOUR: '30',
      NOTIFY_URL: '',
      NOTIFY_FORMAT: 'json',
      CONFIRM_TO_VISITOR: 'off',
      CANARY_TO: '',
    });
  });

  test('triggers, and the retry of an event', () => {
    expect(endpoints['sendContactEmail']?.eventTrigger).toMatchObject({
      retry: true,
      eventFilterPathPatterns: { document: 'contact_messages/{id}' },
    });
    expect(endpoints['sweepContactMessages']?.scheduleTrigger?.schedule).toBe('every 5 minutes');
    expect(endpoints['sendContactCanary']?.scheduleTrigger?.schedule).toBe('7 * * * *');
  });
});
