import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirestoreCanary } from '../../packages/contact/src/deliver/firestoreLedger/canary.ts';
import { jpeg } from './jpeg.ts';
import { Harness, connect } from './harness.ts';
import { startFirestore } from './emulator.ts';

// The restore of docs/operations.md: an export with messages in every state is imported into another emulator.

const collections = ['contact_messages', 'contact_deliveries', 'contact_state', 'contact_canaries'];
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
let harness: Harness;
beforeAll(async () => {
  harness = await Harness.open();
});
afterAll(async () => {
  await harness.close();
  rmSync(folder, { recursive: true, force: true });
});

async function contents(db: Firestore): Promise<Record<string, unknown>> {
  const all = await Promise.all([...collections, 'photos'].map((name) => db.collectionGroup(name).get()));
  return Object.fromEntries(
    all.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()] as const)),
  );
}

/** Messages in every state, as a backup finds them at any moment. */
async function everyState() {
  harness.mailServer.poison = ['GTUBE'];
  const ids = await harness.storeMany(8, 5);
  for (const place of ['0', '1']) {
    await harness.db
      .doc(`contact_messages/${ids[6]}/photos/${place}`)
      .set({ bytes: Buffer.from(jpeg(Number(place))), type: 'image/jpeg', createdAt: Timestamp.now() });
  }
  for (const id of ids.slice(0, 2)) expect(await harness.event(id)).toBe('sent');
  await harness.store('messagePPPPPPPPPPPPP', 5, { name: 'GTUBE' });
  for (let tries = 0; tries < 2; tries++) await harness.event('messagePPPPPPPPPPPPP');
  harness.rules = { singleShare: 0 };
  for (const id of ids.slice(2, 5)) expect(await harness.event(id)).toBe('held');
  harness.rules = {};
  harness.mailServer.behaviour = '451';
  await harness.event(ids[5] ?? '');
  const { ledger } = harness.parts();
  expect(await ledger.claim(ids[6] ?? '', 'crashed')).toMatchObject({ result: 'claimed' });
  harness.mailServer.behaviour = 'accept';
  await createFirestoreCanary({ db: harness.db, mailDomain: 'example.com' }).register();
  expect(await harness.states()).toEqual({ sent: 2, parked: 1, held: 3, retry: 1, sending: 1 });
}

async function exported(): Promise<string> {
  const answer = await fetch(
    `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${harness.project}:export`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        database: `projects/${harness.project}/databases/(default)`,
        export_directory: folder,
        export_name: 'backup',
      }),
    },
  );
  expect(answer.status).toBe(200);
  return join(folder, 'backup', 'backup.overall_export_metadata');
}

test('a restored database has every document, and the delivery continues', async () => {
  await everyState();
  const before = await contents(harness.db);
  const backup = await exported();
  const sentBefore = harness.mailServer.arrived.length;

  // Another database, which knows nothing but the backup.
  const { FIRESTORE_EMULATOR_HOST: first } = process.env;
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  const stop = await startFirestore(['--seed_from_export', backup]);
  try {
    const restored = Harness.around(connect(harness.project), harness.mailServer);
    expect(await contents(restored.db)).toEqual(before);
    expect(Object.keys(before).length).toBe(9 + 2 + 8 + 2 + 1);

    // The canary has expired; waiting messages are sent; none is sent twice.
    await createFirestoreCanary({ db: restored.db, mailDomain: 'example.com' }).removeMissing();
    for (let minutes = 0; minutes < 60; minutes += 5) {
      restored.advance(5);
      await restored.sweep();
    }
    expect(await restored.states()).toEqual({ sent: 8, parked: 1 });
    expect(harness.mailServer.arrived.length).toBeGreaterThan(sentBefore);
    const withPhotos = harness.mailServer.arrived.find(({ messageId }) =>
      messageId.includes('0000000000006'),
    );
    expect(withPhotos?.raw).toContain('zdjecie-2.jpg');
    for (const id of ['message0000000000000', 'message0000000000001'])
      expect(harness.mailServer.countOf(id)).toBe(1);
  } finally {
    process.env['FIRESTORE_EMULATOR_HOST'] = first;
    await stop();
  }
});
