import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness } from './harness.ts';
import { decoded } from './mailServer.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.close());

const hour = 3_600_000;
const cap = 30;

test('refused messages, a flood and retries stay below the cap, and customers are read within two sweeps', async () => {
  const { mailServer } = harness;
  mailServer.poison = ['GTUBE'];
  /** The simulated time of each e-mail that the server read. */
  const times: number[] = [];
  const record = async (work: Promise<unknown>) => {
    const before = mailServer.received;
    await work;
    for (let n = before; n < mailServer.received; n++) times.push(harness.passed);
  };
  let stored = 0;
  const send = async (message: string, words = {}) => {
    const id = `message${(stored++).toString().padStart(13, '0')}`;
    await harness.store(id, 0, { message, name: `Bot ${stored}`, ...words });
    await record(harness.event(id));
  };
  const waiting = new Map<string, number>();
  const sweep = async () => {
    await record(harness.sweep());
    const all = mailServer.arrived.map(({ raw }) => decoded(raw)).join('\n');
    for (const [phone, sweeps] of waiting) {
      if (all.includes(phone)) waiting.delete(phone);
      else waiting.set(phone, sweeps + 1);
    }
    expect(Math.max(0, ...waiting.values()), 'sweeps without a customer').toBeLessThan(2);
  };

  for (let n = 0; n < 100; n++) await send(`GTUBE ${n}`);
  for (let n = 0; n < 300; n++) await send(`Kup obserwujących ${n}`);
  for (let passed = 0; passed < 60; passed += 5) {
    harness.advance(5);
    for (let n = 0; n < 20; n++) await send(n % 2 ? `GTUBE ${n}` : `Kup obserwujących ${n}`);
    const phone = `12 345 67 ${10 + passed}`;
    waiting.set(phone, 0);
    await send('W kuchni są mrówki.', { name: 'Jan Tajny', phone });
    await sweep();
  }
  for (let n = 0; n < 3; n++) {
    harness.advance(5);
    await sweep();
  }
  for (const start of times) {
    const inHour = times.filter((time) => time >= start && time < start + hour);
    expect(inHour.length).toBeLessThanOrEqual(cap + 2);
  }
  const { parked = 0, ...states } = await harness.states();
  expect(parked).toBe(0);
  expect(states).toEqual({ sent: stored });
}, 300_000);
