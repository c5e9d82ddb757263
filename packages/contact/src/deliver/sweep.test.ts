// @vitest-environment node
import { expect, test } from 'vitest';
import type { Email } from '../email/email.ts';
import { defaultRules } from './ledger.ts';
import { sweep } from './sweep.ts';
import { MemoryLedger } from './testing/memoryLedger.ts';

const minute = 60_000;

function setUp(capPerHour = 0) {
  const ledger = new MemoryLedger({ ...defaultRules, capPerHour });
  const emails: Email[] = [];
  const mailer = { send: async (email: Email) => void emails.push(email) };
  const options = { ledger, mailer, log: () => {} };
  const store = (n: number, message: string, name = `Bot ${n}`) => {
    const content = { name, email: null, phone: '600 100 200', service: null, message };
    ledger.messages.set(`message${n.toString().padStart(13, '0')}`, { content, createdAt: ledger.now + n });
  };
  const run = (budget = 200_000) => {
    ledger.now += 5 * minute;
    return sweep(options, { budget, clock: () => ledger.now });
  };
  return { ledger, emails, store, run };
}

const letters = (n: number) => n.toString().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
const shapes: Record<string, (n: number) => string> = {
  'one template': (n) => `Okazja ${n}: kup obserwujących`,
  'different texts': (n) => `Okazja ${letters(n)} ${letters(n * 7)} ${letters(n * 31)}`,
};

test.each(Object.entries(shapes))(
  'a flood of %s is sent in one sweep, in at most two digests',
  async (_, textOf) => {
    const { ledger, emails, store, run } = setUp();
    for (let n = 0; n < 2000; n++) store(n, textOf(n));
    store(2000, 'Mam mrówki w kuchni.', 'Anna Żółć');

    expect(await run()).toMatchObject({ inDigests: 2001, failed: 0 });
    expect(emails.length).toBeLessThanOrEqual(2);
    expect(emails[0]?.text.split('\n').slice(0, 10).join('\n')).toContain(
      '1. Anna Żółć: Mam mrówki w kuchni.',
    );
    expect([...ledger.entries.values()].every(({ state }) => state === 'sent')).toBe(true);
    expect(await run()).toMatchObject({ inDigests: 0 });
  },
);

test('a message held by the sweep is in its second digest', async () => {
  const { ledger, emails, store, run } = setUp();
  for (let n = 0; n < 300; n++) store(n, shapes['different texts']?.(n) ?? '');
  ledger.now += minute;
  for (const id of ledger.messages.keys()) expect((await ledger.claim(id, 'me')).result).toBe('held');
  store(60_000, 'Mam mrówki w kuchni.', 'Anna Żółć');

  expect(await run()).toMatchObject({ inDigests: 301, digests: 2 });
  expect(emails[0]?.text).not.toContain('Anna Żółć');
  expect(emails[1]?.text).toContain('1. Anna Żółć: Mam mrówki w kuchni.');
});
