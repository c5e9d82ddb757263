import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isShort } from '../../tools/testing/isShort.ts';
import { Harness } from './harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.close());

// One byte becomes four, three bytes become eighteen letters, and each start of a formula gets an apostrophe.
test.skipIf(isShort).each(['@', '\uFDFA', '"='])(
  'a sweep of 3,000 messages of %s needs less than half of its 512 MiB',
  async (sign) => {
    const message = sign.repeat(5000 / sign.length);
    const createdAt = Timestamp.fromMillis(Date.now() - 300_000);
    const writer = harness.db.bulkWriter();
    for (let n = 0; n < 3000; n++) {
      const values = { name: `Bot ${n}`, phone: `600${100_000 + n}`, email: null, service: null, message };
      const id = `growing${n.toString().padStart(13, '0')}`;
      void writer.create(harness.db.doc(`contact_messages/${id}`), { ...values, createdAt });
    }
    await writer.close();
    const lines = await harness.runBuilt(['sweepContactMessages']);
    type Printed = Record<'sent' | 'inDigests' | 'failed' | 'megabytes', number>;
    const printed = Object.assign({}, ...lines) as Printed;
    expect(printed.failed).toBe(0);
    expect(printed.inDigests).toBeGreaterThan(300);
    const sent = printed.sent + printed.inDigests;
    expect(await harness.states()).toEqual({ sent, held: 3000 - sent });
    expect(printed.megabytes).toBeLessThan(256);
  },
  240_000,
);
