/** What a visitor needs: warnings, first aid, hours, prices, rights, and the links and lists that lead to them. */
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- The exports of deliver load firebase-admin.
import { defaultLimits } from '../../../packages/contact/src/deliver/delivery.ts';
import { linksIn, mainOf, marksIn, textIn, textOf, textsIn } from '../testing/renderedPages';
import { plainText } from '../text/typeset';
import { articles } from './articles/articles';
import { company } from './company/company';
import { companyLines } from './company/companyLines';
import { privacyInShort } from './company/privacyNotice';
import inEnglish from './languages/en';
import { terms } from './offers/terms';
import { firstAid, firstAidOf } from './services/firstAid';
import { checklistLinks, serviceLinks } from './services/serviceLinks';
import { services } from './services/services';
import { urgentLineOf } from './services/urgency';
import { loadSymptom, symptoms, symptomsPage } from './symptoms/symptoms';
import { commonSentences } from './texts/commonSentences';
import { dangers } from './texts/dangers';
import { onThisPage } from './texts/textPage';
import { loadTopic, topics, topicsOfSymptom } from './topics/topics';
import { localPage } from './towns/localText';
import { towns } from './towns/towns';

/** Returns the address of an article, if it is not removed. */
const blog = (at: string) =>
  articles.flatMap(({ slug, formerSlugs = [] }) =>
    [slug, ...formerSlugs].includes(at) ? [`/blog/${slug}`] : [],
  );

const inTowns = (service: string) => towns.map(({ slug }) => `/uslugi/${service}/${slug}`);

const onMartens = ['/uslugi/odstraszanie-kun', '/objawy/tupanie-nad-sufitem'];
const onMould = ['/objawy/zapach-stechlizny', '/objawy/czarne-plamy-na-scianie'];
const martenArticle = blog('jak-odstraszyc-kuny-z-poddasza');
const { bumblebees } = commonSentences;
const plain = (text: string) => plainText(text).replaceAll('\n', ' ');

test.each([
  [dangers.floodedRoom, '/kontakt', '/uslugi/dezynfekcja', ...inTowns('dezynfekcja')],
  [dangers.shelters, ...onMartens, ...martenArticle],
  [dangers.pruning, ...martenArticle],
  [dangers.martenCatching, ...onMartens],
  [dangers.carbonMonoxide, '/uslugi/odgrzybianie', ...onMould],
  [dangers.waspsAtMeters, '/uslugi/dezynsekcja', '/objawy/gniazdo-os', '/szkodniki/osy'],
  [bumblebees, '/uslugi/dezynsekcja', '/objawy/gniazdo-os'],
  ['12 411 99 99', ...blog('bezpieczenstwo-zabiegow-ddd')],
  ...['991', '994', '112'].map((number) => [number, '/kontakt']),
  [companyLines.hours.map(({ label, hours }) => `${label}: ${hours}`).join(' '), '/kontakt'],
  ...companyLines.hours.map(({ hours }) => [hours, '/faq']),
  ...inEnglish.footer.hours.map(({ label, hours }) => [`${label}: ${hours}`, '/en']),
  [`${terms.insect.guaranteeMonths} miesięcy od ostatniego zabiegu`, '/', '/gwarancja'],
  [`${terms.guarantee.replyDays} dni`, '/gwarancja'],
  ['nie wyłącza, nie ogranicza ani nie zawiesza praw', '/gwarancja'],
  [`NIP ${company.nip}, REGON ${company.regon}`, '/kontakt'],
  // The database deletes a message after them.
  [`${defaultLimits.keepMonths} miesięcy`, '/polityka-prywatnosci'],
])('the pages of its kind say: %s', async (words = '', ...addresses) => {
  for (const address of addresses) expect(await textOf(address), address).toContain(plain(words));
});

const all = (...lines: (string | undefined)[]) => lines.flatMap((line) => (line ? [plain(line)] : []));
const emergencies = [
  ...Object.values(firstAid).map((aid) => ['/kontakt', aid] as const),
  ...services.map(({ slug, kind }) => [`/uslugi/${slug}`, firstAidOf(kind)] as const),
  ...symptoms.map(({ slug, firstAid: aid }) => [`/objawy/${slug}`, aid && firstAid[aid]] as const),
  ...topics.map(({ path, firstAid: aid }) => [path, aid && firstAid[aid]] as const),
];

test.each(emergencies.filter(([, aid]) => aid))('%s shows the first aid', async (address, aid) => {
  const { id, heading, steps } = aid!;
  const place = (await mainOf(address)).querySelector(`#${id}`)!;
  expect(textsIn(place, ':is(h2, h3), ol > li')).toEqual(all(heading, ...steps));
});

test.each(services)('pages of $slug lead to chapters, towns and first aid', async (service) => {
  const { slug, kind, price } = service;
  const [address, town] = [`/uslugi/${slug}`, `/uslugi/${slug}/krakow`];
  const main = await mainOf(address);
  // Most readers have bed bugs at home, where they are not urgent.
  const ids = Array.from(main.querySelectorAll('[id]'), ({ id }) => id);
  const aid = firstAidOf(kind);
  if (aid) expect(ids.indexOf(aid.id) < ids.indexOf('objawy')).toBe(kind !== 'bedbug');
  const links = (serviceLinks[slug] ?? []).map(({ href }) => href);
  expect(linksIn(main)).toEqual(expect.arrayContaining([...links, ...inTowns(slug)]));

  const overview = await mainOf('/uslugi');
  expect(linksIn(overview)).toEqual(expect.arrayContaining(inTowns(slug)));
  expect(textsIn(overview, `article:has([href="${address}"])`)[0]).toContain(plain(price));

  const inTown = await mainOf(town);
  const linksBelow = ({ heading }: { heading: string }) =>
    linksIn(within(inTown).getByRole('heading', { name: heading, hidden: true }).parentElement!);
  expect([...linksBelow(localPage.more), ...linksBelow(localPage.others)]).toEqual([
    ...['metody', 'pytania'].map((chapter) => `${address}#${chapter}`),
    ...links.filter((href) => /cennik|gwar|przyg/.test(href)),
    ...services.filter((other) => other.slug !== slug).map((other) => `/uslugi/${other.slug}/krakow`),
    '/miasta/krakow',
  ]);
  expect(urgentLineOf(kind, false) ?? '').not.toContain(terms.arrival.minutes);
});

test.each(towns)('the page of $name has the price of each service', async ({ slug }) => {
  const main = await mainOf(`/miasta/${slug}`);
  for (const { slug: service, price } of services) {
    const link = main.querySelector(`[href="/uslugi/${service}/${slug}"]`);
    expect(textIn(link!.closest('li')!)).toContain(plain(price));
  }
});

const marked = (heading: string, isCrossed: boolean, items: readonly string[]) =>
  items.map((item) => [plain(heading), isCrossed, plain(item)]);

test.each(symptoms)('/objawy/$slug says how urgent it is, what to do, then the price', async ({ slug }) => {
  const symptom = (await loadSymptom(slug))!;
  const { urgency, until, drawings, comparison, service, elsewhere } = symptom;
  const { level, other } = urgency;
  const address = `/objawy/${slug}`;
  const main = await mainOf(address);
  const urgentCalls = level === 'urgent' ? 2 : Number(other?.level === 'urgent');
  expect(main.querySelectorAll('[href^="tel:"][data-urgent]')).toHaveLength(urgentCalls);
  if (urgentCalls > 0) expect(symptom.firstAid).toBeDefined();
  const links = [
    ...(elsewhere ? [`/kontakt#${firstAid[elsewhere].id}`] : []),
    `/uslugi/${service}`,
    ...topicsOfSymptom(slug).map(({ path }) => path),
    ...checklistLinks(service).map((link) => link.href),
  ];
  expect(linksIn(main)).toEqual(expect.arrayContaining(links));
  const { items, avoid } = symptomsPage.until;
  const marks = [...marked(items, false, until.items), ...marked(avoid, true, until.avoid)];
  expect(marksIn(main)).toEqual(marks);
  expect(main.querySelectorAll('figure')).toHaveLength(drawings.length + (comparison ? 1 : 0));
  for (const at of ['/', '/404', '/galeria']) expect(linksIn(await mainOf(at))).toContain(address);
  const order = all(items, symptomsPage.price);
  expect(textsIn(main, 'h2, h3').filter((heading) => order.includes(heading))).toEqual(order);
});

test.each(topics)('$path leads to its chapters, and marks what to do and what not', async ({ path }) => {
  const { chapters, price, urgent, parent } = (await loadTopic(path))!;
  const main = await mainOf(path);
  expect(main.querySelectorAll('[href^="tel:"][data-urgent]')).toHaveLength(urgent === 'most' ? 1 : 0);
  expect(linksIn(await mainOf(parent === 'pests' ? '/szkodniki' : '/uslugi'))).toContain(path);
  const introduced = chapters.filter(({ intro }) => intro).length;
  expect(main.querySelectorAll('.ui-Section-head > p')).toHaveLength(introduced);
  const jumps = within(main).queryByRole('navigation', { name: onThisPage, hidden: true });
  const shown = Array.from(jumps?.querySelectorAll('a') ?? [], (link) => [
    textIn(link),
    ...textsIn(main.querySelector(link.hash)!.closest('section')!, 'h2'),
  ]);
  const named = [...chapters, price].filter(({ short }) => short);
  expect(shown).toEqual(named.map(({ short, heading }) => all(short, heading)));
  const lists = chapters.flatMap((chapter) => (chapter.kind === 'marked' ? chapter.lists : []));
  const marks = lists.flatMap(({ heading, items }, index) => marked(heading, index % 2 === 1, items));
  expect(marksIn(main)).toEqual(marks);
});

const notices = { '/kontakt': privacyInShort.form, '/blog': privacyInShort.newsletter };

test.each(Object.entries(notices))('the form on %s says in short what becomes of data', async (at, words) => {
  const link = (await mainOf(at)).querySelector('form [href="/polityka-prywatnosci"]');
  expect(textIn(link!.parentElement!)).toContain(plain(words));
});

test('the declaration of accessibility says where to report a problem', async () => {
  const main = await mainOf('/dostepnosc');
  const report = main.querySelector('#zglos-problem')!.parentElement!;
  expect(linksIn(report)).toEqual([`tel:${company.phone.replaceAll(' ', '')}`, `mailto:${company.email}`]);
  expect(linksIn(main)).toContain('#zglos-problem');
});
