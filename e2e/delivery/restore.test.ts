import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firestoreCanary } from '../../packages/contact/src/deliver/firestoreLedger/canary.ts';
import { Bench, connect } from './bench.ts';
import { startFirestore } from './emulator.ts';
import { Outcomes } from './outcomes.ts';

// The rehearsal of docs/operations.md: a copy of the database, taken in the middle of everything, is brought up elsewhere.

const collections = ['contact_messages', 'contact_deliveries', 'contact_state', 'contact_canaries'];
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const outcomes = new Outcomes();
let bench: Bench;
beforeAll(async () => {
  bench = await Bench.open({ parkAfter: 1, capPerHour: 3 });
});
afterAll(async () => {
  await bench.close();
  rmSync(folder, { recursive: true, force: true });
  outcomes.print();
});

async function contents(db: Firestore): Promise<Record<string, unknown>> {
  const all = await Promise.all(
    collections.map(async (name) => {
      const { docs } = await db.collection(name).get();
      return docs.map((doc) => [`${name}/${doc.id}`, doc.data()] as const);
    }),
  );
  return Object.fromEntries(all.flat());
}

/** Messages in every state, as a backup finds them at any moment. */
async function everyState() {
  bench.office.poison = ['GTUBE'];
  const ids = await bench.storeMany(8, 5);
  for (const id of ids.slice(0, 2)) expect(await bench.event(id)).toBe('sent');
  await bench.store('messagePPPPPPPPPPPPP', 5, { message: 'GTUBE' });
  await bench.event('messagePPPPPPPPPPPPP');
  for (const id of ids.slice(2, 5)) expect(await bench.event(id)).toBe('held');
  bench.rules = {};
  bench.office.manners = '451';
  await bench.event(ids[5] ?? '');
  const { ledger } = bench.parts();
  expect(await ledger.claim(ids[6] ?? '', 'crashed')).toMatchObject({ verdict: 'yours' });
  bench.office.manners = 'accept';
  await firestoreCanary({ db: bench.db, mailDomain: 'example.com' }).plant();
  expect(await bench.states()).toEqual({ sent: 2, parked: 1, held: 3, retry: 1, sending: 1 });
}

async function exported(): Promise<string> {
  const answer = await fetch(
    `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${bench.project}:export`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        database: `projects/${bench.project}/databases/(default)`,
        export_directory: folder,
        export_name: 'backup',
      }),
    },
  );
  expect(answer.status).toBe(200);
  return join(folder, 'backup', 'backup.overall_export_metadata');
}

test('a restored database has every message and every entry, and goes on where the old one stopped', async () => {
  await everyState();
  const before = await contents(bench.db);
  const backup = await exported();
  const sentBefore = bench.office.arrived.length;

  // Another database, which knows nothing but the backup.
  const { FIRESTORE_EMULATOR_HOST: first } = process.env;
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  const stop = await startFirestore(['--seed_from_export', backup]);
  try {
    const restored = Bench.around(connect(bench.project), bench.office);
    expect(await contents(restored.db)).toEqual(before);
    expect(Object.keys(before).length).toBe(9 + 8 + 2 + 1);

    // The canary's time is over; whoever waited is served; nobody is served twice.
    await firestoreCanary({ db: restored.db, mailDomain: 'example.com' }).clear();
    for (let minutes = 0; minutes < 60; minutes += 5) {
      restored.turnForward(5);
      await restored.sweep();
    }
    expect(await restored.states()).toEqual({ sent: 8, parked: 1 });
    expect(bench.office.arrived.length).toBeGreaterThan(sentBefore);
    for (const id of ['message0000000000000', 'message0000000000001'])
      expect(bench.office.countOf(id)).toBe(1);
    outcomes.note(
      'backup in the middle of everything, restored elsewhere',
      `${Object.keys(before).length} documents the same, 6 waiting messages sent, 2 sent ones not sent again`,
    );
  } finally {
    process.env['FIRESTORE_EMULATOR_HOST'] = first;
    await stop();
  }
});
