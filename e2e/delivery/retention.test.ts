import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness } from './harness.ts';
import { runOperator } from './operator.ts';

// A message that a mail server refuses is deleted a year later, after a warning.

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.close());

const parked = 'messagePPPPPPPPPPPPP';
const waiting = 'messageWWWWWWWWWWWWW';
const day = 24 * 60;

const expiry = async (id: string) => {
  const message = harness.db.doc(`contact_messages/${id}`);
  const docs = [harness.db.doc(`contact_deliveries/${id}`), message, message.collection('photos').doc('0')];
  const days = (await harness.db.getAll(...docs)).map((doc) => doc.get('expireAt')?.toMillis() ?? null);
  expect(days.slice(1)).toEqual([days[0], days[0]]);
  return days[0] as number | null;
};

const now = () => Date.now() + harness.passed;

const warnings = () => harness.logged.filter((line) => line.includes('could not be sent will be deleted'));

test('a year after receipt an unsent message gets a day of deletion, which resuming removes', async () => {
  harness.mailServer.behaviour = '451';
  for (const id of [parked, waiting]) {
    await harness.store(id);
    await harness.db.doc(`contact_messages/${id}/photos/0`).set({ type: 'image/jpeg' });
    await harness.event(id);
  }
  const isParked = { state: 'parked', leaseUntil: new Date('2100-01-01') };
  await harness.db.doc(`contact_deliveries/${parked}`).update(isParked);
  harness.advance(364 * day);
  await harness.sweep();
  expect([await expiry(parked), await expiry(waiting)]).toEqual([null, null]);
  expect(warnings()).toEqual([]);

  harness.advance(2 * day);
  await harness.sweep();
  for (const id of [parked, waiting])
    expect(Math.abs(((await expiry(id)) ?? 0) - (now() + 30 * day * 60_000))).toBeLessThan(60_000);
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).toMatch(/"count":2,"from":"\d{4}-\d\d-\d\d"/);

  // Each sweep warns again, and moves no day.
  const before = await expiry(parked);
  harness.advance(10 * day);
  await harness.sweep();
  expect(await expiry(parked)).toBe(before);
  expect(warnings()).toHaveLength(2);

  await runOperator(harness.project, 'resend', parked);
  expect(await expiry(parked)).toBeNull();

  harness.mailServer.behaviour = 'accept';
  harness.advance(day);
  await harness.sweep();
  expect(await harness.states()).toEqual({ sent: 2 });
  for (const id of [parked, waiting]) expect(await expiry(id)).toBeGreaterThan(now() + 360 * day * 60_000);
});
