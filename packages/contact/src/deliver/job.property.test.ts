import { expect, test } from 'vitest';
import { standardFields } from '../contract/fields.ts';
import { MailError, type MailFault } from '../email/email.ts';
import { emailLanguages } from '../email/locale.ts';
import { emptyBudget, recordInBudget } from './budget.ts';
import { deliver } from './deliver.ts';
import type { DeliveryLedger } from './firestoreLedger/ledger.ts';
import * as jobs from './job.ts';
import type { AttemptEnd, Delivery, Digest, Job } from './delivery.ts';
import { defaultLimits, lease } from './delivery.ts';
import type { DeliveryOptions } from './options.ts';
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
const kinds = Object.keys(answers) as (keyof typeof answers)[];

const recipients = ['a@x.pl', 'b@x.pl'];
/** What the server refuses of a message, whenever it accepts others. */
const poisons = ['nothing', 'nothing', 'nothing', 'message', 'name', 'phone'] as const;

/** A mail server, and the ledger of its messages in memory. */
class World {
  now = Date.UTC(2026, 10, 20);
  isHealthy = false;
  readonly entries = new Map<string, Delivery>();
  readonly contents = new Map<string, Record<'name' | 'phone' | 'message', string>>();
  /** Words that the server refuses. */
  readonly poison = new Set<string>();
  /** Times of transmitted e-mails. */
  readonly transmitted: number[] = [];
  /** The recipients of each message that may have its number. */
  readonly arrived = new Map<string, Set<string>>();
  /** Messages in an accepted notice. */
  readonly announced = new Set<string>();
  /** What was sent without a lease, or again without a mark. */
  readonly faults: string[] = [];
  #sending: Pick<Digest, 'ids' | 'leaseUntil'> = { ids: [], leaseUntil: 0 };
  #budget = emptyBudget;
  readonly #digests = new Map<string, Digest>();

  constructor(readonly random: () => number) {
    for (const [name, run] of Object.entries<(...input: never[]) => Promise<unknown>>(this.#operations))
      Object.assign(this.options.ledger, { [name]: (...input: never[]) => this.#crash(() => run(...input)) });
  }

  readonly #operations: Omit<DeliveryLedger, 'clock' | 'limits' | 'log' | 'mailDomain'> = {
    claimMessage: async (id, owner) => {
      const before = { entry: this.#getEntry(id), budget: this.#budget };
      const { result, entry, budget } = jobs.claimDelivery(before, { owner, now: this.now, limits });
      this.entries.set(id, entry);
      this.#budget = budget;
      this.#sending = { ...entry, ids: [id] };
      return result === 'claimed' ? { result, entry, message: { ...entry, ...this.#read(id) } } : { result };
    },
    changeEntries: async (ids, change) => {
      const about = { now: this.now, hasPhotos: false };
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
    getDigest: async (id) => this.#digests.get(id) ?? null,
    writeDigests: async (changed) => {
      for (const [id, digest] of Object.entries(changed)) {
        this.#digests.delete(id);
        if (digest) this.#digests.set(id, (this.#sending = digest));
      }
    },
    readMessages: async (ids) =>
      ids.map((id) => ({ ...this.#read(id), entry: this.#getEntry(id), photoCount: 0 })),
    listHeld: async () => this.#list(this.entries, ({ state }) => state === 'held'),
    listDueMessages: async () =>
      this.#list(this.entries, (entry) => !['sent', 'held'].includes(entry.state) && this.#isDue(entry)),
    listDueDigests: async () => this.#list(this.#digests, this.#isDue),
    readPhotos: async () => [],
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
    mailer: { send: ({ text }, missing) => this.#send(text, missing ?? recipients) },
    ledger: { ...this.#operations, limits, mailDomain: 'example.com', clock: () => this.now, log: () => {} },
  };

  /** Stores a message, and returns its id. */
  store(poison: (typeof poisons)[number]): string {
    const number = 100 + this.entries.size;
    const id = `message${number}`;
    const content = { name: `Name${number}`, phone: `600 100 ${number}`, message: `Text${number}` };
    this.contents.set(id, content);
    if (poison !== 'nothing') this.poison.add(content[poison]);
    this.entries.set(id, jobs.createDelivery(id, this.now, 1, 'example.com'));
    return id;
  }

  /** Runs an operation of the ledger. The process may end before or after it. */
  async #crash(run: () => Promise<unknown>) {
    const end = this.isHealthy ? 1 : this.random();
    if (end < 0.02) throw new Error('crash');
    const result = await run();
    if (end < 0.04) throw new Error('crash');
    return result;
  }

  async #send(text: string, to: readonly string[]) {
    const kind = this.isHealthy ? 'accept' : kinds[Math.floor(this.random() * kinds.length * 2)];
    const given = answers[kind ?? 'accept'];
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
      const isIn = [...this.#digests.values()].filter(({ ids }) => ids.includes(id));
      const isMarked = text.includes(emailLanguages.pl.repeated) || isIn.length > 1;
      if (!isMarked && reached.some((recipient) => having.has(recipient)))
        this.faults.push(`${id} has no mark`);
      this.arrived.set(id, new Set([...having, ...reached]));
    }
    if (!result) for (const id of this.#sending.ids) this.announced.add(id);
    if (result) throw result.code === 'internal' ? new Error('broken') : new MailError(result);
  }
}

test('every message arrives once the server accepts e-mails, and the cap holds', async () => {
  for (let seed = 0; seed < 15; seed++) {
    const random = createRandom(seed);
    const world = new World(random);
    for (let step = 0; step < 120; step++) {
      if (random() < 0.4) {
        const id = world.store(poisons[Math.floor(random() * poisons.length)] ?? 'nothing');
        await deliver(id, world.options).catch(() => {});
      }
      world.now += Math.floor(random() * 5) * minute;
      await sweep(world.options);
    }
    world.isHealthy = true;
    for (let step = 0; step < 3 * 24; step++) {
      world.now += 60 * minute;
      expect((await sweep(world.options)).failedSteps).toEqual([]);
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

test('a digest is split in halves in the same order, without the old Message-ID', () => {
  const whole = { ...jobs.createJob('<a@example.com>', 0), place: 4, ids: ['a', 'b', 'c'] };
  const half = { ...whole, level: 'phone', isAnnounced: true };
  const split = (changed: Partial<Digest>, answer: MailFault | null) =>
    jobs.finishDigest({ ...whole, isAnnounced: false, ...changed }, answer, 0).replacedBy;
  expect(split({ level: 'notice', failures: 2 }, null)).toEqual([
    { ...half, ids: ['a', 'b'], messageId: '' },
    { ...half, ids: ['c'], place: 6, messageId: '' },
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
