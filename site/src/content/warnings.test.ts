/** What a visitor would be harmed by if it were missing: warnings, hours, guarantee, emergency numbers, rights. */
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- The exports of deliver load firebase-admin.
import { defaultLimits } from '../../../packages/contact/src/deliver/delivery.ts';
import { formatTimes } from '../hours/schedule';
import { partOf, textOf } from '../testing/renderedPages';
import { plainText } from '../text/typeset';
import { articles } from './articles/articles';
import { company } from './company/company';
import { keptMonths, privacyInShort } from './company/privacyNotice';
import { terms } from './offers/terms';
import { firstAid, firstAidOf } from './services/firstAid';
import { serviceLinks } from './services/serviceLinks';
import { services } from './services/services';
import { urgencyLevels, urgentLineOf, whenToCall } from './services/urgency';
import { loadSymptom, symptoms, symptomsPage } from './symptoms/symptoms';
import { commonSentences, lowestPrices } from './texts/commonSentences';
import { dangers } from './texts/dangers';
import { firstAidPage } from './texts/navigation';
import { loadTopic, topics } from './topics/topics';
import { towns } from './towns/towns';
import { townPages } from './towns/townPages';

/** Returns the address of an article, if it is not removed. */
const blog = (slug: string) =>
  articles
    .filter((article) => [article.slug, ...(article.formerSlugs ?? [])].includes(slug))
    .map((article) => `/blog/${article.slug}`);

const inTowns = (service: string) => towns.map(({ slug }) => `/uslugi/${service}/${slug}`);

test.each([
  ['floodedRoom', ['/kontakt', '/uslugi/dezynfekcja', ...inTowns('dezynfekcja')]],
  [
    'shelters',
    ['/uslugi/odstraszanie-kun', '/objawy/tupanie-nad-sufitem', ...blog('jak-odstraszyc-kuny-z-poddasza')],
  ],
  ['pruning', [...blog('jak-odstraszyc-kuny-z-poddasza')]],
  ['martenCatching', ['/uslugi/odstraszanie-kun', '/objawy/tupanie-nad-sufitem']],
  [
    'carbonMonoxide',
    ['/uslugi/odgrzybianie', '/objawy/zapach-stechlizny', '/objawy/czarne-plamy-na-scianie'],
  ],
  ['waspsAtMeters', ['/uslugi/dezynsekcja', '/objawy/gniazdo-os', '/szkodniki/osy']],
] as const)('the pages of its kind warn: %s', async (danger, addresses) => {
  for (const address of addresses)
    expect(await textOf(address), address).toContain(dangers[danger].replace('\n', ' '));
});

test.each([
  ['/uslugi/dezynsekcja', commonSentences.bumblebees],
  ['/objawy/gniazdo-os', commonSentences.bumblebees],
  ...blog('bezpieczenstwo-zabiegow-ddd').map((at) => [at, '12 411 99 99']),
  ['/kontakt', commonSentences.urgentPhone],
  ...['/', '/miasta', '/uslugi', '/cennik'].map((at) => [at, firstAidPage.link]),
  ['/o-nas', lowestPrices],
  ['/faq', commonSentences.urgentPhone],
  ...['/', '/faq', '/kontakt', '/objawy/gniazdo-os'].map((at) => [
    at,
    commonSentences.arrivalWhenUrgent.slice(0, -1),
  ]),
  ...['/kontakt', '/faq'].flatMap((at) => company.openingHours.map(({ times }) => [at, formatTimes(times)])),
  ...['991', '994', '112'].map((number) => ['/kontakt', number]),
  ['/gwarancja', `${company.legalName}, ${company.address.street}`],
  ['/gwarancja', `${terms.insect.guaranteeMonths} miesięcy od ostatniego zabiegu`],
  ['/gwarancja', `${terms.guarantee.replyDays} dni`],
  ['/gwarancja', 'nie wyłącza, nie ogranicza ani nie zawiesza praw'],
  ['/kontakt', company.legalName],
  ['/kontakt', `NIP ${company.nip}, REGON ${company.regon}`],
  ['/polityka-prywatnosci', `${keptMonths} miesięcy`],
])('%s says: %s', async (address = '', words = '') => {
  expect(await textOf(address)).toContain(plainText(words));
});

const emergencies = [
  ...Object.values(firstAid).map((aid) => ['/kontakt', aid] as const),
  ...services.map(({ slug, kind }) => [`/uslugi/${slug}`, firstAidOf(kind)] as const),
  ...symptoms.map(({ slug, firstAid: aid }) => [`/objawy/${slug}`, aid && firstAid[aid]] as const),
  ...topics.map(({ path, firstAid: aid }) => [path, aid && firstAid[aid]] as const),
];

test.each(emergencies.filter(([, aid]) => aid))('%s shows the first aid', async (address, aid) => {
  const main = await partOf(address);
  expect(main).toContain(`id="${aid!.id}"`);
  for (const step of aid!.steps) expect(main).toContain(plainText(step));
});

test.each(services)('the pages of $slug say what is urgent, and when we come', async ({ slug, kind }) => {
  const text = await textOf(`/uslugi/${slug}`);
  for (const row of whenToCall(kind)) for (const words of Object.values(row)) expect(text).toContain(words);
  for (const { label } of serviceLinks[slug] ?? []) expect(text).toContain(plainText(label));
  expect(text.includes(firstAidPage.link)).toBe(urgentLineOf(kind) !== undefined);
  expect(await textOf(`/uslugi/${slug}/krakow`)).toContain(urgentLineOf(kind, true) ?? '');
  expect(urgentLineOf(kind, false) ?? '').not.toContain(terms.arrival.minutes);
});

test.each(towns)('the page of $name has the arrival of its distance', async ({ slug, nearby }) => {
  const { lead } = townPages.town;
  const text = await textOf(`/miasta/${slug}`);
  for (const part of [nearby ? lead.nearby : lead.elsewhere, firstAidPage.link])
    expect(text).toContain(plainText(part));
});

test.each(symptoms)(
  '/objawy/$slug says how urgent it is, and what to do before the price',
  async ({ slug }) => {
    const { urgency, until, drawings, comparison } = (await loadSymptom(slug))!;
    const { level, other } = urgency;
    const { call, arrival } = urgencyLevels[level];
    const text = await textOf(`/objawy/${slug}`);
    const main = await partOf(`/objawy/${slug}`);
    const urgentCalls = level === 'urgent' ? 2 : Number(other?.level === 'urgent');
    expect(main.match(/data-urgent/g) ?? []).toHaveLength(urgentCalls);
    expect(main.match(/marked_cross/g)).toHaveLength(until.avoid.length);
    expect(main.match(/<figure/g) ?? []).toHaveLength(drawings.length + (comparison ? 1 : 0));
    expect(text.toLowerCase()).toContain(call.toLowerCase());
    expect(text).toContain(arrival);
    const [first, price] = [symptomsPage.until.items, symptomsPage.price].map((heading) =>
      text.indexOf(` ${plainText(heading)} `),
    );
    expect(first).toBeGreaterThan(0);
    expect(price).toBeGreaterThan(first!);
  },
);

test.each(topics)('$path marks what to do, and what not', async ({ path }) => {
  const { chapters } = (await loadTopic(path))!;
  const marks = chapters.flatMap((chapter) =>
    chapter.kind === 'marked'
      ? chapter.lists.flatMap(({ items }, index) => items.map(() => (index === 0 ? 'check' : 'cross')))
      : [],
  );
  expect((await partOf(path)).match(/(?<=marked_)(check|cross)/g) ?? []).toEqual(marks);
});

test.each([
  ['/kontakt', privacyInShort.form],
  ['/blog', privacyInShort.newsletter],
])('%s says in short what becomes of the data, and links to the policy', async (address, words) => {
  const [, after] = (await partOf(address)).split(plainText(words));
  expect(after?.slice(0, 200)).toContain('href="/polityka-prywatnosci"');
});

test('the policy names the months after which the database deletes a message', () => {
  expect(defaultLimits.keepMonths).toBe(keptMonths);
});
