import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Harness } from './harness.ts';
import { decoded } from './mailServer.ts';

/*
 * 2,000 hostile messages within a minute, then a genuine one. The clock of the delivery is simulated: an event takes
 * 0.1 s, and a sweep runs every five minutes.
 */

const size = 2000;
const minute = 60_000;
const customer = 'zzzzzzzzzzzzzzzzzzzz';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.close());

const words = 'okazja promocja tanio szybko kup lajki opinie strona reklama kredyt wygrana sklep rabat'.split(
  ' ',
);
/** The same for the same number, so that a failing run can be repeated. */
const word = (n: number) => words[(Math.imul(n, 2_654_435_761) >>> 0) % words.length] ?? '';

const shapes: Record<string, (n: number) => string> = {
  'one template': (n) => `Okazja numer ${n}: kup obserwujących już dziś, Promocja!`,
  'a template with random words': (n) =>
    `Kup ${word(n)} i ${word(n + 7)}, ${word(3 * n)} ${word(5 * n + 1)} ${word(11 * n)} już dziś`,
  '2,000 different texts': (n) =>
    Array.from(
      { length: 12 },
      (_, part) => `${word(n + part * 31)}${n.toString(36).replace(/\d/g, 'q')}`,
    ).join(' '),
};

const idOf = (n: number) => `0000flood${n.toString().padStart(11, '0')}`;

/** Writes the flood within a minute, and the genuine message one second later. */
async function write(textOf: (n: number) => string): Promise<void> {
  const start = Date.now();
  const writer = harness.db.bulkWriter();
  for (let n = 0; n < size; n++) {
    void writer.create(harness.db.doc(`contact_messages/${idOf(n)}`), {
      name: `Promocja ${n}`,
      email: `bot${n}@example.org`,
      phone: `5${n.toString().padStart(8, '0')}`,
      service: null,
      message: textOf(n),
      createdAt: Timestamp.fromMillis(start + (n / size) * minute),
    });
  }
  void writer.create(harness.db.doc(`contact_messages/${customer}`), {
    name: 'Jan Tajny',
    email: 'jan@example.org',
    phone: '12 345 67 89',
    service: null,
    message: 'W kuchni są mrówki.',
    createdAt: Timestamp.fromMillis(start + minute + 1000),
  });
  await writer.close();
}

/** Returns the first e-mail with the customer's name, counted from 1, and whether it has the whole message. */
function place() {
  const all = harness.mailServer.arrived.map(({ raw }) => decoded(raw));
  const email = all.findIndex((text) => text.includes('Jan Tajny'));
  const text = all[email] ?? '';
  const isInFirstLines = /^1\. .*Jan Tajny, 12 345 67 89/m.test(text);
  return { email: email + 1, isInFirstLines, isWhole: text.includes(customer) };
}

/** Returns the number of messages in the e-mails. The subject of a digest contains its number. */
function messagesInEmails(): number {
  return harness.mailServer.arrived.reduce((sum, { raw, messageId }) => {
    if (!messageId.startsWith('<digest-')) return sum + 1;
    return sum + Number(/^(\d+) zapyta\S+ w jednym zestawieniu$/m.exec(decoded(raw))?.[1] ?? 0);
  }, 0);
}

const seconds = () => Math.round(harness.passed / 1000);

/** Sweeps at the next full five minutes until the customer is in an e-mail; returns the time in seconds. */
async function sweepUntilRead(): Promise<number> {
  for (let sweeps = 0; sweeps < 3 && place().email === 0; sweeps++) {
    harness.passed = (Math.floor(harness.passed / (5 * minute)) + 1) * 5 * minute;
    await harness.sweep();
  }
  return seconds();
}

async function expectAllSent(): Promise<void> {
  for (let sweeps = 0; sweeps < 4; sweeps++) {
    harness.advance(5);
    await harness.sweep();
  }
  expect(await harness.states()).toEqual({ sent: size + 1 });
  expect(messagesInEmails()).toBe(size + 1);
  const marked = await harness.db
    .collection('contact_deliveries')
    .where('possibleDuplicate', '==', true)
    .get();
  expect(marked.size).toBe(0);
}

function expectRead(readAfter: number): void {
  const { email, isWhole, isInFirstLines } = place();
  const isSingle = harness.mailServer.ids[email - 1] === customer;
  expect(readAfter - 61).toBeLessThanOrEqual(6 * 60);
  expect(isWhole).toBe(true);
  expect(isSingle || isInFirstLines).toBe(true);
}

describe('2,000 messages within a minute, then a genuine one', () => {
  test.each(Object.entries(shapes))(
    'of %s, whose events arrive',
    async (shape, textOf) => {
      await write(textOf);
      for (const id of [...Array.from({ length: size }, (_, n) => idOf(n)), customer]) {
        await harness.event(id);
        harness.advance(1 / 600);
      }
      expectRead(await sweepUntilRead());
      await expectAllSent();
    },
    300_000,
  );

  test('of different texts, with a sweep before the last events arrive', async () => {
    const shape = '2,000 different texts';
    await write(shapes[shape] ?? String);
    for (let n = 0; n < size - 100; n++) {
      await harness.event(idOf(n));
      harness.advance(1 / 600);
    }
    // The other messages are two minutes old and unclaimed.
    await harness.sweep();
    expectRead(seconds());
    await expectAllSent();
  }, 300_000);

  test.each(Object.entries(shapes))(
    'of %s, whose events are lost',
    async (shape, textOf) => {
      await write(textOf);
      expectRead(await sweepUntilRead());
      await expectAllSent();
    },
    300_000,
  );
});
