import { expect, test } from 'vitest';
import { cities as cityList, findCity } from './cities';
import { loadCity, loadService } from '../load';
import { localText } from './localText';
import { services as serviceList } from '../services/services';
import { terms } from '../offers/terms';
import { plainText } from '../../text/typeset';

const loaded = async <T>(coming: readonly Promise<T | undefined>[]) =>
  (await Promise.all(coming)).filter((item) => item !== undefined);
const cities = await loaded(cityList.map(({ slug }) => loadCity(slug)));
const services = await loaded(serviceList.map(({ slug }) => loadService(slug)));

const pages = cities.flatMap((city) =>
  services.flatMap((service) => {
    const text = localText(city, service);
    return text ? [{ city, service, text }] : [];
  }),
);

test.each(cities)('$name has the address of its name without Polish letters', ({ name, slug }) => {
  const ascii = plainText(name)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(' ', '-');
  expect(slug).toBe(ascii);
  expect(findCity(slug)?.name).toBe(name);
});

/** Endings of towns: nominative, genitive, locative. More specific ones come first. */
const declensions: readonly (readonly [string, string, string])[] = [
  // Adjectives.
  ['owy', 'owego', 'owym'],
  ['ane', 'anego', 'anem'],
  ['owa', 'owej', 'owej'],
  // Masculine nouns.
  ['ów', 'owa', 'owie'],
  ['arg', 'argu', 'argu'],
  ['im', 'imia', 'imiu'],
  ['sz', 'sza', 'szu'],
  ['cz', 'cza', 'czu'],
  ['ż', 'ża', 'żu'],
  // Feminine and neuter nouns.
  ['nia', 'ni', 'ni'],
  ['ina', 'iny', 'inie'],
  ['ka', 'ki', 'ce'],
  ['ko', 'ka', 'ku'],
  // Plural nouns.
  ['ce', 'c', 'cach'],
  ['ęty', 'ęt', 'ętach'],
];

function decline(name: string, form: 1 | 2): string {
  return name
    .split(' ')
    .map((word) => {
      const endings = declensions.find(([nominative]) => word.endsWith(nominative));
      if (!endings) throw new Error(`"${word}" has no declension here. Look it up and add its endings.`);
      return word.slice(0, -endings[0].length) + endings[form];
    })
    .join(' ');
}

test.each(cities)('$name is declined', ({ name, genitive, locative }) => {
  const plain = plainText(name);
  expect(plainText(genitive)).toBe(decline(plain, 1));
  const preposition = /^[WF][^aeiouyąęó]/.test(plain) ? 'we' : 'w';
  expect(plainText(locative)).toBe(`${preposition} ${decline(plain, 2)}`);
});

test.each(cities)('$name lies in Małopolska', ({ position }) => {
  expect(position.latitude).toBeGreaterThan(49.1);
  expect(position.latitude).toBeLessThan(50.6);
  expect(position.longitude).toBeGreaterThan(19.0);
  expect(position.longitude).toBeLessThan(21.5);
});

test('each town has a unique text about each service', () => {
  const issues = cities.flatMap(({ commonIssues }) => Object.values(commonIssues));
  expect(issues).toHaveLength(cities.length * services.length);
  expect(new Set(issues).size).toBe(issues.length);
  for (const issue of issues) expect(issue).toMatch(/^\p{Lu}.*\.$/u);
});

test('every paragraph consists of complete sentences', () => {
  for (const { text } of pages) {
    for (const paragraph of Object.values(text)) {
      expect(paragraph).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(paragraph).not.toMatch(/[{}]|undefined|NaN|\s{2}|\.\.|\s[.,?]/);
    }
  }
});

test('no sentence about a town is on two pages', () => {
  const sentences = pages.flatMap(({ text: { intro, buildings, visit, advice } }) =>
    [intro, buildings, visit, advice].flatMap((paragraph) => paragraph.split(/(?<=[.?])\s/)),
  );
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('arrival within the hour is promised in Kraków and the towns next to it only', () => {
  const promised = pages
    .filter(({ text }) => plainText(text.urgent ?? '').includes(`${terms.arrival.minutes} minut`))
    .map(({ city }) => city.slug);
  expect(promised).toContain('krakow');
  for (const { city, text } of pages)
    if (!city.nearby) expect(text.urgent ?? '', city.slug).not.toMatch(/minut/);
});
