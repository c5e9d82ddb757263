import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MailFault } from '../email/email.ts';
import { levels } from '../email/storedMessage.ts';
import { emptyBudget, recordInBudget, takeFromBudget } from './budget.ts';
import * as jobs from './job.ts';
import type { AttemptEnd, Delivery, Digest, Job, MailBudget } from './delivery.ts';
import { defaultLimits, lease } from './delivery.ts';

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
  down: fault('ECONNREFUSED', { cause: 'server', isTransmitted: false }),
} as const satisfies Record<string, MailFault | null>;
const kinds = Object.keys(answers) as (keyof typeof answers)[];

/** What the server refuses of each message, whenever it accepts others. */
type Poison = 'nothing' | 'text' | 'name' | 'phone';

/** A mail server, and the ledger of its messages in memory. */
class World {
  now = Date.UTC(2026, 10, 20);
  readonly entries = new Map<string, Delivery>();
  readonly poison = new Map<string, Poison>();
  digests: Digest[] = [];
  budget: MailBudget = emptyBudget;
  /** Times of transmitted e-mails. */
  readonly transmitted: number[] = [];
  /** Messages that an accepted e-mail has, with the least level. */
  readonly arrived = new Map<string, string>();
  /** Messages in an accepted notice. */
  readonly announced = new Set<string>();
  isHealthy = false;

  constructor(readonly random: () => number) {}

  store(poison: Poison) {
    const id = `message${this.entries.size}`;
    this.poison.set(id, poison);
    this.entries.set(id, jobs.createDelivery(id, this.now, 1, 'example.com'));
  }

  deliver(id: string) {
    for (;;) {
      const owner = randomUUID();
      const entry = this.entries.get(id) as Delivery;
      const claim = jobs.claimDelivery({ entry, budget: this.budget }, { owner, now: this.now, limits });
      this.entries.set(id, claim.entry);
      this.budget = claim.budget;
      if (claim.result !== 'claimed' || this.#crash()) return;
      const result = this.#send([id], claim.entry);
      if (this.#crash()) return;
      const finished = jobs.finishDelivery(claim.entry, result, { now: this.now, limits, hasPhotos: false });
      this.entries.set(id, finished.entry);
      this.#record(finished.end, result, owner);
      if (finished.end !== 'refused') return;
    }
  }

  sweep() {
    const due = [...this.entries].filter(
      ([, { state, leaseUntil }]) => !['sent', 'held', 'digest'].includes(state) && leaseUntil <= this.now,
    );
    for (const [id] of due) this.deliver(id);
    const held = [...this.entries].filter(([, { state }]) => state === 'held').map(([id]) => id);
    const stored = this.digests.filter(({ leaseUntil }) => leaseUntil <= this.now);
    const job = jobs.createJob(randomUUID(), this.now);
    if (held.length > 0) this.#sendDigest({ ...job, ids: held, place: 0, isAnnounced: false });
    for (const digest of stored) this.#sendDigest(digest);
  }

  #sendDigest(next: Digest) {
    for (let digest = next; ; ) {
      const owner = randomUUID();
      const taken = takeFromBudget(this.budget, { kind: 'reserved', owner, now: this.now, limits });
      if (!taken) return;
      this.budget = taken;
      const claimed = jobs.claimJob(digest, owner, this.now + lease);
      this.digests = [...this.digests.filter(({ messageId }) => messageId !== digest.messageId), claimed];
      for (const id of claimed.ids) this.#change(id, (entry) => ({ ...entry, state: 'digest' }));
      if (this.#crash()) return;
      const result = this.#send(claimed.ids, claimed);
      if (this.#crash()) return;
      const { job, end, messages, replacedBy } = jobs.finishDigest(claimed, result, this.now, randomUUID);
      this.#record(end, result, owner);
      this.digests = this.digests.filter(({ messageId }) => messageId !== digest.messageId);
      this.digests.push(...(replacedBy ?? [job]));
      const finish = (entry: Delivery) =>
        messages === 'sent'
          ? jobs.markSent(entry, { now: this.now, limits, isSuspect: false })
          : jobs.parkDelivery(entry, this.now);
      if (messages) for (const id of job.ids) this.#change(id, finish);
      const first = replacedBy ? replacedBy[0] : end === 'refused' ? job : undefined;
      if (!first) return;
      digest = first;
    }
  }

  #change(id: string, change: (entry: Delivery) => Delivery) {
    this.entries.set(id, change(this.entries.get(id) as Delivery));
  }

  #send(ids: readonly string[], { level }: Job): MailFault | null {
    // Each level has less of the message.
    const refused = { nothing: 0, text: 1, name: 2, phone: 3 };
    const isPoisoned = ids.some((id) => levels.indexOf(level) < refused[this.poison.get(id) ?? 'nothing']);
    const answer = this.isHealthy
      ? 'accept'
      : (kinds[Math.floor(this.random() * kinds.length * 2)] ?? 'accept');
    const result = isPoisoned && answers[answer]?.cause !== 'server' ? answers['data 5xx'] : answers[answer];
    if (result?.isTransmitted !== false) this.transmitted.push(this.now);
    for (const id of result ? [] : ids) {
      if (level === 'notice') this.announced.add(id);
      else this.arrived.set(id, level);
    }
    return result;
  }

  #record(end: Parameters<typeof recordInBudget>[1]['end'], result: MailFault | null, owner: string) {
    const { code = null, isTransmitted = true } = result ?? {};
    this.budget = recordInBudget(this.budget, { end, code, isTransmitted, owner, now: this.now });
  }

  #crash = () => !this.isHealthy && this.random() < 0.03;
}

test('every message arrives once the server accepts e-mails, and the cap holds', () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = createRandom(seed);
    const world = new World(random);
    const poisons: Poison[] = ['nothing', 'nothing', 'nothing', 'text', 'name', 'phone'];
    for (let step = 0; step < 120; step++) {
      if (random() < 0.4) {
        world.store(poisons[Math.floor(random() * poisons.length)] ?? 'nothing');
        world.deliver([...world.entries.keys()].at(-1) ?? '');
      }
      world.now += Math.floor(random() * 5) * minute;
      world.sweep();
    }
    world.isHealthy = true;
    for (let step = 0; step < 12 * 24 * 4; step++) {
      world.now += 5 * minute;
      world.sweep();
    }
    for (const [id, { state }] of world.entries) {
      const isRefused = world.poison.get(id) === 'phone';
      // A message is sent only if an accepted e-mail has at least its number; parked only for its own number.
      const arrived = world.arrived.has(id);
      const expected = { arrived: arrived || !isRefused, state: arrived || !isRefused ? 'sent' : 'parked' };
      expect({ seed, id, state, arrived }).toEqual({ seed, id, ...expected });
      if (state === 'parked') expect(world.announced).toContain(id);
    }
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

test('a message that is held or resumed goes to all, with a mark if some may have it', () => {
  const error = { attempts: 3, lastError: 'smtp-451' };
  const tried = { ...created, ...error, failures: 2, level: 'phone', expireAt: 5 } as const;
  const resumed = { ...created, ...error, leaseUntil: 9 };
  const claim = { owner: '', now: 9, limits: { ...limits, capPerHour: 0 } };
  const hold = (entry: Delivery) => jobs.claimDelivery({ entry, budget: emptyBudget }, claim).entry;
  expect(hold(tried)).toEqual({ ...tried, state: 'held', leaseUntil: 9 });
  expect(jobs.restartDelivery(tried, 9)).toEqual(resumed);
  const possibleDuplicate = true;
  const marks = { sentAt: 4, owner: 'crashed', missing: ['b@x.pl'], state: 'digest', possibleDuplicate };
  for (const [name, value] of Object.entries(marks)) {
    const entry = { ...tried, [name]: value };
    const held = { ...entry, state: 'held', owner: null, leaseUntil: 9, possibleDuplicate };
    expect(hold(entry)).toEqual(held);
    const expireAt = name === 'sentAt' ? 5 : null;
    expect(jobs.restartDelivery(entry, 9)).toEqual({ ...resumed, expireAt, possibleDuplicate });
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

test('a digest is split in halves, each with an id of its own, in the same order', () => {
  const whole = { ...jobs.createJob('<a@example.com>', 0), place: 4, ids: ['a', 'b', 'c'] };
  const half = { ...whole, level: 'phone', isAnnounced: true };
  let made = 0;
  const split = (changed: Partial<Digest>, answer: MailFault | null) =>
    jobs.finishDigest({ ...whole, isAnnounced: false, ...changed }, answer, 0, () => `${made++}`).replacedBy;
  expect(split({ level: 'notice', failures: 2 }, null)).toEqual([
    { ...half, ids: ['a', 'b'], messageId: '0' },
    { ...half, ids: ['c'], place: 6, messageId: '1' },
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
