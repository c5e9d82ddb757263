/** Rules for the content as a whole. */
import { expect, test } from 'vitest';
import site from '../server';
import { articles } from './articles/articles';
import { cities } from './towns/cities';
import { company } from './company/company';
import { faqCategories } from '../pages/faq/categories';
import { fragment } from '../text/fragment';
import { gallery } from '../pages/gallery/content';
import { newCustomers } from './offers/newCustomers';
import { terms } from './offers/terms';
import { services } from './services/services';
import { symptoms } from './symptoms/symptoms';
import { topics } from './topics/topics';
import { filled, heads, headTexts, serviceWords, written, type Found } from './testing/writtenTexts';
import { plainText } from '../text/typeset';

const { addresses, unlistedAddresses } = site;

/** Returns the texts that match a pattern, with their paths. */
function breaking(rule: RegExp, texts: readonly Found[] = [...written, ...headTexts, ...filled]): string[] {
  return texts.filter(({ text }) => rule.test(text)).map(({ path, text }) => `${path}: ${text}`);
}

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

test('the content has texts', () => {
  expect(written.length).toBeGreaterThan(2000);
  expect(filled.length).toBeGreaterThan(5000);
});

test('slugs and ids are unique', () => {
  expect(unique(addresses)).toBe(true);
  expect(unique(services.map(({ slug }) => slug))).toBe(true);
  expect(unique(cities.map(({ slug }) => slug))).toBe(true);
  expect(unique(articles.map(({ slug }) => slug))).toBe(true);
  expect(unique(articles.map(({ id }) => id))).toBe(true);
  expect(unique(gallery.items.map(({ id }) => id))).toBe(true);
  const onFaqPage = faqCategories.flatMap(({ id, questions }) => [
    id,
    ...questions.map((q) => fragment(q.question)),
  ]);
  expect(unique(onFaqPage)).toBe(true);
});

test('at least 145 pages are served as static HTML', () => {
  const pages = [...addresses, ...unlistedAddresses];
  expect(unique(pages)).toBe(true);
  expect(pages.length).toBeGreaterThanOrEqual(145);
});

test('every page has a unique title and description of a length that search engines show', () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const faults: string[] = [];
  for (const [address, head] of heads) {
    const { description = '', canonical, robots } = head;
    const title = head['title']?.replace(` | ${company.name}`, '') ?? '';
    const keywords = head['keywords']?.split(', ') ?? [];
    if (titles.has(title)) faults.push(`${address} has the title of ${titles.get(title)}: ${title}`);
    if (descriptions.has(description))
      faults.push(`${address} has the description of ${descriptions.get(description)}`);
    titles.set(title, address);
    descriptions.set(description, address);
    if (head['title'] !== undefined && head['title'].length > 60)
      faults.push(`${address}: ${head['title'].length} characters: ${head['title']}`);
    const { length } = description;
    if (length < 120 || length > 158) faults.push(`${address}: ${length} characters: ${description}`);
    if (!keywords[0] || !unique(keywords)) faults.push(`${address}: keywords ${keywords.join()}`);
    if (canonical !== company.siteUrl + address || robots === 'noindex')
      faults.push(`${address} sends search engines elsewhere`);
  }
  expect(faults).toEqual([]);
});

test('every slug in the content belongs to a service, a town, an article, a symptom or a topic', () => {
  const known = new Set(
    [...services, ...cities, ...articles, ...symptoms, ...topics].map(({ slug }) => slug),
  );
  const slugs = written.filter(({ path }) => /\.slugs?(\.\d+)?$/.test(path));
  expect(slugs.length).toBeGreaterThan(services.length + cities.length + articles.length);
  expect(slugs.filter(({ text }) => !known.has(text))).toEqual([]);
});

test('no sentence says "w Kraków"', () => {
  const names = cities.map(({ name }) => name.replace(' ', String.raw`\s`)).join('|');
  const undeclined = new RegExp(String.raw`(?<!\p{L})[wW]e?\s(${names})(?!\p{L})`, 'u');
  expect('dojazd w\u00a0Nowy\u00a0Targ.').toMatch(undeclined);
  expect('w\u00a0Krakowie, w\u00a0Brzesku').not.toMatch(undeclined);
  expect(breaking(undeclined)).toEqual([]);
});

test('a town page has no unfilled placeholder', () => {
  expect(breaking(/\{|\}/, filled)).toEqual([]);
});

test('quotation marks are „Polish”', () => {
  expect(breaking(/["'“‘«»]/)).toEqual([]);
  const unpaired = written.filter(({ text }) => text.split('„').length !== text.split('”').length);
  expect(unpaired).toEqual([]);
});

test('spaces stand once, and never before a comma or a full stop', () => {
  expect(breaking(/\s{2}|^\s|\s$/)).toEqual([]);
  expect(breaking(/\s[,.;:?!](\s|$)/)).toEqual([]);
});

test('asides stand between spaced en dashes, ranges have them without spaces', () => {
  expect(breaking(/\s-\s|—|−(?!\d)|--/)).toEqual([]);
  // A dash in a range joins two numbers; in an aside it has a space on both sides.
  expect(breaking(/\d\s–\s?\d|\d–\s\d/)).toEqual([]);
  expect(breaking(/\p{L}–\s|\s–\p{L}/u)).toEqual([]);
  const hyphenated = /(?<![\d-])\d+-\d+(?![\d-])/;
  expect(breaking(hyphenated).filter((found) => !/\b\d{2}-\d{3}\b/.test(found))).toEqual([]);
  expect(breaking(/\.\.\./)).toEqual([]);
});

test('one-letter words and numbers are followed by a non-breaking space', () => {
  expect(breaking(/(?<![\p{L}\p{N}])[aiouwzAIOUWZ] (?=\S)/u)).toEqual([]);
  expect(breaking(/\d [\p{L}\d%°]/u)).toEqual([]);
  expect(breaking(/\d(°|(zł|h|m²|godz)(?!\p{L}))/u)).toEqual([]);
  expect(breaking(/\d–\d|(?<![@/])\be-mail/i)).toEqual([]);
});

test('only the texts of the specification have an exclamation mark', () => {
  const loud = written.filter(({ text }) => text.includes('!')).map(({ text }) => plainText(text));
  expect(loud.toSorted()).toEqual([
    'Dziękujemy za wiadomość!',
    'Oops! Page not found',
    'Unexpected Application Error!',
    'Wiadomość wysłana!',
  ]);
});

test('the reader is „ty” with a small letter', () => {
  const capital = /(?<=[\p{L},;–]\s)(Ty|Ciebie|Cię|Tobie|Tobą|Twój|Twoj\p{L}+)(?!\p{L})/u;
  // As the specification writes it.
  expect(breaking(capital).map(plainText)).toEqual([
    expect.stringContaining('Skontaktujemy się z Tobą w ciągu godziny.'),
  ]);
});

test('terms are consistent: "stacja" for bait, "oględziny" for the inspection', () => {
  expect(breaking(/inspekcj|karmnik(?!\p{L}*\sdla\sptaków)/iu)).toEqual([]);
});

test('prices are written as 600 zł', () => {
  expect(breaking(/PLN|złot|\d,-/)).toEqual([]);
});

const { price, bedbug, marten, rodent, safety, disinfection, arrival, insect, mould } = terms;

/** The lowest price of each service, and the times that its pages have to give. */
const agreed: readonly [slug: string, priceFrom: number | undefined, times: readonly string[]][] = [
  [
    'zwalczanie-pluskiew',
    price.bedbug,
    [
      `${bedbug.treatments} zabieg`,
      `${bedbug.intervalDays} dni`,
      `${bedbug.effectWeeks} tygodni`,
      `${bedbug.awayHours} godzin`,
      `${safety.airingMinutes} minut`,
    ],
  ],
  [
    'odstraszanie-kun',
    undefined,
    [`${marten.workDays} dni`, `${marten.firstWeeks} tygodni`, marten.effectWeeks],
  ],
  ['deratyzacja', price.rodent, [`${rodent.workHours} `]],
  ['dezynfekcja', price.disinfection, [`${disinfection.workHours} godzin`, `${arrival.disinfectionHours} `]],
  ['dezynsekcja', price.insect, [`${insect.effectHours} `, `${insect.guaranteeMonths} miesięcy`]],
  ['odgrzybianie', undefined, [`${mould.workDays} dni`]],
];

test.each(agreed)('%s: prices and times are those of terms.ts', (slug, priceFrom, times) => {
  const words = serviceWords[`../services/pages/${slug}.ts`];
  // The coin on the drawings is no price.
  const text = plainText(JSON.stringify(words))
    .replace(/(mone\p{L}+) 1 zł/gu, '$1')
    // The limits of the discount.
    .replaceAll(/najwyżej o \d+ zł/g, 'mniej')
    // The price for new customers stands beside that for all, with the lowest price before the discount.
    .replaceAll(
      /(?:nowi|nowych) klien[^.)]*(?:zabieg|pierwszy)? od \d+ zł(?: z VAT; n| \(n|(?=\)))(?:ajniższa[^.)]*)?/gi,
      '',
    );
  const prices = [...text.matchAll(/(\d[\d ]*) zł/g)].map(([, amount]) =>
    Number(amount?.replaceAll(' ', '')),
  );

  expect(words?.priceFrom).toBe(priceFrom);
  // Two treatments of bed bugs are usual, so their sum stands beside the price.
  const sums = slug === 'zwalczanie-pluskiew' ? [2 * terms.price.bedbug] : [];
  expect(new Set(prices)).toEqual(new Set(priceFrom === undefined ? [] : [priceFrom, ...sums]));
  for (const time of times) expect(text).toContain(time);
});

test('no other price occurs', () => {
  const prices = [...written, ...headTexts, ...filled].flatMap(({ path, text }) =>
    [...plainText(text).matchAll(/(\d[\d ]*) zł/g)].map(([, amount]) => ({ path, amount: Number(amount) })),
  );
  const first = newCustomers?.firstPrices;
  const known = new Set<number | undefined>([
    // The inspection.
    0,
    // The coin on the drawings.
    1,
    ...Object.values(price),
    2 * price.bedbug,
    ...(first ? [...Object.values(first), price.bedbug + first.bedbug] : []),
    terms.discount?.upTo,
    terms.discount?.upToBedbug,
  ]);
  expect(prices.filter(({ amount }) => !known.has(amount))).toEqual([]);
});
