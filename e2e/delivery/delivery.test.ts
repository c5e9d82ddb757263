import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteApp, getApp, initializeApp } from 'firebase-admin/app';
import { Query, Timestamp } from 'firebase-admin/firestore';
import { emptyBudget } from '../../packages/contact/src/deliver/budget.ts';
import { createDelivery } from '../../packages/contact/src/deliver/delivery.ts';
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
  const { docs } = await harness.db.collection('contact_deliveries').get();
  const stored = [...harness.logged, JSON.stringify(docs.map((doc) => doc.data()))];
  // Neither logs and errors nor the ledger name a person.
  expect(stored.filter((line) => /tajn[ay]|600 ?100 ?200|@example\.org/i.test(line))).toEqual([]);
});

const id = 'messageAAAAAAAAAAAAA';

test('messages whose events come twice at once are sent once, up to the cap, and the others in a digest', async () => {
  harness.limits = { capPerHour: 5 };
  // A time in the future, as in an imported message.
  const ids = await harness.storeMany(6, -60);
  const copies = [...ids, ...ids];
  await Promise.all(copies.map((each) => harness.event(each)));
  expect(harness.mailServer.arrived).toHaveLength(3);
  expect(await harness.digest()).toBe(3);
  const digest = decoded(harness.mailServer.arrived[3]?.raw);
  for (const each of ids)
    expect(harness.mailServer.countOf(each) + Number(digest.includes(`"${each}"`))).toBe(1);
});

test('a sweep sends up to the cap, then a digest of the rest, the rarest and latest first', async () => {
  harness.limits = { capPerHour: 5 };
  for (const [n, message] of 'raz raz dwa raz trzy cztery raz pięć'.split(' ').entries())
    await harness.store(`message000000000000${n}`, 20 - n, {
      phone: n === 5 ? '+48123456783' : `12 345 67 8${n}`,
      message,
    });
  const problems = ['NOTIFY_URL is wrong.'];
  const rest = { failed: 0, overdue: 0, parked: 0, failedSteps: [] };
  const result = await harness.sweep({ ...harness.parts(), problems });
  expect(result).toEqual({ sent: 3, inDigests: 5, ...rest });
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

test('a sweep forgets deleted messages', async () => {
  const [retried = '', held = ''] = await harness.storeMany(2);
  harness.mailServer.behaviour = '451';
  expect(await harness.event(retried)).toBe('outage');
  harness.limits = { capPerHour: 1 };
  harness.advance(2);
  expect(await harness.event(held)).toBe('held');
  harness.limits = {};
  for (const each of [retried, held]) await harness.db.doc(`contact_messages/${each}`).delete();
  harness.advance(2);
  expect(await harness.sweep()).toMatchObject({ sent: 0, inDigests: 0, failed: 0, failedSteps: [] });
  expect(await harness.states()).toEqual({});
});

test('a sweep sends a message that became visible late, but not an expired one', async () => {
  await harness.store('messageCCCCCCCCCCCCC', 1.9);
  expect(await harness.sweep()).toMatchObject({ sent: 0 });
  await harness.db.doc('contact_messages/messageCCCCCCCCCCCCC').delete();
  await harness.store(id, 9.9);
  await harness.store('messageDDDDDDDDDDDDD', 2.1);
  const expired = { createdAt: Timestamp.fromMillis(Date.now() - 8 * 60_000), expireAt: Timestamp.now() };
  await harness.db.doc('contact_messages/messageBBBBBBBBBBBBB').set({ name: 'Anna Tajna', ...expired });
  expect(await harness.sweep()).toMatchObject({ sent: 2 });
  expect(harness.mailServer.ids).toEqual([id, 'messageDDDDDDDDDDDDD']);

  // An older one, as after a restore, is found once a day.
  await harness.store('messageEEEEEEEEEEEEE', 60);
  expect(await harness.sweep()).toMatchObject({ sent: 0 });
  harness.advance(24 * 60 + 1);
  expect(await harness.sweep()).toMatchObject({ sent: 1 });
});

test.each([
  ['contact_state/mail_budget', { ...emptyBudget, outage: 'soon' }],
  ['contact_state/mail_budget', { ...emptyBudget, taken: [{ id: 1, at: 1 }] }],
  ['contact_state/sweep', { wholeScanAt: 'today', scannedUntil: 5, scannedId: 1 }],
  [`contact_deliveries/${id}`, { ...createDelivery(id, 0, 1, ''), rank: '1' }],
  [`contact_deliveries/${id}`, { ...createDelivery(id, 0, 1, ''), state: 'lost' }],
])('a sweep ignores the damaged document %s, and sends the message', async (path, data) => {
  await harness.db.doc(path).set(data);
  await harness.store(id, 5);
  expect(await harness.sweep()).toMatchObject({ sent: 1, failed: 0, failedSteps: [] });
  const possibleDuplicate = path.startsWith('contact_deliveries');
  expect(harness.mailServer.ids).toEqual([id]);
  expect(await harness.entry(id)).toMatchObject({ state: 'sent', possibleDuplicate });
  expect(harness.logged.join().includes(`{"path":"${path}"}`)).toBe(path !== 'contact_state/sweep');
});

test('a sweep finds all unclaimed messages of one commit, which fill more than a page', async () => {
  const createdAt = Timestamp.fromMillis(Date.now() - 300_000);
  const writer = harness.db.bulkWriter();
  for (let n = 0; n < 302; n++)
    void writer.create(harness.db.doc(`contact_messages/loose${n.toString().padStart(15, '0')}`), {
      createdAt: n < 301 ? createdAt : Timestamp.fromMillis(createdAt.toMillis() + 1),
    });
  await writer.close();
  await harness.parts().ledger.addUnclaimed();
  expect(await harness.states()).toEqual({ retry: 302 });
});

test.each([
  ['cs', undefined, /Jméno a příjmení: Anna Tajna[^]*Ulice: neuvedeno/],
  ['hu', undefined, /Full name: Anna Tajna[^]*Ulice: not given/],
  ['cs', { ...emailLanguages.cs, name: 'Meno' }, /Meno: Anna Tajna[^]*Ulice: neuvedeno/],
])('runDelivery in %s sends each new message at once, and sweeps', async (code, labels, text) => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', harness.project);
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const listen = vi.spyOn(Query.prototype, 'onSnapshot');
  const other = initializeApp({ projectId: 'demo-other' });
  const old = { createdAt: Timestamp.now(), expireAt: Timestamp.now() };
  await harness.db.doc('contact_messages/messageBBBBBBBBBBBBB').set(old);
  const locale = { timeZone: 'Europe/Prague', country: 'CZ' } as const;
  const addresses = { from: 'a@firma.example (Firma)', to: 'biuro@example.com' };
  const fields = [{ kind: 'text', name: 'street', title: 'Ulice' }] as const;
  const options = { ...addresses, languages: ['sk', code], fields, ...locale, ...(labels && { labels }) };
  expect(() => runDelivery(options)).toThrow('Set VITE_FIREBASE_PROJECT_ID and SMTP_URL');
  vi.stubEnv('SMTP_URL', harness.mailServer.url);
  expect(() => runDelivery({ ...options, country: 'UK' as never })).toThrow('country "UK"');
  runDelivery(options);
  await harness.store(id);
  await vi.waitUntil(() => harness.mailServer.arrived.length > 0, 60_000);
  const expected = { messageId: `<${id}@firma.example>`, to: [addresses.to] };
  expect(harness.mailServer.arrived).toMatchObject([expected]);
  expect(decoded(harness.mailServer.arrived[0]?.raw)).toMatch(text);
  await harness.storeMany(15);
  await vi.waitUntil(() => harness.mailServer.arrived.length > 15, 15_000);

  await expect.poll(() => info.mock.lastCall?.[0]).toBe('sweep done');
  const state = await harness.db.doc('contact_state/sweep').get();
  expect(state.get('locale')).toEqual({ language: labels ?? (code === 'cs' ? code : 'en'), ...locale });
  const findNext = () => timer.mock.calls.findIndex(([, delay]) => delay === 5 * 60_000);
  await expect.poll(findNext).not.toBe(-1);
  clearTimeout(timer.mock.results[findNext()]?.value);
  expect(listen).toHaveBeenCalledTimes(2);
  await Promise.all([deleteApp(other), deleteApp(getApp('contact-form'))]);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
