import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { emptyBudget } from '../../packages/contact/src/deliver/budget.ts';
import { createDelivery } from '../../packages/contact/src/deliver/job.ts';
import { functionTimeouts, lease, sweepTime } from '../../packages/contact/src/deliver/delivery.ts';
import { isShort } from '../../tools/testing/isShort.ts';
import { mailTimeouts, createSmtpMailer } from '../../packages/contact/src/email/createSmtpMailer.ts';
import { runDelivery } from '../../packages/contact/src/run/runDelivery.ts';
import { emailLanguages, polishLocale } from '../../packages/contact/src/email/locale.ts';
import { Harness } from './harness.ts';
import { decoded } from './mailServer.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(async () => {
  await harness.close();
  const personal = /tajna|tajny|600 100 200|600100200|@example\.org/i;
  expect(
    harness.logged.filter((line) => personal.test(line)),
    'logs and errors name no person',
  ).toEqual([]);
  const entries = await harness.db.collection('contact_deliveries').get();
  const ledger = JSON.stringify(entries.docs.map((doc) => doc.data()));
  expect(personal.test(ledger), 'the ledger names no person').toBe(false);
});

const id = 'messageAAAAAAAAAAAAA';

/** Returns the number of e-mails about a message, and whether the ledger marks a possible duplicate. */
async function seen(messageId = id) {
  const { state, possibleDuplicate } = await harness.entry(messageId);
  return { mails: harness.mailServer.countOf(messageId), state, possibleDuplicate };
}

describe('one message', () => {
  test('is sent once, also with a time in the future, and gets a day of deletion in twelve months', async () => {
    await harness.store(id, -60);
    const parts = harness.parts();
    parts.locale = { ...polishLocale, timeZone: 'Warsaw' };
    expect(await harness.event(id, parts)).toBe('thrown: undefined');
    expect(await harness.digest(parts).catch(String)).toContain('Warsaw');
    expect(await harness.entry(id)).toEqual({});

    expect(await harness.event(id)).toBe('sent');
    expect(await harness.event(id)).toBe('already-sent');
    expect(await seen()).toEqual({ mails: 1, state: 'sent', possibleDuplicate: false });
    expect(harness.mailServer.arrived[0]?.raw).toContain('Auto-Submitted: auto-generated');

    const entry = await harness.entry(id);
    const message = (await harness.db.doc(`contact_messages/${id}`).get()).data();
    const inAYear = new Date();
    inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
    expect(message?.['expireAt']).toEqual(entry['expireAt']);
    expect(Math.abs(message?.['expireAt'].toMillis() - inAYear.getTime())).toBeLessThan(60_000);
  });

  test('20 simultaneous copies of one event', async () => {
    await harness.store(id);
    harness.mailServer.delay = 200;
    const ends = await Promise.all(Array.from({ length: 20 }, () => harness.event(id)));
    expect(ends.filter((end) => end === 'sent')).toHaveLength(1);
    expect(await seen()).toEqual({ mails: 1, state: 'sent', possibleDuplicate: false });
    // A call that neither sent it nor knows that it is sent has to throw, or the platform would not retry.
    const others = ends.filter((end) => end !== 'sent');
    expect(others.filter((end) => end !== 'already-sent' && !end.startsWith('thrown: '))).toEqual([]);
  });
});

const fails = (code: string) => `["warn","e-mail failed",{"id":"${id}","code":"${code}","recipients":"all"}]`;
const waits = (code: string) => `["error","the mail server cannot be used, e-mails wait",{"code":"${code}"}]`;
const short = { connection: 1000, greeting: 1000, socket: 1500, total: 9000 };

test.for([
  ['is silent: all e-mails wait, it arrives once', 'mute', short, 'ETIMEDOUT', waits, 1, false],
  ['answers "try later": it arrives once', '451', mailTimeouts, 'smtp-451', fails, 1, false],
  ['refuses all recipients: all e-mails wait', '550', mailTimeouts, 'smtp-550', waits, 1, false],
  ['does not confirm it: it has a mark', 'mute after data', short, 'ETIMEDOUT', fails, 1, true],
  ['is cut off: the copy has a mark', 'cut after accepting', mailTimeouts, 'ECONNECTION', fails, 2, true],
] as const)('sends again if the server %s', async ([, mode, timeouts, code, line, mails, mark]) => {
  await harness.store(id);
  harness.mailServer.behaviour = mode;
  harness.timeouts = timeouts;
  expect(await harness.event(id)).toBe(`thrown: ${code}`);
  const failed = { state: 'retry', lastError: code, attempts: 1, owner: null };
  expect(await harness.entry(id)).toMatchObject(failed);
  expect(harness.logged).toContain(line(code));

  harness.mailServer.behaviour = 'accept';
  harness.timeouts = mailTimeouts;
  harness.advance(6);
  expect(await harness.event(id)).toBe('sent');
  expect(await seen()).toEqual({ mails, state: 'sent', possibleDuplicate: mark });
  expect(new Set(harness.mailServer.ids).size).toBe(1);
});

test.each([
  ['http-500', 'http-500'],
  ['Anna Tajna', 'internal'],
])('a notification that fails with "%s" is logged as %s, and not repeated', async (message, code) => {
  await harness.store(id);
  harness.mailServer.behaviour = '451';
  const notify = vi.fn(() => sleep(100).then(() => Promise.reject(new Error(message))));
  for (let attempts = 1; attempts < 3; attempts++) {
    expect(await harness.event(id, { ...harness.parts(), notify })).toBe('thrown: smtp-451');
    harness.advance(6);
  }
  expect(harness.logged).toContain(`["warn","notification failed",{"id":"${id}","code":"${code}"}]`);
  expect(notify.mock.calls).toEqual([[{ reference: 'V-4509', id }]]);
});

describe('a process that ends, or is late', () => {
  test.each([
    [2, 'sent', '["warn","lease ran out while sending, a duplicate is possible"'],
    [1, 'thrown: internal', '["warn","e-mail failed"'],
  ])('a delivery that takes longer than its lease: %s e-mails, %s', async (mails, end, line) => {
    await harness.store(id);
    const parts = harness.parts();
    const { mailer } = harness.parts();
    parts.mailer.send = async (...email) => {
      harness.advance(17);
      await parts.ledger.claimMessage(id, 'another process');
      if (end === 'sent') await mailer.send(...email);
      else throw new Error('Anna Tajna');
    };
    expect(await harness.event(id, parts)).toBe(end);
    expect(harness.logged[0]).toContain(`${line},{"id":"${id}"`);
    expect(await harness.event(id)).toBe('thrown: busy');
    harness.advance(17);
    expect(await harness.event(id)).toBe('sent');
    expect(await seen()).toEqual({ mails, state: 'sent', possibleDuplicate: true });
  });

  test('the messages of a digest that is lost are sent a week later, with a mark', async () => {
    harness.limits = { capPerHour: 1 };
    for (const each of await harness.storeMany(2)) expect(await harness.event(each)).toBe('held');
    harness.mailServer.behaviour = '451';
    expect(await harness.sweep()).toMatchObject({ failed: 1, inDigests: 0 });
    harness.limits = {};
    harness.mailServer.behaviour = 'accept';
    for (const { ref } of (await harness.db.collection('contact_digests').get()).docs) await ref.delete();
    harness.advance(7 * 24 * 60 - 5);
    expect(await harness.sweep()).toMatchObject({ sent: 0, inDigests: 0 });
    harness.advance(10);
    expect(await harness.sweep()).toMatchObject({ sent: 2 });
    expect(decoded(harness.mailServer.arrived[0]?.raw)).toContain('mogło już do ciebie dotrzeć');
  });

  test('each timeout is shorter than the one around it', () => {
    const { connection, greeting, socket, total } = mailTimeouts;
    // The sweep's time, half as long again for a digest, and the last e-mail.
    const times = [socket, connection + greeting + socket, total, 1.5 * sweepTime + total, lease];
    expect(times).toEqual([400_000, 480_000, 500_000, 800_000, 960_000]);
    expect(functionTimeouts).toMatchObject({ event: 540, sweep: 900 });
  });
});

describe('a server that refuses', () => {
  const refuse = async (poison: string[], count = 1, limits = {}, phone = '+48 666 666 666') => {
    harness.mailServer.poison = poison;
    harness.limits = limits;
    const ids = await harness.storeMany(count, 5);
    await harness.store(id, 5, { name: 'GTUBENAME', phone, message: 'GTUBETEXT' });
    return [...ids, id];
  };
  const last = () => decoded(harness.mailServer.arrived.at(-1)?.raw);

  test.each([
    ['the text', ['GTUBETEXT'], /GTUBENAME[^]*666 666 666/, 'contact'],
    ['the name', ['GTUBETEXT', 'GTUBENAME'], /666 666 666/, 'phone'],
  ])('%s gets the e-mail without it, in the same event', async (_, poison, expected, level) => {
    await refuse(poison, 0);
    expect(await harness.event(id)).toBe('sent');
    expect(last()).toMatch(expected);
    for (const word of poison) expect(last()).not.toContain(word);
    expect(await harness.entry(id)).toMatchObject({ state: 'sent', level });
  });

  test.each([
    ['the number', ['GTUBETEXT', 'GTUBENAME', '666 666 666'], '+48 666 666 666'],
    ['the name, without a number', ['GTUBETEXT', 'GTUBENAME'], 'brak'],
  ])(
    '%s gets a notice without it; the message is parked, and tried again a day later',
    async (_, poison, phone) => {
      await refuse(poison, 0, {}, phone);
      expect(await harness.event(id)).toBe('parked');
      expect(harness.logged.join()).toContain(`"message parked, the mail server refuses it",{"id":"${id}"}`);
      expect(last()).toContain('Zadzwoń: 1 zapytanie');
      expect(last()).not.toMatch(new RegExp(`GTUBE|666|${id}`));
      harness.mailServer.poison = [];
      await sweepFor(60);
      expect(harness.mailServer.countOf(id)).toBe(0);
      harness.advance(24 * 60);
      await harness.sweep();
      expect(await seen()).toMatchObject({ mails: 1, state: 'sent' });
    },
  );

  test('the names of a digest gets the numbers; a message without one stays held', async () => {
    const ids = await refuse(['GTUBENAME'], 3, { capPerHour: 1 }, 'brak');
    for (const each of ids) await harness.event(each);
    harness.limits = {};
    await harness.sweep();
    expect(await harness.states()).toEqual({ sent: 3, held: 1 });
    expect(await harness.entry(id)).toMatchObject({ state: 'held', lastError: null });
    await harness.sweep();
    const taken = (await harness.db.doc('contact_state/mail_budget').get()).get('taken') as unknown[];
    expect(taken).toHaveLength(harness.mailServer.received);

    // For an hour digests begin with what the server accepts.
    const { received } = harness.mailServer;
    const digestOf = async (messageId: string) => {
      await harness.store(messageId, 0, { name: 'Ewa', phone: '12 345 67 89' });
      harness.limits = { capPerHour: 1 };
      await harness.event(messageId);
      harness.limits = {};
      return harness.digest();
    };
    harness.advance(40);
    expect(await digestOf('messageEEEEEEEEEEEEE')).toBe(1);
    expect([harness.mailServer.received - received, last().includes('Ewa')]).toEqual([1, false]);
    harness.advance(21);
    harness.mailServer.poison = [];
    expect(await digestOf('messageFFFFFFFFFFFFF')).toBe(2);
    expect(last()).toContain('Ewa');
    expect(harness.mailServer.arrived.at(-1)?.messageId).toMatch(/^<digest-/);
  });

  test('one number in most messages: the others arrive with the first sweep, after one notice', async () => {
    harness.mailServer.poison = ['666 666 666', '666666666'];
    for (let n = 0; n < 30; n++) {
      const [phone, message] = n % 15 === 10 ? [`12 345 67 ${n}`, `Mrówki ${n}`] : ['666 666 666', 'Okazja'];
      await harness.store(`message${String(n).padStart(13, '0')}`, 5, { phone, message });
    }
    await harness.sweep();
    const arrived = harness.mailServer.arrived.map(({ raw }) => decoded(raw)).join('');
    for (const n of [10, 25]) expect(arrived).toContain(`12 345 67 ${n}`);
    expect(arrived.match(/Zadzwoń: \d\d zapyta/g)?.length).toBeLessThanOrEqual(3);
  });

  test('everything gets no more e-mails until a pause is over', async () => {
    const ids = await refuse([], 3);
    harness.mailServer.behaviour = '554';
    expect(await harness.sweep()).toMatchObject({ failed: 1, overdue: 0 });
    expect(harness.mailServer.received).toBe(4);
    expect(await harness.sweep()).toMatchObject({ sent: 0, failed: 1, failedSteps: [] });
    expect(harness.mailServer.received).toBe(4);
    harness.mailServer.behaviour = 'accept';
    harness.advance(2);
    await harness.sweep();
    expect(await harness.states()).toEqual({ sent: ids.length });
    expect(harness.logged.join().match(/the mail server cannot be used/g)).toHaveLength(1);
    expect(harness.logged.join()).toContain('"sweep done",{"sent":0,"inDigests":0,"failed":1}');
  });

  test('one recipient sends to that one again, whole, and to others meanwhile', async () => {
    harness.to = 'Krakow-biuro@firma.pl, "Szef, Jan" <biuro@Żółw.pl>';
    harness.mailServer.unknown = ['biuro@żółw.pl'];
    await harness.store(id);
    expect(await harness.event(id)).toBe('thrown: smtp-550');
    expect(await harness.entry(id)).toMatchObject({ missing: ['biuro@xn--w-uga1v8h.pl'], level: 'whole' });
    expect(harness.logged[0]).toContain(`"e-mail failed",{"id":"${id}","code":"smtp-550","recipients":1}`);
    harness.advance(4);
    expect(await harness.event(id)).toBe('thrown: busy');
    harness.advance(6);
    expect(await harness.event(id)).toBe('thrown: smtp-550');
    await harness.store('messageBBBBBBBBBBBBB');
    expect(await harness.event('messageBBBBBBBBBBBBB')).toBe('thrown: smtp-550');
    harness.mailServer.unknown = [];
    await sweepFor(30);
    expect(harness.mailServer.arrived.filter(({ messageId }) => messageId.includes(id))).toMatchObject([
      { to: ['Krakow-biuro@firma.pl'] },
      { to: ['biuro@żółw.pl'] },
    ]);
    expect(await harness.states()).toEqual({ sent: 2 });
  });
});

// It takes half a minute.
test.skipIf(isShort)('20 messages at once reach the cap exactly, and the others a digest', async () => {
  harness.limits = { capPerHour: 9 };
  const ids = await harness.storeMany(20);
  let ends = await Promise.all(ids.map((each) => harness.event(each)));
  for (let round = 0; round < 5 && ends.some((end) => end.startsWith('thrown')); round++)
    ends = await Promise.all(ids.map((each) => harness.event(each)));
  expect(harness.mailServer.arrived).toHaveLength(5);
  expect(await harness.digest()).toBe(15);
  const digest = decoded(harness.mailServer.arrived[5]?.raw);
  for (const each of ids)
    expect(Number(harness.mailServer.countOf(each) > 0) + Number(digest.includes(`"${each}"`))).toBe(1);
});

describe('the sweep', () => {
  test('sends up to the cap, then a digest of the rest, the rarest and latest first', async () => {
    harness.limits = { capPerHour: 5 };
    for (const [n, message] of 'raz raz dwa raz trzy cztery raz pięć'.split(' ').entries())
      await harness.store(`message000000000000${n}`, 20 - n, {
        phone: n === 5 ? '+48123456783' : `12 345 67 8${n}`,
        message,
      });
    const problems = ['NOTIFY_URL is wrong.'];
    const rest = { failed: 0, overdue: 0, parked: 0, failedSteps: [] };
    const result = await harness.sweep({ ...harness.parts(), problems });
    expect(result).toEqual({ added: 8, sent: 3, inDigests: 5, ...rest });
    expect(harness.mailServer.ids.map((each) => each.slice(-1)).slice(0, 3)).toEqual(['0', '1', '2']);
    const numbers = decoded(harness.mailServer.arrived[3]?.raw).match(/8\d(?=: \w)/g);
    expect(numbers).toEqual(['87', '84', '83', '83', '86']);
    expect(harness.logged.filter((line) => !line.includes('"digest sent"'))).toEqual([
      '["error","a setting is wrong and ignored",{"problem":"NOTIFY_URL is wrong."}]',
      '["warn","mail cap reached, message held for the digest",{"id":"message0000000000003"}]',
      '["warn","mail cap reached, message held for the digest",{"count":4}]',
      '["info","sweep done",{"sent":3,"inDigests":5,"failed":0}]',
    ]);
    const state = await harness.db.doc('contact_state/sweep').get();
    expect(state.data()).toMatchObject({ problems, locale: polishLocale });
    const counts = (await harness.db.collection('contact_counts').get()).docs.map((doc) => doc.data());
    expect([counts.length, Math.max(...counts.map(({ count }) => Number(count)))]).toEqual([12, 4]);
    expect(Math.round((counts[0]?.['expireAt'].toMillis() - Date.now()) / 3_600_000)).toBe(48);
  });

  test('goes on after a step that fails, and forgets a deleted message', async () => {
    harness.mailServer.behaviour = '451';
    for (const each of [id, 'messageBBBBBBBBBBBBB']) {
      await harness.store(each);
      await harness.event(each);
    }
    harness.limits = { capPerHour: 1 };
    expect(await harness.event(await harness.store('messageCCCCCCCCCCCCC'))).toBe('held');
    harness.limits = {};
    for (const each of ['messageBBBBBBBBBBBBB', 'messageCCCCCCCCCCCCC'])
      await harness.db.doc(`contact_messages/${each}`).delete();
    harness.mailServer.behaviour = 'accept';
    harness.advance(2);
    const parts = harness.parts();
    const broken = () => Promise.reject(new Error('Anna Tajna'));
    Object.assign(parts.ledger, { recordHeartbeat: broken, addUnclaimed: broken });
    const failedSteps = ['heartbeat', 'unclaimed'];
    expect(await harness.sweep(parts)).toMatchObject({ added: 0, sent: 1, failed: 0, failedSteps });
    expect(harness.logged.at(-2)).toContain(
      'a step of the sweep broke off",{"step":"unclaimed","code":"unknown"}',
    );
    expect(await harness.states()).toEqual({ sent: 1 });
  });

  test('sends a message that became visible late, but not an expired one', async () => {
    await harness.store('messageCCCCCCCCCCCCC', 1.9);
    expect(await harness.sweep()).toMatchObject({ added: 0, sent: 0 });
    await harness.db.doc('contact_messages/messageCCCCCCCCCCCCC').delete();
    await harness.store(id, 9.9);
    await harness.store('messageDDDDDDDDDDDDD', 2.1);
    const expired = { createdAt: Timestamp.fromMillis(Date.now() - 8 * 60_000), expireAt: Timestamp.now() };
    await harness.db.doc('contact_messages/messageBBBBBBBBBBBBB').set({ name: 'Anna Tajna', ...expired });
    expect(await harness.sweep()).toMatchObject({ added: 2, sent: 2 });
    expect(harness.mailServer.ids).toEqual([id, 'messageDDDDDDDDDDDDD']);

    // An older one, as after a restore, is found once a day.
    await harness.store('messageEEEEEEEEEEEEE', 60);
    expect(await harness.sweep()).toMatchObject({ added: 0 });
    harness.advance(24 * 60 + 1);
    expect(await harness.sweep()).toMatchObject({ added: 1, sent: 1 });
  });

  test.each([
    ['contact_state/mail_budget', { ...emptyBudget, outage: 'soon' }],
    ['contact_state/mail_budget', { ...emptyBudget, taken: [{ id: 1, at: 1 }] }],
    ['contact_state/mail_budget', { ...emptyBudget, digests: null }],
    ['contact_state/sweep', { wholeScanAt: 'today', scannedUntil: 5, scannedId: 1 }],
    ['contact_digests/damaged', { leaseUntil: Timestamp.fromMillis(0), ids: 'all' }],
    [`contact_deliveries/${id}`, { ...createDelivery(id, 0, 1, ''), rank: '1' }],
    [`contact_deliveries/${id}`, { ...createDelivery(id, 0, 1, ''), state: 'lost' }],
  ])('ignores the damaged document %s, and sends the message', async (path, data) => {
    await harness.db.doc(path).set(data);
    await harness.store(id, 5);
    expect(await harness.sweep()).toMatchObject({ sent: 1, failed: 0, failedSteps: [] });
    const possibleDuplicate = path.startsWith('contact_deliveries');
    expect(await seen()).toEqual({ mails: 1, state: 'sent', possibleDuplicate });
    expect((await harness.db.collection('contact_digests').get()).size).toBe(0);
    expect(harness.logged.join().includes(`{"path":"${path}"}`)).toBe(path !== 'contact_state/sweep');
  });

  test('finds all unclaimed messages of one commit, which fill more than a page', async () => {
    const createdAt = Timestamp.fromMillis(Date.now() - 300_000);
    const writer = harness.db.bulkWriter();
    for (let n = 0; n < 302; n++)
      void writer.create(harness.db.doc(`contact_messages/loose${n.toString().padStart(15, '0')}`), {
        name: 'Anna',
        phone: '600100200',
        message: 'x',
        createdAt: n < 301 ? createdAt : Timestamp.fromMillis(createdAt.toMillis() + 1),
      });
    await writer.close();
    const { ledger } = harness.parts();
    expect(await ledger.addUnclaimed()).toBe(302);
    expect(await ledger.addUnclaimed()).toBe(0);
  });
});

test('a visitor gets one confirmation a day, after the company, without anybody’s words', async () => {
  const confirm = async (messageId: string, email: string) => {
    await harness.store(messageId, 0, { email });
    const parts = harness.parts();
    parts.createVisitorMailer = (to) =>
      createSmtpMailer({ url: harness.mailServer.url, from: 'a@example.com', to });
    expect(await harness.event(messageId, parts)).toBe('sent');
  };
  await confirm(id, 'anna@example.org');
  await confirm('messageBBBBBBBBBBBBB', 'An.na+b@example.org');
  const recipients = harness.mailServer.arrived.map(({ to }) => to[0]?.split('@')[0]);
  expect(recipients).toEqual(['biuro', 'anna', 'biuro']);
  const confirmation = decoded(harness.mailServer.arrived[1]?.raw);
  expect(confirmation).toContain('Mamy Twoje zapytanie V-4509');
  expect(confirmation).not.toMatch(/Tajna|600 100|Reply-To/);
  harness.advance(25 * 60);
  await confirm('messageCCCCCCCCCCCCC', 'anna@example.org');
  expect(harness.mailServer.arrived).toHaveLength(5);

  harness.mailServer.unknown = ['jan@example.org'];
  await confirm('messageDDDDDDDDDDDDD', 'jan@example.org');
  const failed = '"confirmation to the visitor failed",{"id":"messageDDDDDDDDDDDDD","code":"smtp-550"}';
  expect(harness.logged.join()).toContain(failed);
  harness.mailServer.poison = ['Tajna wiadomość'];
  await confirm('messageFFFFFFFFFFFFF', 'ewa@example.org');
  harness.mailServer.poison = [];
  harness.limits = { capPerHour: 12 };
  await confirm('messageGGGGGGGGGGGGG', 'ola@example.org');
  const last = harness.mailServer.arrived.slice(5).flatMap(({ to }) => to);
  expect(last).toEqual(Array(3).fill('biuro@example.com'));
});

test.each([
  ['cs', undefined, /Jméno a příjmení: Anna Tajna[^]*Ulice: neuvedeno/],
  ['hu', undefined, /Full name: Anna Tajna[^]*Ulice: not given/],
  ['cs', { ...emailLanguages.cs, name: 'Meno' }, /Meno: Anna Tajna[^]*Ulice: neuvedeno/],
])('runDelivery in %s sends each new message at once, and sweeps', async (code, labels, text) => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', harness.project);
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const timer = vi.spyOn(globalThis, 'setInterval');
  const old = { createdAt: Timestamp.now(), expireAt: Timestamp.now() };
  await harness.db.doc('contact_messages/messageBBBBBBBBBBBBB').set(old);
  const locale = { timeZone: 'Europe/Prague', country: 'CZ' } as const;
  const addresses = { from: 'a@firma.example', to: 'biuro@example.com' };
  const fields = [{ kind: 'text', name: 'street', title: 'Ulice' }] as const;
  const options = { ...addresses, languages: ['sk', code], fields, ...locale, ...(labels && { labels }) };
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((status) => expect.fail(`exit ${status}`));
  expect(() => runDelivery(options)).toThrow('exit 1');
  expect(error.mock.lastCall?.[0]).toContain('Set VITE_FIREBASE_PROJECT_ID and SMTP_URL');
  vi.stubEnv('SMTP_URL', harness.mailServer.url);
  expect(() => runDelivery({ ...options, country: 'UK' as never })).toThrow('country "UK"');
  runDelivery(options);
  await harness.store(id);
  await vi.waitUntil(() => harness.mailServer.arrived.length > 0, 60_000);
  const expected = { messageId: `<${id}@firma.example>`, to: [addresses.to] };
  expect(harness.mailServer.arrived).toMatchObject([expected]);
  expect(decoded(harness.mailServer.arrived[0]?.raw)).toMatch(text);

  expect(timer.mock.calls.map(([, delay]) => delay)).toContain(5 * 60_000);
  await expect.poll(() => info.mock.lastCall?.[0]).toBe('sweep done');
  const state = await harness.db.doc('contact_state/sweep').get();
  expect(state.get('locale')).toEqual({ language: labels ?? (code === 'cs' ? code : 'en'), ...locale });
  for (const { value } of timer.mock.results) clearInterval(value);
  await deleteApp(getApp());
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function sweepFor(minutes: number) {
  for (let passed = 0; passed < minutes; passed += 5) {
    harness.advance(5);
    await harness.sweep();
  }
}
