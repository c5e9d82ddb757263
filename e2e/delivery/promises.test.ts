import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { Bench } from './bench.ts';
import { Outcomes } from './outcomes.ts';
import { decoded } from './postOffice.ts';

// What the delivery promises when others do their worst. Time is turned forward in steps of the sweep's five minutes.

const outcomes = new Outcomes();
afterAll(() => outcomes.print());

let bench: Bench;
beforeEach(async () => {
  bench = await Bench.open();
});
afterEach(() => bench.close());

const id = 'messageAAAAAAAAAAAAA';
const texts = () => bench.office.arrived.map(({ raw }) => decoded(raw));

/** Sweeps every five minutes, or more seldom where days pass. */
async function sweepFor(minutes: number, every = 5) {
  for (let passed = 0; passed < minutes; passed += every) {
    bench.turnForward(every);
    await bench.sweep();
  }
}

describe('two recipients', () => {
  const [first, second] = ['biuro@example.com', 'szef@example.com'];
  beforeEach(() => {
    bench.to = `${first}, ${second}`;
    bench.office.unknown = [first];
  });

  test('of which one is refused: it is missed, said, and tried again alone', async () => {
    await bench.store(id);
    expect(await bench.event(id)).toBe('thrown: smtp-550');
    expect(await bench.entry(id)).toMatchObject({ state: 'retry', lastError: 'smtp-550', missing: [first] });
    expect(bench.said.join()).toContain('smtp-550');

    await sweepFor(60);
    bench.turnForward(5);
    expect((await bench.sweep()).overdue).toBe(1);

    bench.office.unknown = [];
    await sweepFor(120);
    expect(bench.office.arrived.map(({ to }) => to)).toEqual([[second], [first]]);
    expect(await bench.entry(id)).toMatchObject({ state: 'sent', missing: null, possibleDuplicate: false });
    outcomes.note(
      'one of two recipients refused',
      'each got 1 e-mail, the refused one after it was put right',
    );
  });

  test('of which one is refused a digest: nobody gets it twice', async () => {
    bench.rules = { capPerHour: 0 };
    const ids = await bench.storeMany(3, 5);
    await bench.sweep();
    bench.office.unknown = [];
    await sweepFor(60);
    expect(bench.office.arrived.map(({ to }) => to)).toEqual([[second], [first]]);
    expect(await bench.states()).toEqual({ sent: ids.length });
    outcomes.note('one of two recipients refused a digest', 'each got 1 digest');
  });
});

describe('an e-mail that the server refuses for what it says', () => {
  test('among 30 held ones: the others are out within minutes, it is parked, and the company is told', async () => {
    bench.rules = { capPerHour: 0 };
    await bench.storeMany(29, 5);
    await bench.store(id, 5, { message: 'Tajna XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE', name: 'Anna Tajna' });
    bench.office.poison = ['GTUBE'];
    await bench.sweep();
    expect(await bench.states()).toEqual({ sent: 29, held: 1 });

    await sweepFor(60);
    expect(await bench.states()).toEqual({ sent: 29, parked: 1 });
    const notice = texts().filter((text) => text.includes(`npx tarcza-messages show ${id}`));
    expect(notice).toHaveLength(1);
    expect(notice.join()).not.toMatch(/GTUBE|Tajna XJS|600 100 200/);
    expect((await bench.sweep()).parked).toBe(1);
    const connections = bench.office.connections;
    await sweepFor(24 * 60, 60);
    expect(bench.office.connections).toBe(connections);
    outcomes.note(
      'poison among 30',
      `29 out in the first sweep, 1 parked, ${connections} connections in a day`,
    );
  }, 120_000);

  test('and that is too large together with others goes out in smaller digests', async () => {
    bench.rules = { capPerHour: 0 };
    const ids = await bench.storeMany(40, 5);
    bench.office.largest = 30_000;
    await sweepFor(10);
    expect(await bench.states()).toEqual({ sent: 40 });
    const everything = texts().join('\n');
    for (const each of ids) expect(everything).toContain(`Numer zapytania: ${each}`);
    outcomes.note('a server that takes small e-mails only', `40 messages in ${texts().length} digests`);
  });

  test('does not make a digest larger than mail programs show', async () => {
    bench.rules = { capPerHour: 0 };
    await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        bench.store(`long${n.toString().padStart(16, '0')}`, 5, {
          message: `${'ab'.repeat(n + 1)} ${'długa treść '.repeat(390)}`,
        }),
      ),
    );
    await sweepFor(10);
    expect(await bench.states()).toEqual({ sent: 120 });
    for (const text of texts()) {
      const html = text.slice(text.indexOf('<!doctype html>'));
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(80_000 + 120 * 200);
    }
    expect(texts()).toHaveLength(2);
    outcomes.note('120 messages of 5 KB', `${texts().length} digests of at most 80 KB`);
  }, 120_000);
});

test('a digest that is refused does not make the messages of the next one wait for its turn', async () => {
  bench.rules = { capPerHour: 0 };
  for (const each of await bench.storeMany(3)) await bench.event(each);
  bench.office.manners = '554';
  await bench.sweep();
  bench.office.manners = 'accept';
  expect(await bench.event(await bench.store(id))).toBe('held');
  bench.turnForward(1);
  await bench.sweep();
  expect(await bench.entry(id)).toMatchObject({ state: 'sent' });
  outcomes.note('a message held after a digest was refused', 'out with the next sweep');
});

test('a server that says yes later than we can wait does not get a copy with each sweep', async () => {
  await bench.store(id, 5);
  bench.office.delay = 60_000;
  await sweepFor(12 * 60, 15);
  const copies = bench.office.countOf(id);
  expect(copies).toBeLessThanOrEqual(9);
  bench.office.delay = 0;
  await sweepFor(6 * 60, 60);
  expect(await bench.entry(id)).toMatchObject({ state: 'sent', possibleDuplicate: true });
  outcomes.note('a server that is too slow for 12 hours', `${copies} copies, all marked, then sent`);
}, 120_000);

test('messages that are refused for good are tried ever more seldom, and wait for the operator in the end', async () => {
  const ids = await bench.storeMany(10, 5);
  bench.office.manners = '550';
  for (const each of ids) await bench.event(each);
  // Each wait is twice as long as the one before it: 24 sweeps find little to try.
  await sweepFor(6 * 60, 15);
  const early = bench.office.connections;
  expect(await bench.states()).toEqual({ retry: 10 });
  expect(early).toBeLessThanOrEqual(10 * 8);

  await sweepFor(3 * 24 * 60, 60);
  expect(await bench.states()).toEqual({ parked: 10 });
  expect(bench.office.connections).toBeLessThanOrEqual(10 * 13 + 10);
  outcomes.note(
    '10 messages refused for three days',
    `${early} connections in six hours, ${bench.office.connections} in all, then parked`,
  );
}, 180_000);

describe('a sweep of which a step is broken', () => {
  test('still sends what is held, and says what is late', async () => {
    bench.rules = { capPerHour: 0 };
    const ids = await bench.storeMany(4, 90);
    for (const each of ids) await bench.event(each);
    bench.office.manners = '451';
    const parts = bench.parts();
    parts.ledger.enterUnclaimed = () => Promise.reject(new Error('unavailable'));
    parts.ledger.due = () => Promise.reject(new Error('unavailable'));
    expect((await bench.sweep(parts)).overdue).toBe(4);
    expect(bench.said.join()).toContain('a step of the sweep broke off');

    bench.office.manners = 'accept';
    bench.turnForward(20);
    expect(await bench.sweep(parts)).toMatchObject({ inDigests: 4, broken: ['unclaimed', 'due'] });
    outcomes.note('unclaimed messages cannot be searched', 'digests out, late ones counted, two steps named');
  });

  test('finds all of 4,000 unclaimed messages that one commit left at the same time', async () => {
    const createdAt = Timestamp.fromMillis(Date.now() - 300_000);
    const writer = bench.db.bulkWriter();
    for (let n = 0; n < 4001; n++) {
      void writer.create(bench.db.doc(`contact_messages/loose${n.toString().padStart(15, '0')}`), {
        name: 'Anna',
        phone: '600100200',
        message: 'x',
        createdAt: n < 4000 ? createdAt : Timestamp.fromMillis(createdAt.toMillis() + 1),
      });
    }
    await writer.close();
    const { ledger } = bench.parts();
    expect(await ledger.enterUnclaimed()).toBe(3000);
    expect(await ledger.enterUnclaimed()).toBe(1001);
    expect(await ledger.enterUnclaimed()).toBe(0);
    outcomes.note('4,001 unclaimed messages', '3,000 in the first sweep, the rest in the second');
  }, 120_000);

  test('leaves its time, by which somebody notices that it does not run', async () => {
    expect(await bench.parts().ledger.heartbeat()).toBeNull();
    await bench.sweep();
    const ran = await bench.parts().ledger.heartbeat();
    expect(Math.abs(Date.now() - (ran ?? 0))).toBeLessThan(60_000);
    outcomes.note('the heartbeat', 'in contact_state/sweep, and a line in the log');
  });
});

test('a name in disguise stays what it is in the headers of the e-mail', async () => {
  await bench.store(id, 0, { name: '=?utf-8?B?4oCuxYJ1xYE=?= Tajny' });
  await bench.event(id);
  const head = (bench.office.arrived[0]?.raw ?? '').split(/\r?\n\r?\n/)[0] ?? '';
  expect(head).toContain('Subject: =?UTF-8?');
  expect(head).not.toMatch(/=\?utf-8\?B\?4oCu/i);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/im);
  outcomes.note('a name in disguise', 'encoded again as it was typed');
});

describe('what anybody may write', () => {
  const services = ['Dezynsekcja'];

  test('names no service in the subject that the firm does not have', async () => {
    await bench.db.doc(`contact_messages/${id}`).set({
      name: 'Anna Tajna',
      email: null,
      phone: '600 100 200',
      service: 'PILNE: faktura po terminie',
      message: 'Tajna',
      createdAt: Timestamp.now(),
    });
    expect(await bench.event(id, { ...bench.parts(), services })).toBe('sent');
    const [mail] = bench.office.arrived;
    const subject = subjectOf(mail?.raw);
    expect(subject).toBe('Zapytanie: Anna Tajna');
    expect(decoded(mail?.raw)).toContain('PILNE: faktura po terminie (spoza listy)');
    outcomes.note('a service that is none', 'not in the subject, in the text as "spoza listy"');
  });

  test('has no address that a mail program makes a link of', async () => {
    const address = 'https://zly.example/zaplac';
    await bench.store(id, 0, { message: `Dopłać tu: ${address} albo na zly.pl`, name: `Anna ${address}` });
    expect(await bench.event(id)).toBe('sent');
    const text = texts().join('\n');
    expect(text).not.toMatch(/:\/\/zly|zly\.(example|pl)/);
    expect(text.replaceAll('\u200B', '')).toContain(address);
    outcomes.note('a link in a message', 'shown, and not to be clicked');
  });

  test('and shows nothing is said to be empty', async () => {
    await bench.store(id, 0, { message: '\u200B\uFE0F\u2800\uFEFF', name: '\u2800\u2800' });
    expect(await bench.event(id)).toBe('sent');
    const text = texts().join('\n');
    expect(text).toContain('Imię i nazwisko: (nie podano)');
    expect(text).not.toMatch(/[\uFE0F\u2800\uFEFF]/);
    outcomes.note('a message that shows nothing', '"(nie podano)" in name and text');
  });
});

/** The subject as a mail program shows it. */
function subjectOf(raw = ''): string {
  const [, coded = ''] = /^Subject: ((?:.|\r?\n[ \t])*)/im.exec(raw) ?? [];
  const words = coded.replace(/\?=\r?\n[ \t]=\?/g, '?==?').replace(/\r?\n/g, '');
  return words.replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) => {
    const bytes =
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/gi, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          );
    return bytes.toString('utf8');
  });
}
