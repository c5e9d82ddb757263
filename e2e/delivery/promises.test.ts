import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { Harness } from './harness.ts';
import { type Behaviour, decoded } from './mailServer.ts';

// What the delivery promises when others do their worst. Time is turned forward in steps of the sweep's five minutes.

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.close());

const id = 'messageAAAAAAAAAAAAA';
const texts = () => harness.mailServer.arrived.map(({ raw }) => decoded(raw));

/** Sweeps every five minutes, or more seldom where days pass. */
async function sweepFor(minutes: number, every = 5) {
  for (let passed = 0; passed < minutes; passed += every) {
    harness.advance(every);
    await harness.sweep();
  }
}

describe('two recipients', () => {
  const [first, second] = ['biuro@example.com', 'szef@example.com'];
  beforeEach(() => {
    harness.to = `${first}, ${second}`;
    harness.mailServer.unknown = [first];
  });

  test('one refused: logged, and tried again alone', async () => {
    await harness.store(id);
    expect(await harness.event(id)).toBe('thrown: smtp-550');
    expect(await harness.entry(id)).toMatchObject({
      state: 'retry',
      lastError: 'smtp-550',
      missing: [first],
    });
    expect(harness.logged.join()).toContain('smtp-550');

    await sweepFor(60);
    harness.advance(5);
    expect((await harness.sweep()).overdue).toBe(1);

    harness.mailServer.unknown = [];
    await sweepFor(120);
    expect(harness.mailServer.arrived.map(({ to }) => to)).toEqual([[second], [first]]);
    expect(await harness.entry(id)).toMatchObject({ state: 'sent', missing: null, possibleDuplicate: false });
  });

  test('one refused for a digest: the other gets it once', async () => {
    harness.rules = { singleShare: 0 };
    const ids = await harness.storeMany(3, 5);
    await harness.sweep();
    harness.mailServer.unknown = [];
    await sweepFor(60);
    expect(harness.mailServer.arrived.map(({ to }) => to)).toEqual([[second], [first]]);
    expect(await harness.states()).toEqual({ sent: ids.length });
  });
});

describe('an e-mail that the server refuses for its content', () => {
  test('is sent again without the visitor’s text', async () => {
    await harness.store(id, 0, { message: 'Tajna XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE', name: 'Anna Tajna' });
    harness.mailServer.poison = ['GTUBE'];
    expect(await harness.event(id)).toBe('thrown: smtp-554');
    expect(await harness.event(id)).toBe('sent');
    const [text = ''] = texts();
    expect(text).toContain('Anna Tajna');
    expect(text).toContain('600 100 200');
    expect(text).not.toMatch(/GTUBE|Tajna XJS|example\.org/);
  });

  test('also without the text: it is parked, and one e-mail names all parked messages', async () => {
    for (const each of [id, 'messageBBBBBBBBBBBBB']) {
      await harness.store(each, 5, { name: 'GTUBE' });
    }
    harness.mailServer.poison = ['GTUBE'];
    await harness.sweep();
    harness.advance(1);
    await harness.sweep();
    expect(await harness.states()).toEqual({ parked: 2 });
    await sweepFor(30);
    expect(texts()).toHaveLength(1);
    expect(
      texts()
        .join()
        .match(/600 100 200 \[message[AB]{13}, smtp-554\]/g),
    ).toHaveLength(4);
  });

  test('in a digest: all messages of it are sent at once, without the texts', async () => {
    harness.rules = { singleShare: 0 };
    await harness.storeMany(29, 5);
    await harness.store(id, 5, { message: 'GTUBE' });
    harness.mailServer.poison = ['GTUBE'];
    await harness.sweep();
    expect(await harness.states()).toEqual({ sent: 30 });
    const [digest = ''] = texts();
    for (const each of [id, 'message0000000000000']) expect(digest).toContain(`"${each}"`);
    expect(digest).not.toMatch(/GTUBE|Tajna wiadomość/);
  });

  test('too large a digest is sent without the texts', async () => {
    harness.rules = { singleShare: 0 };
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        harness.store(`long${n.toString().padStart(16, '0')}`, 5, { message: 'długa '.repeat(800) }),
      ),
    );
    harness.mailServer.largest = 100_000;
    await harness.sweep();
    expect(await harness.states()).toEqual({ sent: 40 });
  });
});

describe('a refusal that is not the fault of the message', () => {
  test.each<[string, Behaviour]>([
    ['of the client in the greeting', '554 greeting'],
    ['of a blocked client at RCPT', '554 RCPT'],
    ['of all recipients', '550'],
    ['for the daily limit, after the e-mail', '550 5.4.5'],
    ['of the account, after the e-mail', '554 5.7.1 account'],
  ])(
    '%s parks no message and delays none for long',
    async (_, behaviour) => {
      harness.mailServer.behaviour = behaviour;
      const ids = await harness.storeMany(3, 5);
      await sweepFor(6 * 60, 15);
      expect(await harness.states()).toEqual({ retry: ids.length });
      harness.mailServer.behaviour = 'accept';
      await sweepFor(30);
      expect(await harness.states()).toEqual({ sent: ids.length });
      for (const each of ids) expect(harness.mailServer.countOf(each)).toBe(1);
      expect(texts().join()).toContain('Tajna wiadomość');
    },
    60_000,
  );
});

test('a server that accepts after the timeout does not get a copy with each sweep', async () => {
  await harness.store(id, 5);
  harness.mailServer.delay = 60_000;
  await sweepFor(12 * 60, 15);
  const copies = harness.mailServer.countOf(id);
  expect(copies).toBeLessThanOrEqual(9);
  harness.mailServer.delay = 0;
  await sweepFor(6 * 60, 60);
  expect(await harness.entry(id)).toMatchObject({ state: 'sent', possibleDuplicate: true });
}, 120_000);

describe('the sweep', () => {
  test('finds all unclaimed messages of one commit', async () => {
    const createdAt = Timestamp.fromMillis(Date.now() - 300_000);
    const writer = harness.db.bulkWriter();
    for (let n = 0; n < 4001; n++) {
      void writer.create(harness.db.doc(`contact_messages/loose${n.toString().padStart(15, '0')}`), {
        name: 'Anna',
        phone: '600100200',
        message: 'x',
        createdAt: n < 4000 ? createdAt : Timestamp.fromMillis(createdAt.toMillis() + 1),
      });
    }
    await writer.close();
    const { ledger } = harness.parts();
    expect(await ledger.addUnclaimed()).toBe(4001);
    expect(await ledger.addUnclaimed()).toBe(0);
  }, 120_000);

  test('records its time, for the check that it runs', async () => {
    expect(await harness.parts().ledger.recordHeartbeat()).toBeNull();
    await harness.sweep();
    const ran = await harness.parts().ledger.recordHeartbeat();
    expect(Math.abs(Date.now() - (ran ?? 0))).toBeLessThan(60_000);
  });
});

test('a name with control characters cannot change the headers of the e-mail', async () => {
  await harness.store(id, 0, { name: '=?utf-8?B?4oCuxYJ1xYE=?= Tajny' });
  await harness.event(id);
  const head = (harness.mailServer.arrived[0]?.raw ?? '').split(/\r?\n\r?\n/)[0] ?? '';
  expect(head).toContain('Subject: =?UTF-8?');
  expect(head).not.toMatch(/=\?utf-8\?B\?4oCu/i);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/im);
});

describe('hostile content', () => {
  const services = ['Dezynsekcja'];

  test('an unknown service is not in the subject', async () => {
    await harness.db.doc(`contact_messages/${id}`).set({
      name: 'Anna Tajna',
      email: null,
      phone: '600 100 200',
      service: 'PILNE: faktura po terminie',
      message: 'Tajna',
      createdAt: Timestamp.now(),
    });
    expect(await harness.event(id, { ...harness.parts(), services })).toBe('sent');
    const [mail] = harness.mailServer.arrived;
    const subject = subjectOf(mail?.raw);
    expect(subject).toBe('Zapytanie: Anna Tajna');
    expect(decoded(mail?.raw)).toContain('PILNE: faktura po terminie (spoza listy)');
  });

  test('no address becomes a link in a mail program', async () => {
    const address = 'https://zly.example/zaplac';
    await harness.store(id, 0, { message: `Dopłać tu: ${address} albo na zly.pl`, name: `Anna ${address}` });
    expect(await harness.event(id)).toBe('sent');
    const text = texts().join('\n');
    expect(text).not.toMatch(/:\/\/zly|zly\.(example|pl)/);
    expect(text.replaceAll('\u200B', '')).toContain(address);
  });

  test('invisible characters count as empty', async () => {
    await harness.store(id, 0, { message: '\u200B\uFE0F\u2800\uFEFF', name: '\u2800\u2800' });
    expect(await harness.event(id)).toBe('sent');
    const text = texts().join('\n');
    expect(text).toContain('Imię i nazwisko: (nie podano)');
    expect(text).not.toMatch(/[\uFE0F\u2800\uFEFF]/);
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
