import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { defaultRules } from '../../packages/contact/src/deliver/ledger.ts';
import { mailTimeouts, smtpMailer } from '../../packages/contact/src/email/smtpMailer.ts';
import { Bench, shortTimeouts } from './bench.ts';
import { Outcomes } from './outcomes.ts';
import { decoded, type Manners } from './postOffice.ts';

const outcomes = new Outcomes();
afterAll(() => outcomes.print());

let bench: Bench;
beforeEach(async () => {
  bench = await Bench.open();
});
afterEach(async ({ task }) => {
  await bench.close();
  const personal = /tajna|tajny|600 100 200|600100200|@example\.org/i;
  expect(
    bench.said.filter((line) => personal.test(line)),
    'logs and errors name no person',
  ).toEqual([]);
  const entries = await bench.db.collection('contact_deliveries').get();
  const ledger = JSON.stringify(entries.docs.map((doc) => doc.data()));
  expect(personal.test(ledger), 'the ledger names no person').toBe(false);
  if (task.result?.state !== 'fail') outcomes.note(task.name, task.meta.outcome ?? 'as the title says');
});

declare module 'vitest' {
  interface TaskMeta {
    /** What was seen, for the table at the end. */
    outcome?: string;
  }
}

const id = 'messageAAAAAAAAAAAAA';

/** How often the company read about a message, and whether the ledger says that it may have been twice. */
async function seen(messageId = id) {
  const { state, possibleDuplicate } = await bench.entry(messageId);
  return { mails: bench.office.countOf(messageId), state, possibleDuplicate };
}

describe('one message', () => {
  test('goes out once and is deleted twelve months later', async ({ task }) => {
    await bench.store(id);
    expect(await bench.event(id)).toBe('sent');
    expect(await seen()).toEqual({ mails: 1, state: 'sent', possibleDuplicate: false });

    const entry = await bench.entry(id);
    const message = (await bench.db.doc(`contact_messages/${id}`).get()).data();
    const inAYear = new Date();
    inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
    expect(message?.['expireAt']).toEqual(entry['expireAt']);
    expect(Math.abs(message?.['expireAt'].toMillis() - inAYear.getTime())).toBeLessThan(60_000);
    task.meta.outcome = `1 e-mail, expires ${message?.['expireAt'].toDate().toISOString().slice(0, 10)}`;
  });

  test('20 simultaneous copies of one event', async ({ task }) => {
    await bench.store(id);
    bench.office.delay = 200;
    const ends = await Promise.all(Array.from({ length: 20 }, () => bench.event(id)));
    expect(ends.filter((end) => end === 'sent')).toHaveLength(1);
    expect(await seen()).toEqual({ mails: 1, state: 'sent', possibleDuplicate: false });
    // Whoever neither sent it nor knows that it is sent has to throw, or the platform would not come again.
    const others = ends.filter((end) => end !== 'sent');
    expect(others.filter((end) => end !== 'already-sent' && !end.startsWith('thrown: '))).toEqual([]);
    task.meta.outcome = `1 e-mail; ends ${count(ends)}`;
  });

  test('20 copies one after the other', async ({ task }) => {
    await bench.store(id);
    const ends: string[] = [];
    for (let n = 0; n < 20; n++) ends.push(await bench.event(id));
    expect(await seen()).toMatchObject({ mails: 1, state: 'sent' });
    task.meta.outcome = `1 e-mail; ends ${count(ends)}`;
  });

  test('deleted on request before it went out', async ({ task }) => {
    await bench.store(id);
    bench.office.manners = '451';
    await bench.event(id);
    await bench.db.doc(`contact_messages/${id}`).delete();
    bench.office.manners = 'accept';
    expect(await bench.event(id)).toBe('gone');
    await bench.sweep();
    expect(await bench.entry(id)).toEqual({});
    expect(bench.office.arrived).toEqual([]);
    task.meta.outcome = 'no e-mail, no entry left';
  });

  test('deleted while its e-mail is on the way', async ({ task }) => {
    await bench.store(id);
    bench.office.delay = 200;
    const sending = bench.event(id);
    await until(() => bench.office.arrived.length === 1);
    await bench.db.doc(`contact_messages/${id}`).delete();
    expect(await sending).toBe('sent');
    expect((await bench.db.doc(`contact_messages/${id}`).get()).exists).toBe(false);
    task.meta.outcome = '1 e-mail, and the message does not come back';
  });
});

describe('a mail server that fails', () => {
  test.for<[Manners, string, { mails: number; possibleDuplicate: boolean }]>([
    ['mute', 'ETIMEDOUT', { mails: 1, possibleDuplicate: false }],
    ['421 greeting', 'smtp-421', { mails: 1, possibleDuplicate: false }],
    ['451', 'smtp-451', { mails: 1, possibleDuplicate: false }],
    ['550', 'smtp-550', { mails: 1, possibleDuplicate: false }],
    ['cut before data', 'ECONNECTION', { mails: 1, possibleDuplicate: true }],
    ['mute after data', 'ETIMEDOUT', { mails: 1, possibleDuplicate: true }],
    ['cut after accepting', 'ECONNECTION', { mails: 2, possibleDuplicate: true }],
  ])('%s', async ([manners, code, expected], { task }) => {
    await bench.store(id);
    bench.office.manners = manners;
    expect(await bench.event(id)).toBe(`thrown: ${code}`);
    expect(await bench.entry(id)).toMatchObject({
      state: 'retry',
      lastError: code,
      attempts: 1,
      owner: null,
    });

    bench.office.manners = 'accept';
    bench.turnForward(6);
    expect(await bench.event(id)).toBe('sent');
    expect(await seen()).toEqual({ ...expected, state: 'sent' });
    expect(new Set(bench.office.ids).size).toBe(1);
    task.meta.outcome = `${code}, then sent: ${marked(expected)}`;
  });

  test('a wrong password, put right later', async ({ task }) => {
    bench.office.password = 'right';
    await bench.close();
    await bench.office.open();
    await bench.store(id);
    const wrong = bench.parts();
    wrong.mailer = smtpMailer({
      url: bench.office.url.replace('right', 'wrong'),
      from: 'a@example.com',
      to: 'b@example.com',
      timeouts: shortTimeouts,
    });
    expect(await bench.event(id, wrong)).toBe('thrown: smtp-535');
    expect(await bench.event(id)).toBe('sent');
    expect(await seen()).toEqual({ mails: 1, state: 'sent', possibleDuplicate: false });
    task.meta.outcome = 'smtp-535, then sent: 1 e-mail';
  });

  // Only there does the whole of 127.0.0.0/8 belong to this machine; 127.0.0.2 stands for any other one.
  test.runIf(process.platform === 'linux')(
    'a server elsewhere that offers no encryption',
    async ({ task }) => {
      bench.office.password = 'right';
      await bench.close();
      await bench.office.open('127.0.0.2');
      await bench.store(id);
      const parts = bench.parts();
      parts.mailer = smtpMailer({
        url: bench.office.url.replace('127.0.0.1', '127.0.0.2'),
        from: 'a@example.com',
        to: 'b@example.com',
        timeouts: shortTimeouts,
      });
      expect(await bench.event(id, parts)).toMatch(/^thrown: (ETLS|smtp-5\d\d)$/);
      expect({ connections: bench.office.connections, logins: bench.office.logins }).toEqual({
        connections: 1,
        logins: 0,
      });
      task.meta.outcome = 'refused by us: no password and no message went over the wire';
    },
  );

  test('a server that sends one byte now and then', async ({ task }) => {
    const dripping = createServer((socket) => {
      const drip = setInterval(() => socket.write('2'), 100);
      socket.on('error', () => {}).on('close', () => clearInterval(drip));
    });
    dripping.listen(0, '127.0.0.1');
    await once(dripping, 'listening');
    const address = dripping.address();
    const port = address && typeof address === 'object' ? address.port : 0;

    await bench.store(id);
    const parts = bench.parts();
    parts.mailer = smtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@example.com',
      to: 'b@example.com',
      timeouts: { ...shortTimeouts, connection: 60_000, greeting: 60_000 },
    });
    const start = performance.now();
    expect(await bench.event(id, parts)).toMatch(/^thrown: /);
    const took = performance.now() - start;
    expect(took).toBeLessThan(shortTimeouts.total + 500);
    dripping.close();
    expect(await bench.event(id)).toBe('sent');
    task.meta.outcome = `given up after ${Math.round(took)} ms, then sent: 1 e-mail`;
  });

  test('the server is down for 25 messages, then back', async ({ task }) => {
    const ids = await bench.storeMany(25, 3);
    await bench.office.close();
    const ends: string[] = [];
    for (const each of ids) ends.push(await bench.event(each));
    expect(count(ends)).toBe('thrown: ESOCKET ×25');
    const during = await bench.sweep();
    expect(during).toMatchObject({ sent: 0, failed: 5 });

    await bench.office.open();
    bench.turnForward(5);
    const after = await bench.sweep();
    expect(after).toMatchObject({ sent: 25, failed: 0, overdue: 0 });
    expect([...bench.office.ids].sort()).toEqual(ids);
    expect(await bench.states()).toEqual({ sent: 25 });
    task.meta.outcome = `sweep gave up after ${during.failed}, the next one sent 25, each once`;
  });

  test('an outage takes no places under the cap', async ({ task }) => {
    bench.rules = { capPerHour: 5 };
    const ids = await bench.storeMany(10);
    bench.office.manners = '451';
    for (const each of ids.slice(0, 5)) await bench.event(each);
    bench.office.manners = 'accept';
    for (const each of ids.slice(5)) expect(await bench.event(each)).toBe('sent');
    task.meta.outcome = '5 failures, then single e-mails for 5 others under a cap of 5';
  });

  test('messages that the server refuses do not hold up the others', async ({ task }) => {
    await bench.storeMany(12, 3);
    let n = 0;
    bench.office.manners = () => (n++ < 6 ? '554' : 'accept');
    expect(await bench.sweep()).toMatchObject({ sent: 6, failed: 6 });
    task.meta.outcome = '6 refused in a row, the 6 others sent in the same sweep';
  });
});

describe('a crash', () => {
  test.for<[point: string, meanwhile: string, mails: number, possibleDuplicate: boolean]>([
    ['before the claim', 'sent', 1, false],
    ['claimed', 'thrown: busy', 1, true],
    ['accepted by the mail server', 'thrown: busy', 2, true],
    ['noted as sent', 'already-sent', 1, false],
  ])('killed: %s', async ([point, meanwhile, mails, possibleDuplicate], { task }) => {
    await bench.store(id);
    const worker = startWorker({ PAUSE_AT: point });
    await worker.reaches(`at ${point}`);
    await worker.kill();

    expect(await bench.event(id)).toBe(meanwhile);
    bench.turnForward(11);
    const result = await bench.sweep();
    expect(await seen()).toEqual({ mails, state: 'sent', possibleDuplicate });
    expect(new Set(bench.office.ids).size).toBe(1);
    if (mails === 2) expect(decoded(bench.office.arrived[1]?.raw)).toContain('mogło już do ciebie dotrzeć');
    const sent = marked({ mails, possibleDuplicate });
    task.meta.outcome = `a copy meanwhile: ${meanwhile}; the sweep after the lease: sent ${result.sent}; ${sent}`;
  });

  test('killed at 20 random moments', async ({ task }) => {
    const ids = await bench.storeMany(20);
    bench.office.delay = 30;
    for (let start = 0; start < ids.length; start += 4) {
      await Promise.all(
        ids.slice(start, start + 4).map(async (each) => {
          const worker = startWorker({ MESSAGE_ID: each });
          await worker.reaches('ready');
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
          await worker.kill();
        }),
      );
    }
    bench.office.delay = 0;
    // Who is killed inside a transaction leaves its locks behind for a minute, and the first sweep may run into them.
    let sweeps = 0;
    do {
      bench.turnForward(11);
      await bench.sweep();
    } while (++sweeps < 4 && (await bench.states())['sent'] !== 20);
    expect(await bench.states()).toEqual({ sent: 20 });
    let doubled = 0;
    let markedOnly = 0;
    for (const each of ids) {
      const { mails, possibleDuplicate } = await seen(each);
      expect(mails).toBeGreaterThanOrEqual(1);
      if (mails > 1) {
        doubled++;
        expect(possibleDuplicate).toBe(true);
      } else if (possibleDuplicate) markedOnly++;
    }
    task.meta.outcome = `20 arrived after ${sweeps} sweep(s), 0 lost, ${doubled} doubled and marked, ${markedOnly} only marked`;
  }, 240_000);

  test('the holder outlives its lease', async ({ task }) => {
    await bench.store(id);
    bench.office.delay = 350;
    const first = bench.event(id);
    await until(() => bench.office.arrived.length === 1);
    bench.turnForward(11);
    bench.office.delay = 0;
    expect(await bench.event(id)).toBe('sent');
    expect(await first).toBe('sent');
    expect(await seen()).toEqual({ mails: 2, state: 'sent', possibleDuplicate: true });
    expect(bench.said.join()).toContain('lease ran out');
    task.meta.outcome = marked({ mails: 2, possibleDuplicate: true });
  });

  test('the ledger cannot be written after the mail server said yes', async ({ task }) => {
    await bench.store(id);
    const parts = bench.parts();
    const broken = { ...parts.ledger, sent: () => Promise.reject(new Error('unavailable')) };
    expect(await bench.event(id, { ...parts, ledger: broken })).toMatch(/^thrown/);
    expect(await bench.event(id)).toBe('thrown: busy');
    bench.turnForward(11);
    expect(await bench.event(id)).toBe('sent');
    expect(await seen()).toEqual({ mails: 2, state: 'sent', possibleDuplicate: true });
    task.meta.outcome = marked({ mails: 2, possibleDuplicate: true });
  });

  test('time limits stay inside one another, and give a server as long as it may take', async ({ task }) => {
    const { connection, greeting, socket, total } = mailTimeouts;
    expect(connection + greeting + socket).toBeLessThanOrEqual(total);
    expect(socket).toBeGreaterThanOrEqual(5 * 60_000);
    const functions = readFileSync(new URL('../../functions/src/index.ts', import.meta.url), 'utf8');
    const limits = [...functions.matchAll(/timeoutSeconds: (\d+)/g)].map(
      ([, seconds]) => Number(seconds) * 1000,
    );
    // The third sends no e-mail: it writes the canary's message.
    expect(limits).toHaveLength(3);
    const [event = 0, sweep = 0] = limits;
    expect(total).toBeLessThan(event);
    expect(event).toBeLessThan(defaultRules.lease);
    // The sweep's budget, half as long again for a digest, and the last e-mail.
    const budget = Number(/budget: (\d+)_000/.exec(functions)?.[1]) * 1000;
    expect(1.5 * budget + total).toBeLessThan(sweep);
    task.meta.outcome = `mail ${total / 1000} s < function ${event / 1000} s < lease ${defaultRules.lease / 1000} s`;
  });
});

describe('the sweep', () => {
  test('finds messages whose event never came, but gives events their time', async ({ task }) => {
    const old = await bench.storeMany(3, 5);
    await bench.store(id);
    expect(await bench.sweep()).toMatchObject({ adopted: 3, sent: 3 });
    expect([...bench.office.ids].sort()).toEqual(old);
    bench.turnForward(5);
    expect(await bench.sweep()).toMatchObject({ adopted: 1, sent: 1 });
    bench.turnForward(5);
    expect(await bench.sweep()).toMatchObject({ adopted: 0, sent: 0 });
    expect(bench.office.arrived).toHaveLength(4);
    task.meta.outcome = '3 old ones at once, the young one five minutes later, each once';
  });

  test('finds a message that became visible late, and leaves one alone whose entry has expired', async ({
    task,
  }) => {
    await bench.sweep();
    await bench.store(id, 8);
    await bench.db.doc('contact_messages/messageBBBBBBBBBBBBB').set({
      name: 'Anna Tajna',
      createdAt: Timestamp.fromMillis(Date.now() - 8 * 60_000),
      expireAt: Timestamp.now(),
    });
    expect(await bench.sweep()).toMatchObject({ adopted: 1, sent: 1 });
    expect(bench.office.ids).toEqual([id]);
    task.meta.outcome = 'the late one sent, the old one not sent again';
  });

  test('finds unclaimed messages by the hundred', async ({ task }) => {
    const ids = await bench.storeMany(650, 60 * 24 * 40);
    expect((await bench.sweep()).adopted).toBe(650);
    bench.turnForward(60);
    await bench.sweep();
    bench.turnForward(60);
    await bench.sweep();
    expect(await bench.states()).toEqual({ sent: 650 });
    const everything = bench.office.arrived.map(({ raw }) => decoded(raw)).join('\n');
    for (const each of ids) expect(everything).toContain(each);
    task.meta.outcome = `650 of 40 days ago found, each told of in one of ${bench.office.arrived.length} e-mails`;
  }, 120_000);

  test('two sweeps and the event at the same time', async ({ task }) => {
    const ids = await bench.storeMany(10, 5);
    await Promise.all([bench.sweep(), bench.sweep(), ...ids.map((each) => bench.event(each))]);
    bench.turnForward(11);
    await bench.sweep();
    expect([...bench.office.ids].sort()).toEqual(ids);
    task.meta.outcome = '10 e-mails for 10 messages';
  });

  test('says loudly that something is late', async ({ task }) => {
    await bench.store(id, 61);
    bench.office.manners = '550';
    await bench.event(id);
    expect((await bench.sweep()).overdue).toBe(1);
    expect(bench.said.join()).toContain('not delivered an hour after');
    task.meta.outcome = 'one error line in the log, for an alert';
  });
});

describe('the cap', () => {
  test('holds exactly, with 20 messages at once', async ({ task }) => {
    bench.rules = { capPerHour: 5 };
    const ids = await bench.storeMany(20);
    let ends = await Promise.all(ids.map((each) => bench.event(each)));
    for (let round = 0; round < 5 && ends.some((end) => end.startsWith('thrown')); round++) {
      ends = await Promise.all(ids.map((each) => bench.event(each)));
    }
    expect(bench.office.arrived).toHaveLength(5);
    expect(await bench.states()).toEqual({ sent: 5, held: 15 });

    expect(await bench.digest()).toBe(15);
    expect(bench.office.arrived).toHaveLength(6);
    const digest = decoded(bench.office.arrived[5]?.raw);
    for (const each of ids) {
      expect(
        Number(bench.office.countOf(each) > 0) + Number(digest.includes(`Numer zapytania: ${each}`)),
      ).toBe(1);
    }
    expect(await bench.states()).toEqual({ sent: 20 });
    task.meta.outcome = '5 single e-mails, 15 messages in one digest, none twice';
  });

  test('is remembered by a new instance, and forgotten after an hour', async ({ task }) => {
    bench.rules = { capPerHour: 2 };
    const ids = await bench.storeMany(5);
    const ends = [];
    for (const each of ids.slice(0, 3)) ends.push(await bench.event(each));
    bench.turnForward(61);
    for (const each of ids.slice(3)) ends.push(await bench.event(each));
    expect(ends).toEqual(['sent', 'sent', 'held', 'sent', 'sent']);
    task.meta.outcome = ends.join(', ');
  });

  test('a digest that the server refuses', async ({ task }) => {
    bench.rules = { capPerHour: 0 };
    const ids = await bench.storeMany(4);
    for (const each of ids) expect(await bench.event(each)).toBe('held');
    bench.office.manners = '451';
    await expect(bench.digest()).rejects.toThrow('smtp-451');
    expect(await bench.states()).toEqual({ held: 4 });
    bench.office.manners = 'accept';
    expect(await bench.digest()).toBe(0);
    bench.turnForward(16);
    expect(await bench.digest()).toBe(4);
    expect(bench.office.arrived).toHaveLength(1);
    task.meta.outcome = 'held again, and out with the next digest, once';
  });

  test('a digest that breaks off after the server took it', async ({ task }) => {
    bench.rules = { capPerHour: 0 };
    const ids = await bench.storeMany(4);
    for (const each of ids.toReversed()) await bench.event(each);
    bench.office.manners = 'cut after accepting';
    await expect(bench.digest()).rejects.toThrow('ECONNECTION');
    await bench.event(await bench.store(id));

    bench.office.manners = 'accept';
    bench.turnForward(16);
    expect(await bench.sweep()).toMatchObject({ inDigests: 5 });
    const [first, second, third] = bench.office.arrived;
    expect(second?.messageId).toBe(first?.messageId);
    expect(third?.messageId).not.toBe(first?.messageId);
    expect(await seen(ids[0])).toMatchObject({ state: 'sent', possibleDuplicate: true });
    expect(await seen(id)).toMatchObject({ state: 'sent', possibleDuplicate: false });
    task.meta.outcome =
      'sent again under the same Message-ID and marked; the new message in a digest of its own';
  });

  test('a digest whose sender crashed', async ({ task }) => {
    bench.rules = { capPerHour: 1 };
    const [single = '', ...ids] = await bench.storeMany(5);
    expect(await bench.event(single)).toBe('sent');
    for (const each of ids) await bench.event(each);
    const parts = bench.parts();
    const crashing = { ...parts.ledger, sent: () => new Promise<boolean>(() => {}) };
    void bench.digest({ ...parts, ledger: crashing });
    await until(() => bench.office.arrived.length === 2);

    // The cap has room again by now, yet what may have arrived as a digest goes out as the same digest.
    bench.turnForward(61);
    expect(await bench.sweep()).toMatchObject({ sent: 0, inDigests: 4 });
    const [, first, second] = bench.office.arrived;
    expect(bench.office.arrived).toHaveLength(3);
    expect(second?.messageId).toBe(first?.messageId);
    expect(await bench.states()).toEqual({ sent: 5 });
    expect(await seen(ids[0])).toMatchObject({ possibleDuplicate: true });
    task.meta.outcome = 'sent again under the same Message-ID, and marked';
  });

  test('held messages that were deleted on request', async ({ task }) => {
    bench.rules = { capPerHour: 0 };
    const ids = await bench.storeMany(2);
    for (const each of ids) await bench.event(each);
    for (const each of ids) await bench.db.doc(`contact_messages/${each}`).delete();
    expect(await bench.digest()).toBe(0);
    expect(bench.office.arrived).toEqual([]);
    expect(await bench.states()).toEqual({});
    task.meta.outcome = 'no digest, and no entry left';
  });

  test('450 messages of one sender', async ({ task }) => {
    bench.rules = { capPerHour: 30 };
    const ids = await bench.storeMany(450, 5);
    const result = { sent: 0, inDigests: 0 };
    for (let round = 0; round < 3; round++) {
      const { sent, inDigests } = await bench.sweep();
      result.sent += sent;
      result.inDigests += inDigests;
      bench.turnForward(16);
    }
    expect(result).toEqual({ sent: 30, inDigests: 420 });
    expect(bench.office.arrived).toHaveLength(30 + 2);
    const everything = bench.office.arrived.map(({ raw }) => decoded(raw)).join('\n');
    for (const each of ids) expect(everything).toContain(each);
    task.meta.outcome = '30 single e-mails, and 420 messages in two digests of one sweep';
  }, 120_000);
});

function startWorker(settings: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=tarcza-source', new URL('worker.ts', import.meta.url).pathname],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PROJECT: bench.project,
        SMTP_URL: bench.office.url,
        MESSAGE_ID: id,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(child, 'exit');
  return {
    reaches: (line: string) => until(() => output.includes(line)),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function until(condition: () => boolean) {
  const end = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Waited a minute in vain for: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function count(ends: readonly string[]): string {
  return [...new Set(ends)].map((end) => `${end} ×${ends.filter((one) => one === end).length}`).join(', ');
}

function marked({ mails, possibleDuplicate }: { mails: number; possibleDuplicate: boolean }): string {
  return `${mails} e-mail${mails > 1 ? 's under one Message-ID' : ''}${possibleDuplicate ? ', marked' : ''}`;
}
