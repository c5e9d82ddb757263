import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness } from './harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.close());

test('a sweep of 3,000 messages whose letters grow eighteenfold needs less than 256 MB', async () => {
  // U+FDFA has three bytes and becomes eighteen letters under NFKD.
  const message = '\uFDFA'.repeat(5000);
  const createdAt = Timestamp.fromMillis(Date.now() - 300_000);
  const writer = harness.db.bulkWriter();
  for (let n = 0; n < 3000; n++) {
    const name = `Bot ${n}`;
    void writer.create(harness.db.doc(`contact_messages/growing${n.toString().padStart(13, '0')}`), {
      name,
      phone: '600100200',
      email: null,
      service: null,
      message,
      createdAt,
    });
  }
  await writer.close();
  const worker = new URL('sweepWorker.ts', import.meta.url).pathname;
  // Node sets such limits by itself in a container of 256 MB.
  const limits = ['--max-old-space-size=128', '--max-semi-space-size=2'];
  const parameters = ['--conditions=tarcza-source', ...limits, worker];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    env: { ...process.env, NODE_OPTIONS: '', PROJECT: harness.project, SMTP_URL: harness.mailServer.url },
  });
  const { megabytes, swept } = JSON.parse(stdout) as {
    megabytes: number;
    swept: { added: number; inDigests: number; failedSteps: string[] };
  };
  expect(swept.added).toBe(3000);
  expect(swept.inDigests).toBeGreaterThan(300);
  expect(swept.failedSteps).toEqual([]);
  expect(megabytes).toBeLessThan(256);
}, 240_000);
