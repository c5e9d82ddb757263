import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptMonths } from './privacyInShort';

test('the policy names the months after which the database deletes a message', () => {
  const ledger = join(import.meta.dirname, '../../../packages/contact/src/deliver/ledger.ts');
  const [, months] = /^ {2}keepMonths: (\d+),$/m.exec(readFileSync(ledger, 'utf8')) ?? [];
  expect(keptMonths).toBe(Number(months));
});
