// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  afterSuccess,
  budgetAfterFailure,
  claimed,
  type Delivery,
  defaultRules,
  inDigest,
  type MailBudget,
  newDelivery,
} from './ledger.ts';

const id = 'abcdefghij0123456789';
const minute = 60_000;
const start = Date.UTC(2026, 10, 20, 12);
const fresh = newDelivery(id, start, 'example.com', start);
const noMails: MailBudget = { taken: [], digestAt: 0 };

const claim = (entry: Delivery, now = start, budget = noMails, owner = 'me') =>
  claimed(id, entry, budget, owner, now, defaultRules);
const sending = claim(fresh).entry;
const refusedByServer = { code: 'smtp-550', mayHaveArrived: false };
const brokenOff = { code: 'ECONNECTION', mayHaveArrived: true };

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

  test('is over once it is sent', () => {
    const sent = afterSuccess(sending, 'me', start, defaultRules);
    expect(sent && claim(sent, start + 1000 * minute).verdict).toBe('already-sent');
  });
});

describe('the end of a try', () => {
  test("is the holder's to tell", () => {
    expect(afterSuccess(sending, 'other', start, defaultRules)).toBeNull();
    expect(afterFailure(sending, 'other', refusedByServer, start)).toBeNull();
    const sent = afterSuccess(sending, 'me', start, defaultRules);
    expect(sent && afterFailure(sent, 'me', refusedByServer, start)).toBeNull();
  });

  test('when good, sets the day of deletion twelve months later', () => {
    expect(afterSuccess(sending, 'me', start, defaultRules)).toMatchObject({
      state: 'sent',
      sentAt: start,
      expireAt: Date.UTC(2027, 10, 20, 12),
    });
  });

  test('when bad, leaves the message to whoever comes next', () => {
    const failed = afterFailure(sending, 'me', refusedByServer, start);
    expect(failed).toMatchObject({
      state: 'retry',
      owner: null,
      lastError: 'smtp-550',
      possibleDuplicate: false,
    });
    expect(failed && claim(failed).verdict).toBe('yours');
  });

  test('when unclear, marks that the e-mail may have arrived, for good', () => {
    const unclear = afterFailure(sending, 'me', brokenOff, start);
    expect(unclear).toMatchObject({ state: 'retry', possibleDuplicate: true });
    const again = unclear && claim(unclear).entry;
    expect(again && afterSuccess(again, 'me', start, defaultRules)).toMatchObject({
      possibleDuplicate: true,
    });
  });
});

describe('the cap', () => {
  const full: MailBudget = {
    taken: Array.from({ length: defaultRules.capPerHour }, (_, n) => ({ id: `other${n}`, at: start })),
    digestAt: 0,
  };

  test('holds what is over it', () => {
    expect(claim(fresh, start, full)).toMatchObject({
      verdict: 'held',
      entry: { state: 'held', attempts: 0 },
    });
  });

  test('gives a place back when an hour is over', () => {
    expect(claim(fresh, start + 60 * minute - 1, full).verdict).toBe('held');
    expect(claim(fresh, start + 60 * minute, full).verdict).toBe('yours');
  });

  test('counts a message once, however often it is tried', () => {
    const { budget } = claim(fresh);
    const retry = { ...fresh, state: 'retry' as const };
    expect(claim(retry, start + minute, budget).budget.taken).toEqual([{ id, at: start + minute }]);
  });

  test('gives the place of an e-mail back that surely did not go out', () => {
    const { budget } = claim(fresh);
    expect(budgetAfterFailure(id, budget, refusedByServer).taken).toEqual([]);
    expect(budgetAfterFailure(id, budget, brokenOff).taken).toHaveLength(1);
  });
});

describe('a message in a digest', () => {
  const held = claim(fresh, start, { ...noMails, taken: full() }).entry;
  const listed = inDigest(held, 'digest', 'me', start, defaultRules);

  test('is waiting again when the digest was refused', () => {
    expect(afterFailure(listed, 'me', refusedByServer, start)).toMatchObject({ state: 'held', digest: null });
  });

  test('stays with its digest when that may have arrived, so that the same one goes out again', () => {
    expect(afterFailure(listed, 'me', brokenOff, start)).toMatchObject({ state: 'held', digest: 'digest' });
    const crashed = claim(listed, start + defaultRules.lease);
    expect(crashed).toMatchObject({ verdict: 'held', entry: { digest: 'digest', possibleDuplicate: true } });
  });

  function full() {
    return Array.from({ length: defaultRules.capPerHour }, (_, n) => ({ id: `other${n}`, at: start }));
  }
});
