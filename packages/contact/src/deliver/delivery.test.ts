// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  applyFailure,
  applySuccess,
  releaseBudget,
  claimDelivery,
  addToDigest,
  createDelivery,
  selectNextDigest,
  resumeDelivery,
} from './delivery.ts';
import { type Delivery, defaultRules, type Failure, type MailBudget } from './ledger.ts';

const id = 'abcdefghij0123456789';
const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 20, 12);
const fresh = createDelivery(id, start, 'example.com');
const noMails: MailBudget = { taken: [] };

const claim = (entry: Delivery, now = start, budget = noMails, owner = 'me') =>
  claimDelivery({ id, entry, budget, owner, now, rules: defaultRules });
const fail = (entry: Delivery, failure: Failure, { size = 1, now = start, owner = 'me' } = {}) =>
  applyFailure(id, entry, { failure, size, owner, now, rules: defaultRules });
const sending = claim(fresh).entry;
const waitOf = (entry: Delivery | null) => (entry?.leaseUntil ?? 0) - start;

const later: Failure = { code: 'smtp-451', mayHaveArrived: false, permanent: false, fault: 'content' };
const disliked: Failure = { ...later, code: 'smtp-554', permanent: true };
const unknown: Failure = { ...disliked, code: 'smtp-550', fault: 'envelope' };
const down: Failure = { ...later, code: 'ESOCKET', fault: 'server' };
const brokenOff: Failure = { ...later, code: 'ECONNECTION', mayHaveArrived: true };

describe('claiming', () => {
  test('a leased message is busy until the lease ends', () => {
    expect(claim(fresh).result).toBe('claimed');
    expect(sending).toMatchObject({ state: 'sending', owner: 'me', attempts: 1 });
    const last = start + defaultRules.lease - 1;
    expect(claim(sending, last, noMails, 'other').result).toBe('busy');
    expect(claim(sending, last, noMails, 'me').result).toBe('busy');
  });

  test('after the lease another owner claims it, marked as possible duplicate', () => {
    const taken = claim(sending, start + defaultRules.lease, noMails, 'other');
    expect(taken.result).toBe('claimed');
    expect(taken.entry).toMatchObject({ owner: 'other', attempts: 2, possibleDuplicate: true });
    expect(taken.entry.messageId).toBe(sending.messageId);
  });

  test('a sent or parked message cannot be claimed', () => {
    const sent = applySuccess(sending, 'me', start, defaultRules);
    expect(sent && claim(sent, start + 1000 * minute).result).toBe('already-sent');
    expect(claim({ ...fresh, state: 'parked' }, start + 1000 * minute).result).toBe('parked');
  });
});

describe('storing a result', () => {
  test('returns null for another owner or a sent message', () => {
    expect(applySuccess(sending, 'other', start, defaultRules)).toBeNull();
    expect(fail(sending, later, { owner: 'other' })).toBeNull();
    const sent = applySuccess(sending, 'me', start, defaultRules);
    expect(sent && fail(sent, later)).toBeNull();
  });

  test('success schedules deletion twelve months later', () => {
    expect(applySuccess(sending, 'me', start, defaultRules)).toMatchObject({
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
    expect(again && applySuccess(again, 'me', start, defaultRules)).toMatchObject({
      possibleDuplicate: true,
    });
  });

  test('stores the refused recipients for the retry', () => {
    const missing = ['b@example.com'];
    const failed = fail(sending, { ...unknown, missing });
    expect(failed).toMatchObject({ state: 'retry', missing });
    expect(fail({ ...sending, missing }, down)).toMatchObject({ missing });
  });
});

describe('the retry delay', () => {
  test.each([
    ['the server reports a temporary error', later, minute, hour / 4],
    ['the server refuses', unknown, 5 * minute, 6 * hour],
    ['each try may leave a copy', brokenOff, 5 * minute, 6 * hour],
  ])('grows up to a limit if %s', (_, failure, first, longest) => {
    expect(waitOf(fail(sending, failure))).toBeGreaterThanOrEqual(first / 2);
    expect(waitOf(fail(sending, failure))).toBeLessThanOrEqual(first);
    const waits = [0, 1, 2, 3, 4, 20].map((failures) => waitOf(fail({ ...sending, failures }, failure)));
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.at(-1)).toBeLessThanOrEqual(longest);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(longest / 2);
  });

  test('is 0 if the server could not be reached', () => {
    expect(waitOf(fail({ ...sending, failures: 3 }, down))).toBe(0);
  });

  test('differs between messages', () => {
    const waits = Array.from({ length: 50 }, (_, n) =>
      waitOf(
        applyFailure(`id${n}`, sending, {
          failure: later,
          size: 1,
          owner: 'me',
          now: start,
          rules: defaultRules,
        }),
      ),
    );
    expect(new Set(waits).size).toBeGreaterThan(45);
  });
});

describe('a permanently refused message', () => {
  test('is parked after 3 refusals of its content, after 12 of the envelope', () => {
    expect(fail({ ...sending, refusals: 1 }, disliked)?.state).toBe('retry');
    expect(fail({ ...sending, refusals: 2 }, disliked)?.state).toBe('parked');
    expect(fail({ ...sending, refusals: 10 }, unknown)?.state).toBe('retry');
    expect(fail({ ...sending, refusals: 11 }, unknown)?.state).toBe('parked');
  });

  test('is not parked for temporary or connection errors', () => {
    for (const failure of [later, down, brokenOff]) {
      expect(fail({ ...sending, refusals: 99 }, failure)?.state).toBe('retry');
    }
  });

  test('resuming resets its counters', () => {
    const parked = fail({ ...sending, refusals: 2 }, disliked);
    const again = parked && resumeDelivery(parked, start + hour);
    expect(again && claim(again, start + hour).result).toBe('claimed');
    expect(again).toMatchObject({ refusals: 0, failures: 0 });
  });
});

describe('the hourly cap', () => {
  const taken = Array.from({ length: defaultRules.capPerHour }, (_, n) => ({ id: `other${n}`, at: start }));
  const full: MailBudget = { taken };

  test('holds messages above the cap', () => {
    expect(claim(fresh, start, full)).toMatchObject({
      result: 'held',
      entry: { state: 'held', attempts: 0 },
    });
  });

  test('frees a slot after an hour', () => {
    expect(claim(fresh, start + hour - 1, full).result).toBe('held');
    expect(claim(fresh, start + hour, full).result).toBe('claimed');
  });

  test('counts retries of a message once', () => {
    const { budget } = claim(fresh);
    const again = claim(fresh, start + minute, budget).budget;
    expect(again.taken).toEqual([{ id, at: start + minute }]);
  });

  test('frees the slot of an e-mail that was not sent', () => {
    const { budget } = claim(fresh);
    expect(releaseBudget(id, budget, later).taken).toEqual([]);
    for (const failure of [brokenOff, disliked, unknown]) {
      expect(releaseBudget(id, budget, failure).taken).toHaveLength(1);
    }
  });
});

describe('a message in a digest', () => {
  const held: Delivery = { ...fresh, state: 'held' };
  const listed = addToDigest(held, 'digest', 'me', start, defaultRules);

  test('a temporary error returns it to held', () => {
    expect(fail(listed, later, { size: 4 })).toMatchObject({ state: 'held', digest: null, together: null });
  });

  test('a refused digest is halved until one message is left', () => {
    expect(fail(listed, disliked, { size: 9 })).toMatchObject({ state: 'held', together: 5, refusals: 0 });
    expect(waitOf(fail(listed, disliked, { size: 9 }))).toBe(0);
    expect(fail(listed, disliked, { size: 1 })).toMatchObject({ state: 'held', refusals: 1 });
  });

  test('a digest that may have arrived is retried unchanged', () => {
    expect(fail(listed, brokenOff, { size: 4 })).toMatchObject({ state: 'held', digest: 'digest' });
    const crashed = claim(listed, start + defaultRules.lease);
    expect(crashed).toMatchObject({ result: 'held', entry: { digest: 'digest', possibleDuplicate: true } });
  });

  test('a digest contains due messages with the same recipients and limit', () => {
    const of = (name: string, changed: Partial<Delivery> = {}) => ({ name, entry: { ...held, ...changed } });
    const names = (...all: ReturnType<typeof of>[]) => selectNextDigest(all, start).map(({ name }) => name);
    expect(names(of('a'), of('b', { leaseUntil: start + 1 }), of('c'))).toEqual(['a', 'c']);
    expect(
      names(of('a'), of('b', { together: 2 }), of('c', { together: 2 }), of('d', { together: 2 })),
    ).toEqual(['b', 'c']);
    expect(names(of('a'), of('b', { digest: 'd' }), of('c', { digest: 'd' }))).toEqual(['b', 'c']);
    expect(names(of('a'), of('b', { missing: ['x'] }), of('c', { missing: ['x'] }))).toEqual(['b', 'c']);
  });
});
