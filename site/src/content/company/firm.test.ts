/** What a visitor, a lawyer and the law look for on the pages of a real firm. */
import { expect, test } from 'vitest';
import { pageKinds } from '../../../../tools/pageKinds.ts';
import { company } from './company';
import { privacyInShort } from './privacyNotice';
import { partOf } from '../testing/renderedPages';
import { plainText } from '../../text/typeset';

const { street, postalCode, locality } = company.address;
const details = [
  company.legalName,
  `${street}, ${postalCode} ${locality}`,
  `NIP ${company.nip}, REGON ${company.regon}`,
];

test.each(Object.values(pageKinds))(
  'the end of %s says who the firm is, and leads to the privacy policy',
  async (address) => {
    const footer = await partOf(address, 'footer');
    for (const detail of [...details, 'href="/polityka-prywatnosci"']) expect(footer).toContain(detail);
  },
);

test('the contact page says it, too', async () => {
  const main = await partOf('/kontakt');
  for (const detail of details) expect(main).toContain(detail);
});

test.each([
  ['/kontakt', privacyInShort.form],
  ['/blog', privacyInShort.newsletter],
])('%s says in short what becomes of the data, and links to the rest', async (address, words) => {
  const main = await partOf(address);
  const after = main.slice(main.indexOf(plainText(words)) + plainText(words).length);
  expect(main).toContain(plainText(words));
  expect(after.slice(0, 200)).toContain('href="/polityka-prywatnosci"');
});
