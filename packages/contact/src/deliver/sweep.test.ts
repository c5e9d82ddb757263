import { describe, expect, test, vi } from 'vitest';
import { type Email, MailError, type MailFault } from '../email/email.ts';
import { createDelivery } from './delivery.ts';
import { deliver } from './deliver.ts';
import type { DeliveryRules } from './ledger.ts';
import type { DeliveryOptions, Log } from './options.ts';
import { sweep } from './sweep.ts';
import { TestDatabase } from '../../testing/testDatabase.ts';

vi.mock('firebase-admin/firestore', () => import('../../testing/fakeFirestore.ts'));

const minute = 60_000;

function setUp(rules: Partial<DeliveryRules> = { singleShare: 0 }) {
  const database = new TestDatabase(rules);
  const { ledger } = database;
  const emails: Email[] = [];
  const mailer = { send: async (email: Email) => void emails.push(email) };
  const options = { ledger, mailer, log: () => {} };
  const store = (n: number, message: string, name = `Bot ${n}`, delay = 0) => {
    const content = { name, email: null, phone: '600 100 200', service: null, message };
    database.store(`message${n.toString().padStart(13, '0')}`, content, database.now + n + delay);
  };
  const run = (changed: Partial<DeliveryOptions> = {}, minutes = 5) => {
    database.now += minutes * minute;
    return sweep({ ...options, ...changed }, { budget: 200_000, clock: () => database.now });
  };
  return { database, ledger, emails, options, store, run };
}

const refusal = (changed: Partial<MailFault> = {}) =>
  new MailError({ ...refused, permanent: true, isTransmitted: true, mayHaveArrived: false, ...changed });
const refused = { code: 'smtp-554', fault: 'content' } as const;

const letters = (n: number) => n.toString().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
const shapes: Record<string, (n: number) => string> = {
  'one template': (n) => `Okazja ${n}: kup obserwujących`,
  'different texts': (n) => `Okazja ${letters(n)} ${letters(n * 7)} ${letters(n * 31)}`,
};

test.each(Object.entries(shapes))(
  'a customer is in the first line after a flood of %s, and all messages are in the file',
  async (_, textOf) => {
    const { database, emails, store, run } = setUp();
    for (let n = 0; n < 2000; n++) store(n, textOf(n));
    store(2000, 'Mam mrówki w kuchni.', 'Anna Żółć');

    expect(await run()).toMatchObject({ inDigests: 2001, failed: 0 });
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toMatch(/^1\. .*Anna Żółć, 600 100 200: Mam mrówki w kuchni\./m);
    const file = emails[0]?.attachments?.[0]?.content.toString().trim().split('\r\n');
    expect(file).toHaveLength(2002);
    expect([...database.entries.values()].every(({ state }) => state === 'sent')).toBe(true);
    expect(await run()).toMatchObject({ inDigests: 0 });
  },
);

test('a customer is in the first e-mail after a flood of 20,000 messages', async () => {
  const { emails, store, run } = setUp();
  for (let n = 0; n < 20_000; n++) store(n, `Okazja ${n}: kup obserwujących`);
  store(20_000, 'Mam mrówki w kuchni.', 'Anna Żółć');
  await run();
  expect(emails[0]?.text).toMatch(/^1\. .*Anna Żółć, 600 100 200/m);
  for (let sweeps = 0; sweeps < 6; sweeps++) await run();
  const lines = emails.flatMap(
    ({ attachments }) => attachments?.[0]?.content.toString().trim().split('\r\n') ?? [],
  );
  expect(lines).toHaveLength(20_001 + emails.length);
}, 60_000);

test('a digest has the messages that the same sweep has held', async () => {
  const { database, ledger, emails, store, run } = setUp();
  for (let n = 0; n < 300; n++) store(n, shapes['different texts']?.(n) ?? '');
  database.now += minute;
  for (const id of database.ids) expect((await ledger.claim(id, 'me')).result).toBe('held');
  store(60_000, 'Mam mrówki w kuchni.', 'Anna Żółć');
  expect(await run()).toMatchObject({ inDigests: 301 });
  expect(emails).toHaveLength(1);
});

test('a digest has time of its own if due messages take all of the sweep’s', async () => {
  const { database, ledger, store, run } = setUp();
  for (let n = 0; n < 3; n++) store(n, shapes['different texts']?.(n) ?? '');
  database.now += minute;
  for (const id of database.ids) await ledger.claim(id, 'me');
  ledger.listDue = () => {
    database.now += 250_000;
    return Promise.resolve([]);
  };
  expect(await run()).toMatchObject({ inDigests: 3 });
});

test('the sweep that repeats an interrupted digest also sends the messages held since then', async () => {
  const { emails, store, run } = setUp();
  for (let n = 0; n < 3; n++) store(n, shapes['different texts']?.(n) ?? '');
  const send = () => Promise.reject(refusal({ permanent: false, mayHaveArrived: true }));
  expect(await run({ mailer: { send } })).toMatchObject({ inDigests: 0, failed: 1 });
  for (let n = 3; n < 5; n++) store(n, shapes['different texts']?.(n) ?? '');
  expect(await run({}, 10)).toMatchObject({ inDigests: 5, failed: 0 });
  expect(emails.map(({ text }) => text.match(/Bot \d/g)?.toSorted())).toEqual([
    ['Bot 0', 'Bot 1', 'Bot 2'],
    ['Bot 3', 'Bot 4'],
  ]);
});

test.each([
  ['names all parked messages', 1, /^$/, 3],
  ['is sent once more without phone numbers if it is refused for one', 2, /600 100 200/, 0],
])('one e-mail %s', async (_, tries, hated, numbers) => {
  const { database, emails, store, run } = setUp();
  for (const [n, id] of ['a', 'b', 'c'].entries()) {
    const traits = { receivedAt: database.now, group: 'a', bytes: 1 };
    store(n, 'GTUBE');
    const entry = createDelivery(id, traits, 'example.com');
    database.setEntry(database.ids[n] ?? '', { ...entry, state: 'parked', isParkedDue: true });
  }
  const send = async (email: Email) => {
    emails.push(email);
    if (hated.test(email.text)) throw refusal();
  };
  for (let sweeps = 0; sweeps < 6; sweeps++)
    expect(await run({ mailer: { send } })).toMatchObject({ parked: 3, failed: 0 });
  expect(emails).toHaveLength(tries);
  expect(emails.at(-1)?.text.match(/\[message/g)).toHaveLength(3);
  expect(emails.at(-1)?.text.match(/600 100 200/g) ?? []).toHaveLength(numbers);
  expect(emails.at(-1)?.text).not.toContain('GTUBE');
});

test('a step that breaks off does not stop the others, and unclaimed and due messages come first', async () => {
  const { ledger, store, run } = setUp();
  store(1, 'Mam mrówki.');
  const steps: string[] = [];
  const fail = (name: string) => () => {
    steps.push(name);
    return Promise.reject(new Error('unavailable'));
  };
  ledger.addUnclaimed = fail('unclaimed');
  ledger.listDue = fail('due');
  ledger.claimDigest = fail('digest');
  ledger.listParked = fail('parked');
  ledger.countWaiting = fail('waiting');
  ledger.expireUnsent = fail('unsent');
  const { failedSteps } = await run();
  expect(steps).toEqual(['unclaimed', 'due', 'digest', 'parked', 'waiting', 'unsent']);
  expect(failedSteps).toEqual(steps);
});

test('a sweep finds a message that became visible after a later one', async () => {
  const { store, run } = setUp({});
  store(1, 'Mam mrówki.');
  await run();
  store(2, 'Mam szczury.', 'Anna Żółć', -4 * minute);
  expect(await run()).toMatchObject({ added: 1, sent: 1 });
});

test('a sweep sends notices after all e-mails, and an event with its e-mail', async () => {
  const { database, options, store, run } = setUp({});
  const order: string[] = [];
  const parts = {
    ...options,
    mailer: { send: async () => void order.push('e-mail') },
    notify: async () => void order.push('notice'),
  };
  for (let n = 0; n < 2; n++) store(n, shapes['different texts']?.(n) ?? '');
  await run(parts);
  expect(order).toEqual(['e-mail', 'e-mail', 'notice', 'notice']);
  store(3, 'Mam mrówki.');
  database.now += minute;
  await deliver('message0000000000003', parts);
  expect(order.slice(4).toSorted()).toEqual(['e-mail', 'notice']);
});

test('a failed notice is logged without its address, and repeated by sweeps for a day', async () => {
  const { database, options, store, run } = setUp({});
  const logged: unknown[] = [];
  let notices = 0;
  let isDown = true;
  const notify = async () => {
    notices++;
    if (isDown) throw new Error(notices === 1 ? 'http-500' : 'fetch of https://push.example/secret failed');
  };
  const changed = { notify, log: (...line: unknown[]) => void logged.push(line) };
  const wait = (minutes: number) => run(changed, minutes);
  store(1, 'Mam mrówki.');
  const [id = ''] = database.ids;
  database.now += minute;
  expect(await deliver(id, { ...options, ...changed })).toBe('sent');
  expect(logged).toEqual([['warn', 'notice failed', { id, code: 'http-500' }]]);
  await wait(5);
  expect([notices, database.readEntry(id).notice]).toEqual([2, 'due']);
  expect(logged).toContainEqual(['warn', 'notice failed', { id, code: 'internal' }]);
  isDown = false;
  await wait(5);
  await wait(5);
  expect([notices, database.readEntry(id).notice]).toEqual([3, 'sent']);

  database.setEntry(id, { ...database.readEntry(id), notice: 'due' });
  await wait(24 * 60);
  expect([notices, database.readEntry(id).notice]).toEqual([3, 'failed']);
  expect(logged).toContainEqual(['error', 'notice given up after a day', { id }]);
});

test.each([
  ['one notice, though its e-mail needs two tries', {}, true, 1, 'sent'],
  ['none while it is held', { singleShare: 0 }, true, 0, null],
  ['none without notices in the settings', {}, false, 0, null],
])('a message has %s', async (_, rules, isOn, count, state) => {
  const { database, options, store } = setUp(rules);
  let tries = 0;
  const send = async () => {
    if (tries++ === 0) throw refusal({ permanent: false });
  };
  let notices = 0;
  const notify = async () => void notices++;
  const parts = { ...options, mailer: { send }, ...(isOn && { notify }) };
  store(1, 'Mam mrówki.');
  const [id = ''] = database.ids;
  database.now += minute;
  await deliver(id, parts).catch(() => {});
  database.now += 6 * minute;
  await deliver(id, parts);
  expect([notices, database.readEntry(id).notice]).toEqual([count, state]);
});

test('refused messages do not delay the others', async () => {
  const { store, run } = setUp({});
  for (let n = 0; n < 12; n++) store(n, shapes['different texts']?.(n) ?? '');
  let tries = 0;
  const send = async () => {
    if (tries++ < 6) throw refusal({ permanent: false });
  };
  expect(await run({ mailer: { send } })).toMatchObject({ sent: 6, failed: 6 });
});

test('a server that refuses every e-mail for its content parks nothing', async () => {
  const { database, emails, store, run } = setUp({});
  for (let n = 0; n < 3; n++) store(n, 'Mam mrówki.');
  const mailer = { send: () => Promise.reject(refusal()) };
  for (let sweeps = 0; sweeps < 24; sweeps++) await run({ mailer });
  for (let sweeps = 0; sweeps < 9; sweeps++) await run();
  expect([...database.entries.values()].map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  expect(emails.map(({ text }) => /Mam mrówki/.test(text))).toEqual([true, true, true]);
});

test.each([true, false])(
  'a server that refuses the account is logged once and pauses all e-mails (e-mail transmitted: %s)',
  async (isTransmitted) => {
    const { database, emails, store, run } = setUp({});
    for (let n = 0; n < 20; n++) store(n, shapes['different texts']?.(n) ?? '');
    const logged: string[] = [];
    let tries = 0;
    const send = () => {
      tries++;
      return Promise.reject(refusal({ fault: 'server', isTransmitted }));
    };
    const log: Log = (severity, event) => severity !== 'info' && logged.push(`${severity} ${event}`);
    for (let sweeps = 0; sweeps < 6; sweeps++) await run({ mailer: { send }, log });
    expect(tries).toBeLessThan(6);
    expect(logged.filter((line) => !line.includes('not delivered'))).toEqual([
      'error the mail server cannot be used, e-mails wait',
    ]);
    for (let sweeps = 0; sweeps < 2; sweeps++) await run({}, 20);
    expect(emails.length).toBeGreaterThan(0);
    expect([...database.entries.values()].every(({ state }) => state === 'sent')).toBe(true);
  },
);

describe('the wait of a customer', () => {
  const second = 1000;

  /** Handles events one after the other, 0.15 s each, and sweeps every five minutes. Returns the wait in minutes. */
  async function measure(arrivals: readonly number[]): Promise<number> {
    const { database, emails, options, store } = setUp({});
    const start = database.now;
    const last = Math.max(...arrivals);
    for (const [n, at] of arrivals.entries()) store(n, `Okazja ${n}: kup obserwujących`, `Bot ${n}`, at - n);
    store(99_999, 'Mam mrówki w kuchni.', 'Anna Żółć', last + second - 99_999);
    const queue = database.ids.map((id, n) => ({ id, createdAt: start + (arrivals[n] ?? last + second) }));
    let nextSweep = 5 * minute;
    const isRead = () => emails.some(({ text }) => text.includes('Anna Żółć'));
    const waited = () => (database.now - start - last) / minute;
    while (!isRead() && waited() < 30) {
      const event = queue.find(({ createdAt }) => createdAt <= database.now);
      if (database.now - start >= nextSweep) {
        nextSweep += 5 * minute;
        await sweep(options, { budget: 200_000, clock: () => database.now });
      } else if (event) {
        queue.splice(queue.indexOf(event), 1);
        await deliver(event.id, options).catch(() => {});
      }
      database.now += 150;
    }
    return waited();
  }

  test('is at most 7 minutes after 500 messages in one commit', async () => {
    expect(await measure(Array.from({ length: 500 }, () => 0))).toBeLessThanOrEqual(7);
  });

  test('is at most 8 minutes at 20 messages a second for ten minutes', async () => {
    expect(await measure(Array.from({ length: 12_000 }, (_, n) => n * 50))).toBeLessThanOrEqual(8);
  }, 60_000);
});
