import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { Harness } from './harness.ts';
import { decoded } from './mailServer.ts';

// What the delivery promises when others do their worst. Time is turned forward in steps of the sweep's five minutes.

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.close());

const id = 'messageAAAAAAAAAAAAA';
const texts = () => harness.mailServer.arrived.map(({ raw }) => decoded(raw));

async function sweepFor(minutes: number) {
  for (let passed = 0; passed < minutes; passed += 5) {
    harness.advance(5);
    await harness.sweep();
  }
}

test('a digest that one recipient cannot receive arrives once at the other, and later at that one', async () => {
  const [first, second] = ['biuro@example.com', 'szef@example.com'];
  harness.to = `${first}, ${second}`;
  harness.mailServer.unknown = [first];
  harness.rules = { singleShare: 0 };
  const ids = await harness.storeMany(3, 5);
  await harness.sweep();
  harness.mailServer.unknown = [];
  await sweepFor(60);
  expect(harness.mailServer.arrived.map(({ to }) => to)).toEqual([[second], [first]]);
  expect(await harness.states()).toEqual({ sent: ids.length });
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

test('the sweep finds all unclaimed messages of one commit', async () => {
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

test('a name with control characters cannot change the headers of the e-mail', async () => {
  await harness.store(id, 0, { name: '=?utf-8?B?4oCuxYJ1xYE=?= Tajny' });
  await harness.event(id);
  const head = (harness.mailServer.arrived[0]?.raw ?? '').split(/\r?\n\r?\n/)[0] ?? '';
  expect(head).toContain('Subject: =?UTF-8?');
  expect(head).not.toMatch(/=\?utf-8\?B\?4oCu/i);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/im);
});
