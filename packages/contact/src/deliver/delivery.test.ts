import { describe, expect, test } from 'vitest';
import { emptyBudget, recordFailureInBudget, takeFromBudget } from './budget.ts';
import {
  applyFailure,
  applyParkedNotice,
  applySuccess,
  claimDelivery,
  addToDigest,
  createDelivery,
  resumeDelivery,
} from './delivery.ts';
import { selectNextDigest } from './selectNextDigest.ts';
import { type Delivery, defaultRules, type Failure, functionTimeouts, type MailBudget } from './ledger.ts';

const id = 'abcdefghij0123456789';
const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 20, 12);
const fresh = createDelivery(id, { receivedAt: start, group: 'a', bytes: 100 }, 'example.com');
const rules = defaultRules;
const me = { owner: 'me', now: start, rules };

const claim = (entry: Delivery, now = start, budget = emptyBudget, owner = 'me') =>
  claimDelivery({ entry, budget, owner, now, rules });
const fail = (entry: Delivery, failure: Failure, changed: { hasText?: boolean; owner?: string } = {}) =>
  applyFailure(id, entry, { ...me, failure, hasText: true, ...changed });
const sending = claim(fresh).entry;
const waitOf = (entry: Delivery | null) => (entry?.leaseUntil ?? 0) - start;

const later: Failure = {
  code: 'smtp-451',
  isTransmitted: true,
  mayHaveArrived: false,
  permanent: false,
  fault: 'content',
};
const disliked: Failure = { ...later, code: 'smtp-554', permanent: true };
const missing = ['b@example.com'];
const unknown: Failure = { ...disliked, code: 'smtp-550', fault: 'recipients', missing };
const quota: Failure = { ...disliked, fault: 'server' };
const down: Failure = { ...later, code: 'ESOCKET', fault: 'server', isTransmitted: false };
const brokenOff: Failure = { ...later, code: 'ECONNECTION', mayHaveArrived: true };

test('the lease is longer than the longest run of a function', () => {
  expect(rules.lease).toBeGreaterThan(Math.max(...Object.values(functionTimeouts)) * 1000);
});

describe('claiming', () => {
  test('a leased message is busy until the lease ends', () => {
    expect(claim(fresh).result).toBe('claimed');
    expect(sending).toMatchObject({ state: 'sending', owner: 'me', attempts: 1 });
    const last = start + defaultRules.lease - 1;
    expect(claim(sending, last, emptyBudget, 'other').result).toBe('busy');
    expect(claim(sending, last, emptyBudget, 'me').result).toBe('busy');
  });

  test('after the lease another owner claims it, marked as possible duplicate', () => {
    const taken = claim(sending, start + defaultRules.lease, emptyBudget, 'other');
    expect(taken.result).toBe('claimed');
    expect(taken.entry).toMatchObject({ owner: 'other', attempts: 2, possibleDuplicate: true });
    expect(taken.entry.messageId).toBe(sending.messageId);
  });

  test('a sent or parked message cannot be claimed', () => {
    const sent = applySuccess(sending, me);
    expect(sent && claim(sent, start + 1000 * minute).result).toBe('already-sent');
    expect(claim({ ...fresh, state: 'parked' }, start + 1000 * minute).result).toBe('parked');
  });
});

describe('storing a result', () => {
  test('returns null for another owner or a sent message', () => {
    expect(applySuccess(sending, { ...me, owner: 'other' })).toBeNull();
    expect(fail(sending, later, { owner: 'other' })).toBeNull();
    const sent = applySuccess(sending, me);
    expect(sent && fail(sent, later)).toBeNull();
  });

  test('success schedules deletion twelve months later', () => {
    expect(applySuccess(sending, me)).toMatchObject({
      state: 'sent',
      sentAt: start,
      expireAt: Date.UTC(2027, 10, 20, 12),
    });
  });

  test('failure sets the time of the retry', () => {
    const failed = fail(sending, later);
    expect(failed).toMatchObject({ state: 'retry', owner: null, lastError: 'smtp-451' });
    expect(failed && claim(failed).result).toBe('busy');
    expect(failed && claim(failed, start + minute).result).toBe('claimed');
  });

  test('an unclear failure marks a possible duplicate permanently', () => {
    const unclear = fail(sending, brokenOff);
    expect(unclear).toMatchObject({ state: 'retry', possibleDuplicate: true });
    const again = unclear && claim(unclear, start + hour).entry;
    expect(again && applySuccess(again, me)).toMatchObject({ possibleDuplicate: true });
  });

  test('success of suspected spam with photos schedules deletion 30 days later', () => {
    expect(applySuccess(sending, me, true)?.expireAt).toBe(start + 30 * 24 * hour);
  });

  test('stores the refused recipients for the retry', () => {
    expect(fail(sending, unknown)).toMatchObject({ state: 'retry', missing });
    expect(fail({ ...sending, missing }, down)).toMatchObject({ missing });
  });
});

describe('the retry delay', () => {
  test.each([
    ['the server reports a temporary error', later, minute, hour / 4],
    ['the server refuses the account', quota, minute, hour / 4],
    ['the server refuses a recipient', unknown, 5 * minute, 6 * hour],
    ['each try may leave a copy', brokenOff, 5 * minute, 6 * hour],
  ])('grows up to a limit if %s', (_, failure, first, longest) => {
    expect(waitOf(fail(sending, failure))).toBeGreaterThanOrEqual(first / 2);
    expect(waitOf(fail(sending, failure))).toBeLessThanOrEqual(first);
    const waits = [0, 1, 2, 3, 4, 20].map((failures) => waitOf(fail({ ...sending, failures }, failure)));
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.at(-1)).toBeLessThanOrEqual(longest);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(longest / 2);
  });

  test('is 0 if the server could not be reached, which pauses all e-mails', () => {
    expect(waitOf(fail({ ...sending, failures: 3 }, down))).toBe(0);
    let budget: MailBudget = emptyBudget;
    const pauses = Array.from({ length: 6 }, () => {
      budget = recordFailureInBudget(budget, { failure: down, owner: 'me', now: start });
      return ((budget.outage?.until ?? 0) - start) / minute;
    });
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
    expect(claim(fresh, start + 14 * minute, budget)).toMatchObject({ result: 'busy', entry: fresh });
    expect(claim(fresh, start + 15 * minute, budget).result).toBe('claimed');
    for (const kind of ['single', 'confirmation', 'parked', 'digest'] as const)
      expect(takeFromBudget(budget, { ...me, kind })).toBeNull();
    const reached = recordFailureInBudget(budget, { failure: later, owner: 'me', now: start });
    expect(reached.outage).toBeNull();
  });

  test('pauses all e-mails if the server refuses the account after the e-mail, which counts', () => {
    const { budget } = claim(fresh);
    const after = recordFailureInBudget(budget, { failure: quota, owner: 'me', now: start });
    expect(after).toMatchObject({ outage: { code: 'smtp-554', until: start + minute } });
    expect(after.taken).toHaveLength(1);
  });

  test('differs between messages', () => {
    const waits = Array.from({ length: 50 }, (_, n) =>
      waitOf(applyFailure(`id${n}`, sending, { ...me, failure: later, hasText: true })),
    );
    expect(new Set(waits).size).toBeGreaterThan(45);
  });
});

describe('a message whose content is refused', () => {
  test('is sent at once without its text, and parked if that is refused, too', () => {
    const refused = fail(sending, disliked);
    expect(refused).toMatchObject({ state: 'retry', withoutText: true, leaseUntil: start });
    const again = refused && claim(refused).entry;
    expect(again && fail(again, disliked, { hasText: false })).toMatchObject({
      state: 'parked',
      isParkedDue: true,
    });
  });

  test('is not parked for any other failure', () => {
    for (const failure of [later, down, brokenOff, unknown, quota]) {
      const entry = { ...sending, failures: 99, withoutText: true };
      expect(fail(entry, failure, { hasText: false })?.state).toBe('retry');
    }
  });

  test('goes on if the notice about it is refused, and keeps its day of deletion', () => {
    const parked = fail({ ...sending, withoutText: true, expireAt: start }, disliked, { hasText: false })!;
    expect(applyParkedNotice(parked, start, true)).toMatchObject({ state: 'parked', isParkedDue: false });
    const again = applyParkedNotice(parked, start, false);
    expect(again).toMatchObject({ state: 'retry', withoutText: false, expireAt: start });
    expect(waitOf(again)).toBe(30 * minute);
    expect(applyParkedNotice(fresh, start, false)).toBeNull();
  });

  test('resuming tries its text again', () => {
    const parked = fail({ ...sending, withoutText: true }, disliked, { hasText: false });
    const again = parked && resumeDelivery(parked, start + hour);
    expect(again && claim(again, start + hour).result).toBe('claimed');
    expect(again).toMatchObject({ withoutText: false, isParkedDue: false, failures: 0 });
  });
});

describe('the hourly cap', () => {
  const mails = (count: number): MailBudget => ({
    ...emptyBudget,
    taken: Array.from({ length: count }, (_, n) => ({ id: `other${n}`, at: start })),
  });
  const full = mails(18);

  test('holds messages above the share of single e-mails', () => {
    expect(claim(fresh, start, mails(17)).result).toBe('claimed');
    expect(claim(fresh, start, full)).toMatchObject({
      result: 'held',
      entry: { state: 'held', attempts: 0 },
    });
  });

  test('frees an e-mail after an hour', () => {
    expect(claim(fresh, start + hour - 1, full).result).toBe('held');
    expect(claim(fresh, start + hour, full).result).toBe('claimed');
  });

  test.each([
    ['confirmation', 18],
    ['parked', 24],
    ['digest', 32],
  ] as const)('leaves room for digests: a %s is the last after %i e-mails', (kind, most) => {
    expect(takeFromBudget(mails(most - 1), { ...me, kind })).not.toBeNull();
    expect(takeFromBudget(mails(most), { ...me, kind })).toBeNull();
  });

  test('counts every try, but the one that the server did not get', () => {
    const { budget } = claim(fresh);
    const again = claim(fresh, start + minute, budget, 'other').budget;
    expect(again.taken).toHaveLength(2);
    const record = (failure: Failure) =>
      recordFailureInBudget(again, { failure, owner: 'other', now: start });
    expect(record(down).taken).toHaveLength(1);
    for (const failure of [later, brokenOff, disliked, unknown, quota])
      expect(record(failure).taken).toHaveLength(2);
  });
});

describe('a message in a digest', () => {
  const held: Delivery = { ...fresh, state: 'held' };
  const listed = addToDigest(held, 'digest', me);

  test('a temporary error returns it to held', () => {
    expect(fail(listed, later)).toMatchObject({ state: 'held', digest: null });
  });

  test('a refused digest leaves out the texts, for an hour in all digests, then parks its messages', () => {
    expect(fail(listed, disliked)).toMatchObject({ state: 'held', digest: null, withoutText: true });
    expect(fail(listed, disliked, { hasText: false })?.state).toBe('parked');
    const failed = { failure: disliked, owner: 'me', now: start };
    const refused = recordFailureInBudget(emptyBudget, { ...failed, isDigestWithText: true });
    expect(refused.withoutTextUntil).toBe(start + hour);
    expect(recordFailureInBudget(emptyBudget, failed).withoutTextUntil).toBe(0);
  });

  test('a digest that may have arrived is retried unchanged', () => {
    expect(fail(listed, brokenOff)).toMatchObject({ state: 'held', digest: 'digest' });
    const crashed = claim(listed, start + defaultRules.lease);
    expect(crashed).toMatchObject({ result: 'held', entry: { digest: 'digest', possibleDuplicate: true } });
  });

  const of = (name: string, changed: Partial<Delivery> = {}) => ({ name, entry: { ...held, ...changed } });
  const names = (...all: ReturnType<typeof of>[]) => selectNextDigest(all, start).map(({ name }) => name);

  test('a digest contains due messages with the same recipients', () => {
    expect(names(of('a'), of('b', { leaseUntil: start + 1 }), of('c'))).toEqual(['a', 'c']);
    expect(names(of('a'), of('b', { digest: 'd' }), of('c', { digest: 'd' }))).toEqual(['b', 'c']);
    const notDue = of('c', { digest: 'd', leaseUntil: start + 1 });
    expect(names(of('b', { digest: 'd' }), notDue)).toEqual(['b', 'c']);
    expect(names(of('a'), of('b', { missing: ['x'] }), of('c', { missing: ['x'] }))).toEqual(['b', 'c']);
  });

  test('a digest begins with the rarest texts, the latest first', () => {
    const second = { receivedAt: start + 1 };
    const all = [of('a'), of('b'), of('c', { group: 'x' }), of('d', { group: 'y', ...second })];
    expect(names(...all)).toEqual(['d', 'c', 'a', 'b']);
  });

  test('a digest has at most 3,000 messages and 6 MB of text', () => {
    expect(names(...Array.from({ length: 3001 }, () => of('a')))).toHaveLength(3000);
    expect(names(...Array.from({ length: 50 }, () => of('a', { bytes: 200_000 })))).toHaveLength(30);
    expect(names(of('a', { bytes: 9_000_000 }))).toHaveLength(1);
  });
});
