// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  afterSuccess,
  budgetAfterFailure,
  claimed,
  inDigest,
  newDelivery,
  nextDigest,
  resumed,
} from './decide.ts';
import { type Delivery, defaultRules, type Failure, type MailBudget } from './ledger.ts';

const id = 'abcdefghij0123456789';
const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 20, 12);
const fresh = newDelivery(id, start, 'example.com');
const noMails: MailBudget = { taken: [] };

const claim = (entry: Delivery, now = start, budget = noMails, owner = 'me') =>
  claimed({ id, entry, budget, owner, now, rules: defaultRules });
const fail = (entry: Delivery, failure: Failure, { size = 1, now = start, owner = 'me' } = {}) =>
  afterFailure(id, entry, { failure, size, owner, now, rules: defaultRules });
const sending = claim(fresh).entry;
const waitOf = (entry: Delivery | null) => (entry?.leaseUntil ?? 0) - start;

const later: Failure = { code: 'smtp-451', mayHaveArrived: false, permanent: false, fault: 'content' };
const disliked: Failure = { ...later, code: 'smtp-554', permanent: true };
const unknown: Failure = { ...disliked, code: 'smtp-550', fault: 'envelope' };
const down: Failure = { ...later, code: 'ESOCKET', fault: 'server' };
const brokenOff: Failure = { ...later, code: 'ECONNECTION', mayHaveArrived: true };

describe('asking for a message', () => {
  test('gives it to the first who asks, until the lease ends', () => {
    expect(claim(fresh).verdict).toBe('yours');
    expect(sending).toMatchObject({ state: 'sending', owner: 'me', attempts: 1 });
    const last = start + defaultRules.lease - 1;
    expect(claim(sending, last, noMails, 'other').verdict).toBe('busy');
    expect(claim(sending, last, noMails, 'me').verdict).toBe('busy');
  });

  test('after the lease gives it to the next, and marks that it may go out twice', () => {
    const taken = claim(sending, start + defaultRules.lease, noMails, 'other');
    expect(taken.verdict).toBe('yours');
    expect(taken.entry).toMatchObject({ owner: 'other', attempts: 2, possibleDuplicate: true });
    expect(taken.entry.messageId).toBe(sending.messageId);
  });

  test('is over once it is sent, and while it is parked', () => {
    const sent = afterSuccess(sending, 'me', start, defaultRules);
    expect(sent && claim(sent, start + 1000 * minute).verdict).toBe('already-sent');
    expect(claim({ ...fresh, state: 'parked' }, start + 1000 * minute).verdict).toBe('parked');
  });
});

describe('the end of a try', () => {
  test("is the holder's to tell", () => {
    expect(afterSuccess(sending, 'other', start, defaultRules)).toBeNull();
    expect(fail(sending, later, { owner: 'other' })).toBeNull();
    const sent = afterSuccess(sending, 'me', start, defaultRules);
    expect(sent && fail(sent, later)).toBeNull();
  });

  test('when good, sets the day of deletion twelve months later', () => {
    expect(afterSuccess(sending, 'me', start, defaultRules)).toMatchObject({
      state: 'sent',
      sentAt: start,
      expireAt: Date.UTC(2027, 10, 20, 12),
    });
  });

  test('when bad, leaves the message to whoever comes when its time has come', () => {
    const failed = fail(sending, later);
    expect(failed).toMatchObject({ state: 'retry', owner: null, lastError: 'smtp-451' });
    expect(failed && claim(failed).verdict).toBe('busy');
    expect(failed && claim(failed, start + minute).verdict).toBe('yours');
  });

  test('when unclear, marks that the e-mail may have arrived, for good', () => {
    const unclear = fail(sending, brokenOff);
    expect(unclear).toMatchObject({ state: 'retry', possibleDuplicate: true });
    const again = unclear && claim(unclear, start + hour).entry;
    expect(again && afterSuccess(again, 'me', start, defaultRules)).toMatchObject({
      possibleDuplicate: true,
    });
  });

  test('when some recipients were refused, remembers them for the next try', () => {
    const missing = ['b@example.com'];
    const failed = fail(sending, { ...unknown, missing });
    expect(failed).toMatchObject({ state: 'retry', missing });
    expect(fail({ ...sending, missing }, down)).toMatchObject({ missing });
  });
});

describe('the wait for the next try', () => {
  test.each([
    ['the server says "later"', later, minute, hour / 4],
    ['the server refuses', unknown, 5 * minute, 6 * hour],
    ['each try may leave a copy', brokenOff, 5 * minute, 6 * hour],
  ])('grows while %s, up to a limit', (_, failure, first, longest) => {
    expect(waitOf(fail(sending, failure))).toBeGreaterThanOrEqual(first / 2);
    expect(waitOf(fail(sending, failure))).toBeLessThanOrEqual(first);
    const waits = [0, 1, 2, 3, 4, 20].map((failures) => waitOf(fail({ ...sending, failures }, failure)));
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.at(-1)).toBeLessThanOrEqual(longest);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(longest / 2);
  });

  test('is none where the server could not be reached: the next sweep finds out', () => {
    expect(waitOf(fail({ ...sending, failures: 3 }, down))).toBe(0);
  });

  test('differs from message to message, so that they do not all come at once', () => {
    const waits = Array.from({ length: 50 }, (_, n) =>
      waitOf(
        afterFailure(`id${n}`, sending, {
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

describe('a message that is refused for good', () => {
  test('is parked after three times for what it says, after twelve for where it goes', () => {
    expect(fail({ ...sending, refusals: 1 }, disliked)?.state).toBe('retry');
    expect(fail({ ...sending, refusals: 2 }, disliked)?.state).toBe('parked');
    expect(fail({ ...sending, refusals: 10 }, unknown)?.state).toBe('retry');
    expect(fail({ ...sending, refusals: 11 }, unknown)?.state).toBe('parked');
  });

  test('is never parked for "later", silence or a broken line', () => {
    for (const failure of [later, down, brokenOff]) {
      expect(fail({ ...sending, refusals: 99 }, failure)?.state).toBe('retry');
    }
  });

  test('goes on as if for the first time when the operator resumes it', () => {
    const parked = fail({ ...sending, refusals: 2 }, disliked);
    const again = parked && resumed(parked, start + hour);
    expect(again && claim(again, start + hour).verdict).toBe('yours');
    expect(again).toMatchObject({ refusals: 0, failures: 0 });
  });
});

describe('the cap', () => {
  const taken = Array.from({ length: defaultRules.capPerHour }, (_, n) => ({ id: `other${n}`, at: start }));
  const full: MailBudget = { taken };

  test('holds what is over it', () => {
    expect(claim(fresh, start, full)).toMatchObject({
      verdict: 'held',
      entry: { state: 'held', attempts: 0 },
    });
  });

  test('gives a place back when an hour is over', () => {
    expect(claim(fresh, start + hour - 1, full).verdict).toBe('held');
    expect(claim(fresh, start + hour, full).verdict).toBe('yours');
  });

  test('counts a message once, however often it is tried', () => {
    const { budget } = claim(fresh);
    const again = claim(fresh, start + minute, budget).budget;
    expect(again.taken).toEqual([{ id, at: start + minute }]);
  });

  test('gives the place of an e-mail back that surely did not go out', () => {
    const { budget } = claim(fresh);
    expect(budgetAfterFailure(id, budget, later).taken).toEqual([]);
    for (const failure of [brokenOff, disliked, unknown]) {
      expect(budgetAfterFailure(id, budget, failure).taken).toHaveLength(1);
    }
  });
});

describe('a message in a digest', () => {
  const held: Delivery = { ...fresh, state: 'held' };
  const listed = inDigest(held, 'digest', 'me', start, defaultRules);

  test('is waiting again when the server says "later"', () => {
    expect(fail(listed, later, { size: 4 })).toMatchObject({ state: 'held', digest: null, together: null });
  });

  test('comes with half as many others when the digest was refused, until it is alone', () => {
    expect(fail(listed, disliked, { size: 9 })).toMatchObject({ state: 'held', together: 5, refusals: 0 });
    expect(waitOf(fail(listed, disliked, { size: 9 }))).toBe(0);
    expect(fail(listed, disliked, { size: 1 })).toMatchObject({ state: 'held', refusals: 1 });
  });

  test('stays with its digest when that may have arrived, so that the same one goes out again', () => {
    expect(fail(listed, brokenOff, { size: 4 })).toMatchObject({ state: 'held', digest: 'digest' });
    const crashed = claim(listed, start + defaultRules.lease);
    expect(crashed).toMatchObject({ verdict: 'held', entry: { digest: 'digest', possibleDuplicate: true } });
  });

  test('is chosen when its time has come, with those of the same recipients and limit', () => {
    const of = (name: string, changed: Partial<Delivery> = {}) => ({ name, entry: { ...held, ...changed } });
    const names = (...all: ReturnType<typeof of>[]) => nextDigest(all, start).map(({ name }) => name);
    expect(names(of('a'), of('b', { leaseUntil: start + 1 }), of('c'))).toEqual(['a', 'c']);
    expect(
      names(of('a'), of('b', { together: 2 }), of('c', { together: 2 }), of('d', { together: 2 })),
    ).toEqual(['b', 'c']);
    expect(names(of('a'), of('b', { digest: 'd' }), of('c', { digest: 'd' }))).toEqual(['b', 'c']);
    expect(names(of('a'), of('b', { missing: ['x'] }), of('c', { missing: ['x'] }))).toEqual(['b', 'c']);
  });
});
