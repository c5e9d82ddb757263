import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from './company';
import { contact } from '../../pages/contact/content';
import { keptMonths, privacyInShort } from './privacyNotice';
import { plainText } from '../../text/typeset';

test('the policy names the months after which the database deletes a message', () => {
  const ledger = join(import.meta.dirname, '../../../../packages/contact/src/deliver/ledger.ts');
  const [, months] = /^ {2}keepMonths: (\d+),$/m.exec(readFileSync(ledger, 'utf8')) ?? [];
  expect(keptMonths).toBe(Number(months));
});

test.each(['form', 'newsletter'] as const)(
  'the notice of the %s names controller, purpose and period in three sentences',
  (place) => {
    const sentences = plainText(privacyInShort[place]).split(/(?<=\.)\s(?=\p{Lu})/u);
    expect(sentences).toHaveLength(3);
    expect(sentences[0]).toBe(`Administratorem danych jest ${company.legalName}.`);
    expect(sentences[1]).toMatch(/żeby odpowiedzieć|tylko/);
    expect(sentences[2]).toMatch(/usuniemy/i);
  },
);

test('the notices at the form repeat nothing', () => {
  const words =
    plainText(`${contact.form.note} ${privacyInShort.form}`)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const fours = words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '));
  expect(fours.filter((four, index) => fours.indexOf(four) !== index)).toEqual([]);
});
