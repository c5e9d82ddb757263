import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MailFault } from '../email/email.ts';
import { levels } from '../email/storedMessage.ts';
import { emptyBudget, recordInBudget, takeFromBudget } from './budget.ts';
import * as jobs from './job.ts';
import { defaultLimits, lease, type Delivery, type Digest, type Job, type MailBudget } from './delivery.ts';

// Sequences of answers at each step of an SMTP session, from seeds. The words of an answer do not matter.

const minute = 60_000;
const limits = { ...defaultLimits, capPerHour: 10 };

/**
 * Returns numbers from 0 to 1, the same for the same seed (Lehmer's generator). fast-check would also shrink a failure. It would
 * be a dependency for this test alone.
 */
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
      if (claim.result === 'parked') expect(claim.entry.state).toBe('parked');
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
    if (held.length > 0)
      this.#sendDigest({
        ...jobs.createJob(randomUUID(), this.now),
        ids: held,
        place: 0,
        isAnnounced: false,
      });
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
      const { job, end } = jobs.finishJob(claimed, result, this.now);
      this.#record(end, result, owner);
      const halves = jobs.splitDigest(job, end, () => randomUUID());
      this.digests = this.digests.filter(({ messageId }) => messageId !== digest.messageId);
      if (end === 'accepted') {
        for (const id of job.ids)
          this.#change(id, (entry) => jobs.markSent(entry, { now: this.now, limits, isSuspect: false }));
      } else if (end === 'isolate' && job.ids.length === 1)
        this.#change(job.ids[0] ?? '', (entry) => jobs.parkDelivery(entry, this.now));
      else if (halves.length === 0) this.digests.push(job);
      this.digests.push(...halves);
      const first = halves[0] ?? (end === 'refused' ? job : undefined);
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

/** Attempts to send a new job with the same answer each time. Returns the job after each attempt, and how it ended. */
const attempt = (answer: MailFault, count: number, level?: Job['level']) => {
  let job = jobs.createJob('<a@example.com>', 0);
  return Array.from({ length: count }, () => {
    const finished = jobs.finishJob({ ...job, level: level ?? job.level }, answer, 0);
    ({ job } = finished);
    return finished;
  });
};

test('an account that is refused pauses all e-mails, with growing pauses, until one is accepted', () => {
  const attempts = attempt(answers['data 5xx'], 4);
  expect(attempts.map(({ end, job }) => `${end} ${job.level}`)).toEqual([
    'refused contact',
    'refused phone',
    'refused notice',
    'outage whole',
  ]);
  let budget = emptyBudget;
  const about = { code: 'smtp-554', isTransmitted: true, owner: 'a', now: 0 };
  const pauses = Array.from({ length: 6 }, () => {
    budget = recordInBudget(budget, { ...about, end: 'outage' });
    return (budget.outage?.until ?? 0) / minute;
  });
  expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
  expect(recordInBudget(budget, { ...about, end: 'refused' }).outage).not.toBeNull();
  const taken = [{ id: 'a', at: 0 }];
  expect(
    recordInBudget({ ...budget, taken }, { ...about, isTransmitted: false, end: 'outage' }).taken,
  ).toEqual([]);
  expect(recordInBudget(budget, { ...about, end: 'accepted' }).outage).toBeNull();
});

test('a notice uses the part of the cap that other e-mails leave', () => {
  const claim = (level: Job['level'], count: number) => {
    const taken = Array.from({ length: count }, () => ({ id: 'other', at: 1 }));
    const entry = { ...jobs.createDelivery('a', 0, 1, 'example.com'), level };
    const budget = { ...emptyBudget, taken };
    return jobs.claimDelivery({ entry, budget }, { owner: 'me', now: 60 * minute, limits }).result;
  };
  const results = [claim('whole', 5), claim('whole', 6), claim('notice', 9), claim('notice', 10)];
  expect(results).toEqual(['claimed', 'held', 'claimed', 'waiting']);
});

test('after a notice the whole message goes to all again, with the code of its refusal and a mark', () => {
  const job = { ...jobs.createJob('<a@example.com>', 0), missing: ['b@example.com'], lastError: 'smtp-554' };
  expect(jobs.finishJob({ ...job, level: 'notice' }, answers.accept, 0)).toMatchObject({
    job: { missing: null, lastError: 'smtp-554', possibleDuplicate: true },
    end: 'isolate',
  });
});

test('an e-mail to all recipients has a mark if some may have the message', () => {
  const entry = jobs.createDelivery('a', 0, 1, 'example.com');
  expect(jobs.holdDelivery({ ...entry, missing: ['b@example.com'] }, 0).possibleDuplicate).toBe(true);
  const mark = { possibleDuplicate: true, sentAt: null };
  expect(jobs.restartDelivery({ ...entry, sentAt: 1 }, 0)).toMatchObject(mark);
});

test('a temporary refusal is repeated as it is, three times; then less is sent', () => {
  const attempts = attempt(answers['data 4xx'], 3);
  expect(attempts.map(({ end, job }) => `${end} ${job.level} ${job.leaseUntil / minute}`)).toEqual([
    'later whole 1',
    'later whole 2',
    'refused contact 0',
  ]);
});

test('a server without an answer gets an e-mail again after 5 minutes to 6 hours, as each may be a copy', () => {
  const attempts = attempt(answers.cut, 12, 'whole');
  const delays = [5, 10, 20, 40, 80, 160, 320, 360, 360, 360, 360, 360];
  expect(attempts.map(({ job }) => job.leaseUntil / minute)).toEqual(delays);
  expect(attempts[0]?.job.possibleDuplicate).toBe(true);
});
