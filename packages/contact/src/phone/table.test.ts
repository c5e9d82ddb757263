import metadata from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createExamplePhone, normalizePhone, readPhone } from './readPhone.ts';

/** Europe, North America, and countries whose numbers begin with a zero that belongs to them. */
const inTable = /^(?:1|7|3..?|4..?|225|242)$/;

/** Without pagers and the short numbers of services in towns, which a visitor does not have. */
const usualLengths: Readonly<Record<string, number[]>> = {
  1: [10],
  7: [10],
  48: [9],
  375: [9],
  380: [9],
  421: [9],
};

/** Places in the metadata of a country. */
const [pattern, possibleLengths, nationalPrefix, types] = [2, 3, 5, 11] as const;
const [voicemail, pager] = [5, 7] as const;

type Metadata = readonly (string | number | readonly unknown[] | undefined)[];

function getLengths(country: Metadata): number[] {
  const all = country[possibleLengths] as number[];
  const given = (country[types] || [[]]) as ([string, number[]?] | 0)[];
  return given.flatMap((type, index) =>
    type && index !== voicemail && index !== pager ? (type[1] ?? all) : [],
  );
}

function getTrunk(country: Metadata): string {
  if (country[nationalPrefix]) return String(country[nationalPrefix]);
  const isNumber = new RegExp(`^(?:${String(country[pattern])})$`);
  const hasZero = Array.from({ length: 1000 }, (_, n) => `0${String(n).padStart(3, '0')}12345678`).some(
    (digits) =>
      (country[possibleLengths] as number[]).some((length) => isNumber.test(digits.slice(0, length))),
  );
  return hasZero ? '' : '0';
}

function createTable(): string {
  const countries = metadata.countries as unknown as Record<string, Metadata>;
  const lines: string[] = [];
  for (const [code, names] of Object.entries(metadata.country_calling_codes)) {
    if (!inTable.test(code)) continue;
    const sharing = names.map((name) => countries[name]!);
    const lengths = usualLengths[code] ?? sharing.flatMap(getLengths);
    const [min, max] = [Math.min(...lengths), Math.max(...lengths)];
    const trunk = getTrunk(sharing[0]!);
    // Those of the rest differ in length, and have a trunk zero.
    if (trunk !== '0') lines.push(`  ${code}: [${min}, ${max}, '${trunk}'],`);
    else if (max - min < 2) lines.push(`  ${code}: [${min === max ? min : `${min}, ${max}`}],`);
  }
  return lines.join('\n');
}

test('the table has the lengths of libphonenumber-js (npx vitest run --project unit …/table.test.ts -u writes it)', async () => {
  await expect(`/** By calling code: fewest and most digits after it, and the trunk prefix unless that is 0 (empty: a zero belongs to the number). */
export const table: Readonly<Record<string, readonly [min: number, max?: number, trunk?: string]>> = {
${createTable()}
};
`).toMatchFileSnapshot('table.ts');
});

test.each(Object.keys(metadata.country_calling_codes))('the example of +%s can be dialled', (code) => {
  const example = createExamplePhone(code);
  expect(readPhone(normalizePhone(example), 48)?.number).toBe(example.replaceAll(' ', ''));
});
