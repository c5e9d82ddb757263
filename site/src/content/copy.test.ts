/** Compares all texts with the lists of contradictions, legal limits and unwanted phrases. */
import { expect, test } from 'vitest';
import { company } from './company/company';
import { cities } from './towns/cities';
import { commonSentences } from './texts/commonSentences';
import {
  arrivalLines,
  problemsAt,
  urgency,
  urgencyLevels,
  urgentLineOf,
  whenToCall,
} from './services/urgency';
import { offers } from './towns/localText';
import { services } from './services/services';
import { loadCity } from './load';
import { loadSymptom, symptoms } from './symptoms/symptoms';
import { promiseRules } from './testing/promiseRules';
import { contradictionRules, legalRules, phrases } from './testing/rules';
import { textOf } from './testing/renderedPages';
import { filled, headTexts, written } from './testing/writtenTexts';
import { terms } from './offers/terms';
import { townPages } from './towns/townPages';
import { plainText } from '../text/typeset';

const texts = [...written, ...headTexts, ...filled].map(({ path, text }) => ({
  path,
  text: plainText(text),
}));

const rules = [...contradictionRules, ...promiseRules, ...legalRules];

test.each(rules)('no text breaks the rule on $about', ({ breaks }) => {
  expect(texts.filter(({ text }) => breaks(text)).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

test.each(rules.flatMap(({ about, breaks, before }) => before.map((text) => ({ about, breaks, text }))))(
  'the rule on $about reports "$text"',
  ({ breaks, text }) => {
    expect(breaks(text)).toBe(true);
  },
);

test.each(phrases)('no text contains %s', (phrase) => {
  expect(texts.filter(({ text }) => phrase.test(text)).map(({ path, text }) => `${path}: ${text}`)).toEqual(
    [],
  );
});

test('the guarantee names guarantor, period, time of the answer and statutory rights', async () => {
  const text = await textOf('/gwarancja');
  expect(text).toContain(`Gwarantem jest ${company.legalName}, ${company.address.street}`);
  expect(text).toContain(`${terms.insect.guaranteeMonths} miesięcy od ostatniego zabiegu`);
  expect(text).toContain('najpóźniej w ciągu 14 dni');
  expect(text).toContain('nie wyłącza, nie ogranicza ani nie zawiesza praw z rękojmi');
  expect(text).toContain('przeszły z lokalu nieobjętego zabiegiem');
});

test.each([
  ['/uslugi/odstraszanie-kun', /nietoperzy, jerzyków ani innych ptaków/],
  ['/uslugi/odstraszanie-kun', /nie zimują w nim nietoperze/],
  ['/szkodniki/osy', /nie zimują w niej nietoperze/],
  ['/objawy/tupanie-nad-sufitem', /nietoperze i jerzyki/],
  ['/blog/jak-odstraszyc-kuny-z-poddasza', /nietoperzy, jerzyków/],
  ['/uslugi/dezynsekcja', /Trzmieli nie zwalczamy/],
  ['/objawy/gniazdo-os', /Trzmieli nie zwalczamy/],
])('%s names the protected animals', async (address, animals) => {
  expect(await textOf(address)).toMatch(animals);
});

test.each(['/', '/faq', '/cennik', '/objawy/gniazdo-os', '/kontakt'])(
  '%s says how soon a technician arrives for an urgent call',
  async (address) => {
    expect(await textOf(address)).toContain(commonSentences.arrivalWhenUrgent.slice(0, -1));
  },
);

test.each(services)('the pages of $slug have the arrival of the table', async ({ slug, icon }) => {
  const text = await textOf(`/uslugi/${slug}`);
  for (const { problem, call, arrival } of whenToCall(icon)) {
    for (const words of [problem, call, arrival]) expect(text).toContain(words);
  }
  for (const { slug: town, nearby = false } of cities) {
    // A town's page without local texts is that of the region with the town's name.
    if (!(await loadCity(town))?.local[icon]) continue;
    const local = await textOf(`/uslugi/${slug}/${town}`);
    for (const line of [plainText(offers[icon]), urgentLineOf(icon, nearby) ?? ''])
      expect(local, town).toContain(line);
    const urgent = urgentLineOf(icon, nearby);
    if (urgent)
      expect(local.indexOf(urgent), `${town}: first at the top`).toBeLessThan(
        local.indexOf(plainText(offers[icon])),
      );
  }
});

test.each(cities)('the page of $name has the arrival of the table', async ({ slug, nearby = false }) => {
  const { lead } = townPages.town;
  expect(await textOf(`/miasta/${slug}`)).toContain(plainText(nearby ? lead.nearby : lead.elsewhere));
});

test.each(symptoms)('/objawy/$slug has the urgency of the table', async ({ slug }) => {
  const symptom = await loadSymptom(slug);
  const { call, arrival } = urgencyLevels[symptom!.urgency.level];
  const text = await textOf(`/objawy/${slug}`);
  expect(text.toLowerCase()).toContain(call.toLowerCase());
  expect(text).toContain(arrival);
});

test('the FAQ lists the problems of each level', async () => {
  const text = await textOf('/faq');
  for (const level of ['urgent', 'soon', 'ordinary'] as const)
    for (const problem of problemsAt(level)) expect(text).toContain(problem);
});

test.each([
  ...problemsAt('urgent').map((problem): [string, string] => ['/kontakt', problem]),
  ['/dla-firm', urgency.rodent.urgent.replace(/.* albo /, '')],
  ['/szkodniki/osy', arrivalLines('insect').slice(0, 2).join(' ')],
  ['/szkodniki/myszy-i-szczury', arrivalLines('rodent').join(' ')],
  ['/szkodniki/prusaki', commonSentences.inspection.slice(1)],
])('%s says what is urgent and how soon a technician arrives', async (address, words) => {
  expect(await textOf(address)).toContain(words);
});

test('/en has the same advice and arrival as the Polish pages', async () => {
  const text = await textOf('/en');
  expect(text).toContain('outside opening hours write to us, and we will answer when we open');
  expect(text).toContain('free inspection the next day');
  expect(text).toContain('12 months from the last treatment');
});

test('after a disinfection nothing stays unwashed', async () => {
  expect(await textOf('/przygotowanie/dezynfekcja')).not.toContain('Nie zmywaj');
});

test.each([
  '/uslugi/pluskwy-landing',
  '/uslugi/zwalczanie-pluskiew',
  '/objawy/slady-w-rzedzie',
  '/objawy/ciemne-kropki-na-materacu',
])('%s says what to do about bed bugs at night', async (address) => {
  const text = (await textOf(address)).toLowerCase();
  expect(text).toContain(commonSentences.bedbugAtNight.toLowerCase());
  expect(text).toContain(commonSentences.callByDay.toLowerCase());
});

test.each(['/kontakt', '/faq'])(
  '%s explains the hours and the telephone for urgent calls',
  async (address) => {
    const text = await textOf(address);
    for (const { opens, closes } of company.openingHours) expect(text).toContain(`${opens}–${closes}`);
    expect(text).toContain(commonSentences.urgentPhone);
  },
);

test.each(['deratyzacja', 'odchody-w-szafce', 'checklists'])(
  '%s advises glass or metal for food, and to leave holes open',
  (name) => {
    const all = texts.filter(({ path }) => path.includes(name)).map(({ text }) => text);
    expect(all.join(' ')).toContain(commonSentences.rodentFood);
    expect(all.join(' ')).toContain(commonSentences.rodentHoles);
  },
);
