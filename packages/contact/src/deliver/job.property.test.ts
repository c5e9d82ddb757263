import { expect, test, vi } from 'vitest';
import { standardFields } from '../contract/fields.ts';
import { type Email, type Mailer, MailError, type MailFault } from '../email/email.ts';
import { emailLanguages, polishLocale } from '../email/locale.ts';
import { emptyBudget, recordInBudget } from './budget.ts';
import { deliver } from './deliver.ts';
import type { DeliveryLedger } from './firestoreLedger/ledger.ts';
import * as jobs from './job.ts';
import type { AttemptEnd, Delivery, Digest, Job } from './delivery.ts';
import { defaultLimits, functionTimeouts, lease } from './delivery.ts';
import type { DeliveryError, DeliveryOptions } from './options.ts';
import { sweep } from './sweep.ts';

// Sequences of answers at each step of an SMTP session, from seeds. The words of an answer do not matter.

const minute = 60_000;
const limits = { ...defaultLimits, capPerHour: 10 };

/** Returns numbers from 0 to 1, the same for the same seed (Lehmer's generator). */
function createRandom(seed: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = seed + 1;
  return () => (state = (state * 48_271) % modulus) / modulus;
}

const fault = (code: string, details: Partial<MailFault>): MailFault => ({
  code,
  isTransmitted: true,
  mayHaveArrived: false,
  permanent: false,
  cause: 'content',
  ...details,
});
const answers = {
  accept: null,
  'data 5xx': fault('smtp-554', { permanent: true }),
  'data 4xx': fault('smtp-451', {}),
  cut: fault('ECONNECTION', { mayHaveArrived: true }),
  'one recipient 5xx': fault('smtp-550', { permanent: true, cause: 'recipients', missing: ['b@x.pl'] }),
  'sender 5xx': fault('smtp-553', { permanent: true, cause: 'server', isTransmitted: false }),
  'unknown error': fault('internal', { mayHaveArrived: true }),
  down: fault('ECONNREFUSED', { cause: 'server', isTransmitted: false }),
} as const satisfies Record<string, MailFault | null>;
type Answer = keyof typeof answers;
const kinds = Object.keys(answers) as Answer[];

const recipients = ['a@x.pl', 'b@x.pl'];
/** What the server refuses of a message, whenever it accepts others. */
const poisons = ['nothing', 'nothing', 'nothing', 'message', 'name', 'phone'] as const;

type Content = Record<'name' | 'phone' | 'message', string> & { email?: string };

/** A mail server, and the ledger of its messages in memory. */
class World {
  now = Date.UTC(2026, 10, 20);
  readonly limits = { ...limits };
  hasPhotos = false;
  readonly entries = new Map<string, Delivery>();
  readonly contents = new Map<string, Content>();
  /** Words that the server refuses. */
  readonly poison = new Set<string>();
  /** Times of transmitted e-mails. */
  readonly transmitted: number[] = [];
  /** The recipients of each message that may have its number. */
  readonly arrived = new Map<string, Set<string>>();
  /** The texts of accepted e-mails. */
  readonly texts: string[] = [];
  /** The Message-IDs of all attempts. */
  readonly messageIds: (string | undefined)[] = [];
  readonly logged: string[] = [];
  /** Messages in an accepted notice. */
  readonly announced = new Set<string>();
  /** What was sent without a lease, or again without a mark. */
  readonly faults: string[] = [];
  #sending: Pick<Digest, 'ids' | 'leaseUntil'> = { ids: [], leaseUntil: 0 };
  #budget = emptyBudget;
  readonly digests = new Map<string, Digest>();

  /** @param answer Answer to each e-mail. If undefined, answers and crashes are random. */
  constructor(
    public answer?: Answer,
    readonly random = createRandom(0),
  ) {
    for (const [name, run] of Object.entries<(...input: never[]) => Promise<unknown>>(this.#operations))
      Object.assign(this.options.ledger, { [name]: (...input: never[]) => this.#crash(() => run(...input)) });
  }

  readonly #operations: Omit<DeliveryLedger, 'clock' | 'limits' | 'log' | 'mailDomain'> = {
    claimMessage: async (id, owner) => {
      const before = { entry: this.#getEntry(id), budget: this.#budget };
      const { result, entry, budget } = jobs.claimDelivery(before, {
        owner,
        now: this.now,
        limits: this.limits,
      });
      this.entries.set(id, entry);
      this.#budget = budget;
      this.#sending = { ...entry, ids: [id] };
      return result === 'claimed' ? { result, entry, message: { ...entry, ...this.#read(id) } } : { result };
    },
    changeEntries: async (ids, change) => {
      const about = { now: this.now, hasPhotos: this.hasPhotos };
      const changed = ids.map((id) => change(this.#getEntry(id), { id, ...about }));
      for (const [index, id] of ids.entries()) this.entries.set(id, changed[index] ?? this.#getEntry(id));
      return changed;
    },
    getBudget: async () => this.#budget,
    changeBudget: async (change) => {
      const after = change(this.#budget);
      this.#budget = after ?? this.#budget;
      return after !== null;
    },
    getDigest: async (id) => this.digests.get(id) ?? null,
    writeDigests: async (changed) => {
      for (const [id, digest] of Object.entries(changed)) {
        this.digests.delete(id);
        if (digest) this.digests.set(id, (this.#sending = digest));
      }
    },
    readMessages: async (ids) =>
      ids.map((id) => ({ ...this.#read(id), entry: this.#getEntry(id), photoCount: 0 })),
    listHeld: async () => this.#list(this.entries, ({ state }) => state === 'held'),
    listDueMessages: async () =>
      this.#list(this.entries, (entry) => !['sent', 'held'].includes(entry.state) && this.#isDue(entry)),
    listDueDigests: async () => this.#list(this.digests, this.#isDue),
    readPhotos: async () => (this.hasPhotos ? [{ number: 1, bytes: new Uint8Array() }] : []),
    claimConfirmation: async () => false,
    addUnclaimed: async () => 0,
    countWaiting: async () => ({ overdue: 0, parked: 0 }),
    expireUnsent: async () => ({ count: 0, first: null }),
    recordHeartbeat: async () => {},
  };

  #read = (id: string) => ({ id, content: this.contents.get(id)!, fields: standardFields });
  #getEntry = (id: string) => this.entries.get(id)!;
  #isDue = ({ leaseUntil }: Pick<Job, 'leaseUntil'>) => leaseUntil <= this.now;
  #list = <Kind>(all: ReadonlyMap<string, Kind>, isListed: (one: Kind) => boolean) =>
    [...all].filter(([, one]) => isListed(one)).map(([id]) => id);

  readonly options: DeliveryOptions = {
    mailer: { send: (email, missing) => this.#send(email, missing ?? recipients) },
    ledger: {
      ...this.#operations,
      limits: this.limits,
      mailDomain: 'example.com',
      clock: () => this.now,
      log: (...line) => this.logged.push(JSON.stringify(line)),
    },
  };

  /** Stores a message, and returns its id. */
  store(
    poison: (typeof poisons)[number] = 'nothing',
    { state = 'retry', ...changed }: Partial<Content & Pick<Delivery, 'state'>> = {},
  ): string {
    const number = 100 + this.entries.size;
    const id = `message${number}`;
    const content = {
      name: `Name${number}`,
      phone: `600 100 ${number}`,
      message: `Text${number}`,
      ...changed,
    };
    this.contents.set(id, content);
    if (poison !== 'nothing') this.poison.add(content[poison]);
    this.entries.set(id, { ...jobs.createDelivery(id, this.now, 1, 'example.com'), state });
    return id;
  }

  /** Delivers a message. Returns how that ended, such as `sent`, or `thrown:` and the code. */
  deliver(id: string, changed: Partial<DeliveryOptions> = {}): Promise<string> {
    return deliver(id, { ...this.options, ...changed }).catch(({ code }: DeliveryError) => `thrown: ${code}`);
  }

  sweep = () => sweep(this.options);

  listStates = () => Array.from(this.entries.values(), ({ state }) => state).join(' ');

  /** Runs an operation of the ledger. The process may end before or after it. */
  async #crash(run: () => Promise<unknown>) {
    const end = this.answer ? 1 : this.random();
    if (end < 0.02) throw new Error('crash');
    const result = await run();
    if (end < 0.04) throw new Error('crash');
    return result;
  }

  async #send({ text, messageId }: Email, to: readonly string[]) {
    this.messageIds.push(messageId);
    const kind = this.answer ?? kinds[Math.floor(this.random() * kinds.length * 2)] ?? 'accept';
    const given = answers[kind];
    const isPoisoned = [...this.poison].some((word) => text.includes(word));
    const result: MailFault | null = isPoisoned && given?.cause !== 'server' ? answers['data 5xx'] : given;
    if (this.#isDue(this.#sending)) this.faults.push(`${this.#sending.ids.join()} has no lease`);
    if (result?.isTransmitted !== false) this.transmitted.push(this.now);
    const hasArrived = !result || result.mayHaveArrived || result.missing;
    const reached = hasArrived ? to.filter((recipient) => !result?.missing?.includes(recipient)) : [];
    for (const [id, { phone }] of this.contents) {
      if (!text.includes(phone)) continue;
      const having = this.arrived.get(id) ?? new Set();
      // A process that ends before it changes the entries of a digest leaves its messages to another digest, too.
      const isIn = [...this.digests.values()].filter(({ ids }) => ids.includes(id));
      const isMarked = text.includes(emailLanguages.pl.repeated) || isIn.length > 1;
      if (!isMarked && reached.some((recipient) => having.has(recipient)))
        this.faults.push(`${id} has no mark`);
      this.arrived.set(id, new Set([...having, ...reached]));
    }
    if (result) throw result.code === 'internal' ? new Error('broken') : new MailError(result);
    for (const id of this.#sending.ids) this.announced.add(id);
    this.texts.push(text);
  }
}

test('every message arrives once the server accepts e-mails, and the cap holds', async () => {
  for (let seed = 0; seed < 15; seed++) {
    const random = createRandom(seed);
    const world = new World(undefined, random);
    for (let step = 0; step < 120; step++) {
      if (random() < 0.4) {
        const id = world.store(poisons[Math.floor(random() * poisons.length)] ?? 'nothing');
        await world.deliver(id);
      }
      world.now += Math.floor(random() * 5) * minute;
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

test('a refused recipient alone gets the e-mail again', async () => {
  const world = new World('one recipient 5xx');
  const id = world.store();
  expect(await world.deliver(id)).toBe('thrown: smtp-550');
  world.answer = 'accept';
  world.now += 5 * minute;
  expect(await world.deliver(id)).toBe('sent');
  expect(world.entries.get(id)).toMatchObject({ missing: null, possibleDuplicate: false });
  expect(world.faults).toEqual([]);
  expect(world.messageIds).toEqual(Array(2).fill(`<${id}@example.com>`));
  const failed = `["warn","e-mail failed",{"id":"${id}","code":"smtp-550","recipients":1}]`;
  expect(world.logged).toEqual([failed]);
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

/** Attempts to send a new job that is answered so. Returns how each attempt ended: `end level delay failures`. */
function attempt(answered: readonly (MailFault | null)[], level?: Job['level']) {
  let [job, end] = [jobs.createJob('<a@example.com>', 0), ''];
  const ends = answered.map((answer) => {
    ({ job, end } = jobs.finishJob({ ...job, level: level ?? job.level }, answer, 0));
    return `${end} ${job.level} ${job.leaseUntil / minute} ${job.failures}`;
  });
  return { job, ends };
}

const delaysOf = (answer: MailFault, count: number) =>
  attempt(Array(count).fill(answer), 'whole').ends.map((end) => Number(end.split(' ')[2]));

test('an account that is refused pauses all e-mails, with growing pauses, until one is accepted', () => {
  const ends = 'refused contact 0 0, refused phone 0 0, refused notice 0 0, outage whole 0 0';
  expect(attempt(Array(4).fill(answers['data 5xx'])).ends.join(', ')).toBe(ends);
  let budget = emptyBudget;
  const about = { code: 'smtp-554', isTransmitted: true, owner: 'a', now: 0 };
  const pauses = Array.from({ length: 6 }, () => {
    budget = recordInBudget(budget, { ...about, end: 'outage' });
    return (budget.outage?.until ?? 0) / minute;
  });
  expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
  expect(budget.outage).toEqual({ code: 'smtp-554', failures: 6, until: 15 * minute });
  const taken = [{ id: 'a', at: 0 }];
  const after = (end: AttemptEnd, isTransmitted: boolean) =>
    recordInBudget({ ...budget, taken }, { ...about, isTransmitted, end });
  expect(after('outage', false).taken).toEqual([]);
  expect(after('refused', true)).toEqual({ ...budget, taken });
  for (const end of ['accepted', 'isolate'] as const)
    expect(after(end, true)).toEqual({ ...budget, taken, outage: null });
});

const created = jobs.createDelivery('a', 1, 2, 'example.com');

test.each<[string, number, Partial<Delivery>, outageUntil?: number]>([
  ['claimed', 5, {}],
  ['held', 6, {}],
  ['claimed', 9, { level: 'notice' }],
  ['waiting', 10, { level: 'notice' }],
  ['parked', 6, { state: 'parked' }],
  ['claimed', 5, { state: 'digest' }],
  ['claimed', 5, { owner: 'crashed' }],
  ['held', 0, { state: 'held' }],
  ['already-sent', 0, { state: 'sent' }],
  ['parked', 0, { state: 'parked', leaseUntil: 61 * minute }],
  ['digest', 0, { state: 'digest', leaseUntil: 61 * minute }],
  ['busy', 0, { state: 'sending', leaseUntil: 61 * minute }],
  ['paused', 0, {}, 61 * minute],
  ['claimed', 0, {}, 60 * minute],
])('a claim is %s after %s e-mails in an hour, if the entry has %j', (result, count, changed, until) => {
  const now = 60 * minute;
  const entry = { ...created, ...changed };
  const taken = [0, ...Array<number>(count).fill(1)].map((at) => ({ id: 'other', at }));
  const outage = until === undefined ? null : { code: 'smtp-554', failures: 1, until };
  const budget = { ...emptyBudget, taken, outage };
  const claim = jobs.claimDelivery({ entry, budget }, { owner: 'me', now, limits });
  const possibleDuplicate = changed.owner !== undefined || changed.state === 'digest';
  const claimed = { state: 'sending', owner: 'me', leaseUntil: now + lease, attempts: 1, possibleDuplicate };
  const held = { state: 'held', leaseUntil: changed.state ? entry.leaseUntil : now };
  const own = { claimed, held }[result] ?? {};
  const counted = result === 'claimed' ? [...taken.slice(1), { id: 'me', at: now }] : taken;
  expect(claim).toEqual({ result, entry: { ...entry, ...own }, budget: { ...budget, taken: counted } });
});

test('a message that is resumed goes to all, with a mark if some may have it', () => {
  const error = { attempts: 3, lastError: 'smtp-451' };
  const tried = { ...created, ...error, failures: 2, level: 'phone', expireAt: 5 } as const;
  const resumed = { ...created, ...error, leaseUntil: 9 };
  expect(jobs.restartDelivery(tried, 9)).toEqual(resumed);
  const possibleDuplicate = true;
  const marks = { sentAt: 4, owner: 'crashed', missing: ['b@x.pl'], state: 'digest', possibleDuplicate };
  for (const [name, value] of Object.entries(marks)) {
    const expireAt = name === 'sentAt' ? 5 : null;
    const restarted = jobs.restartDelivery({ ...tried, [name]: value }, 9);
    expect(restarted).toEqual({ ...resumed, expireAt, possibleDuplicate });
  }
});

test('after a notice the whole message goes to all again, with the code of its refusal and a mark', () => {
  const error = { missing: ['b@example.com'], lastError: 'smtp-554', failures: 1 };
  const refused = { ...created, ...error, level: 'notice' } as const;
  const parked = { state: 'parked', level: 'whole', failures: 0, leaseUntil: 9 + 24 * 60 * minute };
  const entry = { ...refused, ...parked, missing: null, possibleDuplicate: true };
  const about = { now: 9, limits, hasPhotos: false };
  expect(jobs.finishDelivery(refused, answers.accept, about)).toEqual({ entry, end: 'isolate' });
});

test('a digest is split in halves in the same order', () => {
  const whole = { ...jobs.createJob('<a@example.com>', 0), place: 4, ids: ['a', 'b', 'c'] };
  const half = { ...whole, level: 'phone', isAnnounced: true };
  const split = (changed: Partial<Digest>, answer: MailFault | null) =>
    jobs.finishDigest({ ...whole, isAnnounced: false, ...changed }, answer, 0).replacedBy;
  expect(split({ level: 'notice', failures: 2 }, null)).toEqual([
    { ...half, ids: ['a', 'b'] },
    { ...half, ids: ['c'], place: 6 },
  ]);
  const announced = { level: 'phone', isAnnounced: true, ids: ['a', 'b'] } as const;
  expect(split(announced, answers['data 5xx'])?.flatMap(({ ids }) => ids)).toEqual(['a', 'b']);
  for (const changed of [{ isAnnounced: false }, { ids: ['a'] }, { level: 'contact' }] as const)
    expect(split({ ...announced, ...changed }, answers['data 5xx'])).toBeUndefined();
  expect(split(announced, null)).toEqual([]);
});

test('a temporary refusal is repeated as it is, three times; then less is sent', () => {
  const later = answers['data 4xx'];
  const ends = ['later whole 1 1', 'later whole 2 2', 'refused contact 0 3', 'refused phone 0 4'];
  expect(attempt(Array(4).fill(later)).ends).toEqual(ends);
  const { ends: mixed } = attempt([later, answers['data 5xx'], later]);
  expect(mixed).toEqual(['later whole 1 1', 'refused contact 0 0', 'later contact 1 1']);
  expect(delaysOf({ ...later, cause: 'recipients' }, 6)).toEqual([1, 2, 4, 8, 15, 15]);
});

test('a server without an answer gets an e-mail again after 5 minutes to 6 hours, as each may be a copy', () => {
  const delays = [5, 10, 20, 40, 80, 160, 320, 360, 360, 360, 360, 360];
  expect(delaysOf(answers.cut, 12)).toEqual(delays);
  expect(delaysOf(answers['one recipient 5xx'], 12)).toEqual(delays);
  const after = { failures: 2, lastError: 'ECONNECTION', missing: ['b@x.pl'], possibleDuplicate: true };
  const { job } = attempt([answers['one recipient 5xx'], answers.cut]);
  expect(job).toEqual({ ...jobs.createJob('<a@example.com>', 10 * minute), ...after });
});
