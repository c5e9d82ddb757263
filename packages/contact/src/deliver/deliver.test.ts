import { expect, onTestFinished, test, vi } from 'vitest';
import { type Mailer, MailError } from '../email/email.ts';
import { emailLanguages, polishLocale } from '../email/locale.ts';
import { deliver } from './deliver.ts';
import { functionTimeouts, lease } from './delivery.ts';
import { sweep } from './sweep.ts';
import { answers, limits, minute, World } from './testing/World.ts';

test('every message arrives once the server accepts e-mails, and the cap holds', async () => {
  for (let seed = 1; seed <= 15; seed++) {
    const world = new World(undefined, seed);
    for (let step = 0; step < 120; step++) {
      if (world.random() < 0.4) await world.deliver(world.store());
      world.now += Math.floor(world.random() * 5) * minute;
      await world.sweep();
    }
    world.answer = 'accept';
    for (let step = 0; step < 3 * 24; step++) {
      world.now += 60 * minute;
      expect((await world.sweep()).failedSteps).toEqual([]);
    }
    for (const [id, { state }] of world.entries) {
      const having = world.arrived.get(id)?.size ?? 0;
      const isRefused = world.poison.has(world.contents.get(id)!.phone);
      // A message is sent only if all recipients have an e-mail with at least its number; parked only for that number.
      const expected = isRefused ? { state: 'parked', having: 0 } : { state: 'sent', having: 2 };
      expect({ seed, id, state, having }).toEqual({ seed, id, ...expected });
      if (isRefused) expect(world.announced).toContain(id);
    }
    expect(world.faults).toEqual([]);
    for (const start of world.transmitted) {
      const inHour = world.transmitted.filter((time) => time >= start && time < start + 60 * minute);
      expect(inHour.length).toBeLessThanOrEqual(limits.capPerHour);
    }
  }
});

test('an invalid locale throws before a message is claimed', async () => {
  const world = new World('accept');
  const id = world.store();
  const options = { ...world.options, locale: { ...polishLocale, timeZone: 'Warsaw' } };
  for (const send of [deliver(id, options), sweep(options)]) await expect(send).rejects.toThrow('Warsaw');
  expect(world.entries.get(id)?.attempts).toBe(0);
});

test.each([
  ['http-500', 'http-500'],
  ['Anna Tajna', 'internal'],
])('a notification that fails with "%s" is logged as %s, and not repeated', async (message, code) => {
  const world = new World('data 4xx');
  const id = world.store();
  const notify = vi.fn(() => new Promise<void>((_, reject) => setTimeout(reject, 20, new Error(message))));
  for (let attempts = 1; attempts < 3; attempts++) {
    expect(await world.deliver(id, { notify })).toBe('thrown: smtp-451');
    world.now += minute;
    expect(world.logged).toContain(`["warn","notification failed",{"id":"${id}","code":"${code}"}]`);
  }
  expect(notify.mock.calls).toEqual([[{ reference: 'E-3749', id }]]);
});

test.each([
  ['accept', 'sent', 'lease ran out while sending, a duplicate is possible'],
  ['unknown error', 'thrown: internal', 'e-mail failed'],
] as const)('an e-mail that outlasts its lease, with the answer "%s": %s', async (answer, end, line) => {
  const world = new World(answer);
  const id = world.store();
  const { ledger, mailer } = world.options;
  const send: Mailer['send'] = async (...email) => {
    world.now += lease;
    await ledger.claimMessage(id, 'another process');
    await mailer.send(...email);
  };
  expect(await world.deliver(id, { mailer: { send } })).toBe(end);
  expect(world.logged[0]).toContain(line);
  expect(await world.deliver(id)).toBe('thrown: busy');
  world.answer = 'accept';
  world.now += lease;
  expect(await world.deliver(id)).toBe('sent');
  expect(world.entries.get(id)).toMatchObject({ state: 'sent', possibleDuplicate: true });
});

test('a visitor gets a confirmation after an e-mail with the whole message, and its failure is logged', async () => {
  const world = new World('accept');
  const send = () => Promise.reject(new MailError(answers['data 5xx']));
  const createVisitorMailer = vi.fn(() => ({ send }));
  const claimConfirmation = (address: string) => Promise.resolve(address !== 'c@x.pl');
  const ledger = { ...world.options.ledger, claimConfirmation };
  for (const [email, poison] of [
    ['a@x.pl', 'nothing'],
    ['b@x.pl', 'message'],
    ['c@x.pl', 'nothing'],
  ] as const)
    expect(await world.deliver(world.store(poison, { email }), { createVisitorMailer, ledger })).toBe('sent');
  expect(createVisitorMailer.mock.calls).toEqual([['a@x.pl']]);
  expect(world.logged).toContain(
    '["warn","confirmation to the visitor failed",{"id":"message100","code":"smtp-554"}]',
  );
});

test('suspected spam with photos is deleted 30 days after sending: without its text, or in a digest', async () => {
  const world = new World('accept');
  world.hasPhotos = true;
  await world.deliver(world.store('message'));
  for (const count of [2, 1]) {
    for (let n = 0; n < count; n++) world.store('nothing', { state: 'held' });
    await world.sweep();
  }
  const days = Array.from(
    world.entries.values(),
    ({ expireAt }) => ((expireAt ?? 0) - world.now) / (24 * 60 * minute),
  );
  expect(days).toEqual([30, 30, 30, 365]);
  // An e-mail without the text does not read photos.
  expect(world.logged.filter((line) => line.includes('photo is not a JPEG'))).toHaveLength(2);
});

test('a server that refuses everything gets no more e-mails until a pause is over', async () => {
  const world = new World('data 5xx');
  for (let n = 0; n < 2; n++) world.store();
  for (let n = 0; n < 2; n++)
    expect(await world.sweep()).toMatchObject({ sent: 0, failed: 1, failedSteps: [] });
  expect(world.transmitted).toHaveLength(4);
  world.store('nothing', { state: 'held' });
  for (const [answer, sent] of [
    ['down', 0],
    ['accept', 2],
  ] as const) {
    world.answer = answer;
    world.now += 2 * minute;
    expect(await world.sweep()).toMatchObject({ sent, inDigests: Number(sent > 0) });
  }
  expect(lease / 1000).toBeGreaterThan(Math.max(...Object.values(functionTimeouts)));
  const lines = world.logged.join();
  expect(lines.match(/the mail server cannot be used/g)).toHaveLength(1);
  expect(lines.match(/e-mail failed/g)).toHaveLength(3);
});

test('a message without a number, whose name is refused, is parked after a notice', async () => {
  const world = new World('accept');
  const id = world.store('name', { phone: 'brak' });
  expect(await world.deliver(id)).toBe('parked');
  expect(world.texts.join()).toMatch(/^Zadzwoń: 1 zapytanie/);
  expect(world.logged.at(-1)).toBe(`["error","message parked, the mail server refuses it",{"id":"${id}"}]`);
});

test('a digest whose names are refused has the numbers, as digests of the next hour; a message without one stays held', async () => {
  const world = new World('accept');
  for (const phone of ['brak', '600 100 201', '600 100 202']) world.store('name', { phone, state: 'held' });
  expect(await world.sweep()).toMatchObject({ inDigests: 2, failed: 0 });
  expect(world.listStates()).toBe('held sent sent');
  expect(world.logged.join()).toMatch(
    /e-mail failed",{"digest":[^]*digest sent",{"digest":"[^"]+","messages":2}/,
  );
  await world.sweep();
  expect((await world.options.ledger.getBudget()).taken).toHaveLength(world.transmitted.length);
  expect(world.digests.size).toBe(0);

  const { length } = world.transmitted;
  world.now += 40 * minute;
  world.store('nothing', { state: 'held' });
  world.store('nothing', { state: 'held' });
  expect(await world.sweep()).toMatchObject({ inDigests: 2 });
  expect([world.transmitted.length - length, world.texts.at(-1)?.includes('Name104')]).toEqual([1, false]);
  world.poison.clear();
  world.now += 21 * minute;
  expect(await world.sweep()).toMatchObject({ inDigests: 1 });
  expect(world.texts.at(-1)).toContain('Name100');
});

test('the rare numbers of a digest that is refused arrive with the same sweep, after one notice', async () => {
  const world = new World('accept');
  world.store('nothing', { state: 'held' });
  for (let n = 0; n < 3; n++) world.store('phone', { phone: '666 666 666', state: 'held' });
  await world.sweep();
  expect(world.texts.join()).toMatch(/^Zadzwoń: 4 zapytania[^]*600 100 100/);
  expect(world.texts).toHaveLength(2);
  for (let hours = 0; hours < 2; hours++) {
    world.now += 60 * minute;
    expect(await world.sweep()).toMatchObject({ failed: 0 });
  }
  expect(world.listStates()).toBe('sent parked parked parked');
  expect(world.logged.filter((line) => line.includes('message parked'))).toHaveLength(3);
});

test('the messages of a digest that is lost are sent a week later, with a mark', async () => {
  const world = new World('down');
  for (let n = 0; n < 2; n++) world.store('nothing', { state: 'held' });
  for (let n = 0; n < 2; n++) {
    expect(await world.sweep()).toMatchObject({ failed: 1, inDigests: 0 });
    world.now += minute;
  }
  const [messageId = ''] = world.messageIds;
  expect(messageId).toMatch(/^<digest-.+@example\.com>$/);
  expect(world.messageIds).toEqual([messageId, messageId]);
  world.digests.clear();
  world.answer = 'accept';
  world.now += (7 * 24 * 60 - 2) * minute - 1;
  expect(await world.sweep()).toMatchObject({ sent: 0, inDigests: 0 });
  world.now += 1;
  expect(await world.sweep()).toMatchObject({ sent: 2 });
  for (const text of world.texts) expect(text).toContain(emailLanguages.pl.repeated);
});

test.each([
  [250, { sent: 1, inDigests: 1 }],
  [301, { sent: 1, inDigests: 0 }],
])('a sweep whose first e-mail takes %s s has %j', async (seconds, result) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const world = new World('accept');
  for (const state of ['retry', 'retry', 'held'] as const) world.store('nothing', { state });
  const { ledger } = world.options;
  const { claimMessage } = ledger;
  ledger.claimMessage = (...message) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    return claimMessage(...message);
  };
  expect(await world.sweep()).toMatchObject(result);
});

test('a sweep goes on after a step that fails, and after a digest that cannot be rendered', async () => {
  const world = new World('accept');
  for (const state of ['retry', 'held', 'held'] as const) world.store('nothing', { state });
  const broken = () => Promise.reject(new Error('Anna Tajna'));
  const operations = { recordHeartbeat: broken, addUnclaimed: broken, readMessages: broken };
  Object.assign(world.options.ledger, operations);
  expect(await world.sweep()).toMatchObject({ sent: 1, failed: 1, failedSteps: ['heartbeat', 'unclaimed'] });
  expect(world.listStates()).toBe('sent digest digest');
  expect(world.logged).toContain(
    '["error","a step of the sweep broke off",{"step":"unclaimed","code":"unknown"}]',
  );
});
