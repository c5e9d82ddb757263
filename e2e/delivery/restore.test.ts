import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isShort } from '../../tools/testing/isShort.ts';
import { Harness } from './harness.ts';
import { decoded } from './mailServer.ts';

// The restore of docs/operations.md: named collections of a backup are imported into the database in use.

let old: Harness;
let used: Harness;
beforeEach(async () => {
  old = await Harness.open();
  used = await Harness.open();
});
afterEach(() => Promise.all([old.close(), used.close()]));

/** Copies documents to the database in use, as an import does: documents of the same name are overwritten. */
async function importCollections(...names: string[]) {
  for (const name of names) {
    const { docs } = await old.db.collectionGroup(name).get();
    await Promise.all(docs.map((doc) => used.db.doc(doc.ref.path).set(doc.data())));
  }
}

const phoneOf = (n: number) => `12 345 67 ${10 + n}`;

/** Messages in every state, as a backup finds them at any moment. */
async function storeEveryState() {
  const { mailServer } = old;
  const ids = Array.from({ length: 10 }, (_, n) => `message${n.toString().padStart(13, '0')}`);
  for (const [n, id] of ids.entries()) await old.store(id, 60, { phone: phoneOf(n) });
  for (const id of ids.slice(0, 2)) expect(await old.event(id)).toBe('sent');
  mailServer.poison = [phoneOf(2)];
  expect(await old.event(ids[2] ?? '')).toBe('stopgap');
  await old.db.doc(`contact_deliveries/${ids[2]}`).update({ state: 'parked' });
  old.limits = { capPerHour: 1 };
  for (const id of ids.slice(3, 6)) expect(await old.event(id)).toBe('held');
  old.limits = {};
  mailServer.poison = [phoneOf(3)];
  expect(await old.digest()).toBe(0);
  old.limits = { capPerHour: 1 };
  expect(await old.event(ids[6] ?? '')).toBe('held');
  old.limits = {};
  expect((await old.parts().ledger.claimMessage(ids[7] ?? '', 'crashed')).result).toBe('claimed');
  await old.db
    .doc(`contact_messages/${ids[8]}/photos/0`)
    .set({ bytes: Buffer.from('no image'), type: 'image/jpeg', createdAt: Timestamp.now() });
  expect(await old.states()).toEqual({ sent: 2, parked: 1, digest: 2, held: 1, retry: 1, sending: 1 });
  return ids;
}

test.skipIf(isShort).each([
  ['with the ledger', ['contact_deliveries']],
  ['without the ledger', []],
])('a backup %s: every message is sent, parked or tried again, newer ones stay sent', async (_, ledger) => {
  const ids = await storeEveryState();
  used.advance(3 * 60);
  await used.store('messageNEWNEWNEWNEWNE');
  expect(await used.event('messageNEWNEWNEWNEWNE')).toBe('sent');
  await used.sweep();
  const scanned = (await used.db.doc('contact_state/sweep').get()).get('scannedUntil') as Timestamp;
  const newest = (await old.db.doc(`contact_messages/${ids[9]}`).get()).get('createdAt') as Timestamp;
  expect(scanned.toMillis()).toBeGreaterThan(newest.toMillis());

  await importCollections(...ledger);
  await used.sweep();
  await importCollections('contact_messages', 'photos');
  used.mailServer.poison = [phoneOf(2)];
  for (let hours = 0; hours < 25; hours++) {
    used.advance(60);
    await used.sweep();
  }
  // A message that was sent has a time of deletion, so that it needs no ledger.
  const hasLedger = ledger.length > 0;
  const refused = hasLedger ? 'parked' : 'retry';
  expect(await used.states()).toEqual({ sent: hasLedger ? 10 : 8, [refused]: 1 });
  expect((await used.entry(ids[2] ?? ''))['state']).toBe(refused);
  expect(used.mailServer.countOf('messageNEWNEWNEWNEWNE')).toBe(1);
  const arrived = used.mailServer.arrived.map(({ raw }) => decoded(raw)).join();
  for (const n of [3, 4, 5, 6, 7, 8, 9]) expect(arrived, String(n)).toContain(phoneOf(n));
  // A backup does not say what was sent after it.
  for (const id of ids.slice(3)) expect((await used.entry(id))['possibleDuplicate'], id).toBe(true);
});
