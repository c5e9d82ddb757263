import { expect, test, vi } from 'vitest';
import { type Email, MailError } from '../email/email.ts';
import { emailLanguages, polishLocale } from '../email/locale.ts';
import { deliver } from './deliver.ts';
import { functionTimeouts, lease } from './delivery.ts';
import { sweep } from './sweep.ts';
import { type Answer, answers, minute, World } from './testing/World.ts';

const day = 24 * 60 * minute;
const { withoutText, repeated, notice } = emailLanguages.pl;

/** `npm test -- all` tries more worlds. */
const seeds = process.env['TESTS'] === 'long' ? 2000 : 100;

const kinds = [
  'accept',
  'accept',
  'refuse',
  'drop',
  'down',
  'dead recipient',
  'unknown error',
  'flaky',
  'small',
] as const;

/** Chooses an answer of the server for the next minutes. */
function change(world: World) {
  const kind = kinds[Math.floor(world.random() * kinds.length)]!;
  const special: Record<'flaky' | 'small', (email: Email) => Answer> = {
    flaky: () => (world.random() < 0.5 ? 'drop' : 'accept'),
    // It accepts no long e-mails.
    small: ({ text }) => (text.length > 1500 ? 'refuse' : 'accept'),
  };
  world.answer = kind === 'flaky' || kind === 'small' ? special[kind] : () => kind;
}

const fields = ['', '', '', '', 'message', 'name'];

/** Runs a random server and random arrivals for six hours, then a server that accepts for twelve. */
async function run(seed: number): Promise<World> {
  const world = new World(seed);
  const { random, options } = world;
  const capPerHour = [1, 3, 10, 30][seed % 4]!;
  world.limits.capPerHour = capPerHour;
  world.crashes = seed % 3 === 0 ? 0.02 : 0;
  const end = world.now + 18 * 60 * minute;
  const healthy = world.now + 6 * 60 * minute;
  while (world.now < end) {
    if (world.now < healthy) {
      if (random() < 0.3) change(world);
      const flood = random() < 0.03 && capPerHour > 3 ? 40 : Math.floor(random() * 2);
      for (let count = 0; count < flood; count++) {
        const field = fields[Math.floor(random() * fields.length)]!;
        // Each refused text costs some of the e-mails in an hour.
        const isFull = [...world.messages.values()].filter((each) => each.refused).length > capPerHour / 5;
        const refused = isFull ? '' : field;
        const id = world.store({ refused, hasPhotos: random() < 0.2 });
        if (random() < 0.8) await deliver(id, options).catch(() => {});
      }
    } else {
      world.answer = () => 'accept';
      world.crashes = 0;
    }
    const count = random() < 0.2 ? 2 : 1;
    await Promise.all(Array.from({ length: count }, () => sweep(options)));
    world.now += (world.now < healthy ? 5 : 15) * minute;
  }
  return world;
}

test('random servers: each acceptable text arrives within 12 healthy hours, once or marked, within the cap', {
  timeout: 900_000,
}, async () => {
  for (let seed = 1; seed <= seeds; seed++) {
    const world = await run(seed);
    const stopgaps = world.emails.filter(({ text }) => text.includes(withoutText.slice(0, 20)));
    for (const [id, { refused, content }] of world.messages) {
      const isSent = world.entries.get(id)?.state === 'sent';
      const having = refused ? 0 : 2;
      const about = {
        seed,
        id,
        isSent,
        isAccepted: world.accepted.has(id),
        having: world.arrived.get(id)?.size ?? 0,
      };
      expect(about).toEqual({ seed, id, isSent: !refused, isAccepted: !refused, having });
      const own = stopgaps.filter(({ text }) => text.includes(content.phone));
      expect(own.length, `${seed} ${id}`).toBeLessThanOrEqual(1);
    }
    expect({ seed, faults: world.faults }).toEqual({ seed, faults: [] });
    for (const start of world.transmitted) {
      const inHour = world.transmitted.filter((time) => time >= start && time < start + 60 * minute);
      expect(inHour.length, `${seed}`).toBeLessThanOrEqual(world.limits.capPerHour + 2);
    }
  }
});

test('a refused text is tried for a week after one stopgap, then parked, with one notice a day for all', async () => {
  const world = new World();
  const [first, second] = [world.store({ refused: 'message' }), world.store({ refused: 'name' })];
  world.messages.get(second)!.content.phone = world.messages.get(first)!.content.phone;
  for (const id of [first, second]) expect(await deliver(id, world.options)).toBe('stopgap');
  const stopgaps = world.emails.map(({ text }) => text);
  expect(stopgaps[0]).toContain(withoutText.slice(0, 20));
  expect(stopgaps[1]).toContain(notice.text);
  for (const end = world.now + 6.9 * day; world.now < end; world.now += 15 * minute)
    await sweep(world.options);
  expect([world.states(), world.emails.length]).toEqual(['retry retry', 2]);
  for (const end = world.now + 2 * day; world.now < end; world.now += 15 * minute) await sweep(world.options);
  expect(world.states()).toBe('parked parked');
  const notices = world.emails.slice(2).map(({ subject }) => subject);
  expect(new Set(notices)).toEqual(new Set(['Zadzwoń: 2 zapytania, których serwer poczty nie przyjmuje']));
  expect(notices.length).toBeLessThanOrEqual(2);
});

test('an e-mail that is refused because of its photos arrives without them', async () => {
  const world = new World();
  world.answer = ({ text }) => (text.includes('uszkodzony') ? 'refuse' : 'accept');
  const id = world.store({ hasPhotos: true });
  expect(await deliver(id, world.options)).toBe('sent');
  expect(world.emails.map(({ text }) => text)).toEqual([expect.stringMatching(/Text1000[^]*--photos/)]);
});

test('a server that refuses even a notice gets nothing until its pause is over, and whole texts afterwards', async () => {
  const world = new World();
  world.answer = () => 'refuse';
  for (let n = 0; n < 3; n++) world.store();
  await sweep(world.options);
  await sweep(world.options);
  expect(world.transmitted).toHaveLength(3);
  world.answer = () => 'accept';
  // A clock that was a day ahead has set the pause.
  world.budget = { ...world.budget, outage: { ...world.budget.outage!, until: world.now + day } };
  await sweep(world.options);
  expect([world.states(), world.emails.length]).toEqual(['sent sent sent', 3]);
  expect(world.logged.filter((line) => line.includes('the mail server cannot be used'))).toHaveLength(1);
});

test('an error before the e-mail is logged without its message, and the text is tried again', async () => {
  const world = new World();
  const id = world.store();
  const broken = () => Promise.reject(new TypeError('Anna Tajna'));
  const ledger = { ...world.options.ledger, readPhotos: broken, addUnclaimed: broken };
  expect(await deliver(id, { ...world.options, ledger })).toBe('later');
  expect(world.logged[0]).toMatch(/"class":"TypeError","stack":" {4}at .*deliver/);
  expect(await sweep({ ...world.options, ledger })).toMatchObject({ failedSteps: ['unclaimed'] });
  expect(world.logged.join()).not.toContain('Tajna');
  world.now += 5 * minute;
  expect(await sweep(world.options)).toMatchObject({ sent: 1 });
});

test('an invalid locale throws before a message is claimed', async () => {
  const world = new World();
  const id = world.store();
  const options = { ...world.options, locale: { ...polishLocale, timeZone: 'Warsaw' } };
  for (const send of [deliver(id, options), sweep(options)]) await expect(send).rejects.toThrow('Warsaw');
  expect(world.entries.get(id)?.attempts).toBe(0);
});

test('an e-mail that outlasts its lease is sent again with a mark', async () => {
  expect(lease / 1000).toBeGreaterThan(Math.max(...Object.values(functionTimeouts)));
  const world = new World();
  const id = world.store();
  const { ledger, mailer } = world.options;
  const send: typeof mailer.send = async (...email) => {
    world.now += lease;
    await ledger.claimMessage(id, 'another process');
    await mailer.send(...email);
  };
  await deliver(id, { ...world.options, mailer: { send } });
  expect(world.logged.join()).toContain('lease ran out while sending, a duplicate is possible');
  expect(await deliver(id, world.options)).toBe('busy');
  world.now += lease;
  expect(await deliver(id, world.options)).toBe('sent');
  expect(world.emails.at(-1)?.text).toContain(repeated);
});

test.each([
  ['http-500', 'http-500'],
  ['Anna Tajna', 'internal'],
])('a notification that fails with "%s" is logged as %s, and not repeated', async (message, code) => {
  const world = new World();
  world.answer = () => 'down';
  const id = world.store();
  const notify = vi.fn(() => Promise.reject(new Error(message)));
  for (let attempts = 1; attempts < 3; attempts++) {
    expect(await deliver(id, { ...world.options, notify })).toBe('outage');
    world.now += minute;
  }
  expect(world.logged).toContain(`["warn","notification failed",{"id":"${id}","code":"${code}"}]`);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('a visitor gets a confirmation after an e-mail with the text, and its failure is logged', async () => {
  const world = new World();
  const send = () => Promise.reject(new MailError(answers.refuse));
  const createVisitorMailer = vi.fn(() => ({ send }));
  const ids = ['a@x.pl', 'b@x.pl', 'c@x.pl'].map((email) =>
    world.store({ email, ...(email === 'b@x.pl' && { refused: 'message' }) }),
  );
  for (const id of ids) await deliver(id, { ...world.options, createVisitorMailer });
  expect(createVisitorMailer.mock.calls).toEqual([['a@x.pl']]);
  expect(world.logged.join()).toContain(
    '"confirmation to the visitor failed",{"id":"message1000","code":"smtp-421"}',
  );
});
