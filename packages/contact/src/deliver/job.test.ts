import { expect, test } from 'vitest';
import type { MailFault } from '../email/email.ts';
import { emptyBudget, recordInBudget } from './budget.ts';
import { type AttemptEnd, type Delivery, type Digest, type Job, lease } from './delivery.ts';
import * as jobs from './job.ts';
import { answers, limits, minute } from './testing/World.ts';

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
  if (result === 'claimed') expect(jobs.claimDelivery(claim, { owner: 'me', now, limits })).toEqual(claim);
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

test('a year before 29 February is the last day of February', () => {
  expect(jobs.getExpiryCutoff(Date.UTC(2028, 1, 29, 8))).toBe(Date.UTC(2027, 1, 28, 8));
});
