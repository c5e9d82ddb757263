/** What a visitor's safety, money or rights depend on. */
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- The exports of deliver load firebase-admin.
import { defaultLimits } from '../../../packages/contact/src/deliver/delivery.ts';
import { linksIn, mainOf, textIn, textOf, textsIn } from '../testing/renderedPages';
import { plainText } from '../text/typeset';
import { company } from './company/company';
import { companyLines } from './company/companyLines';
import { newCustomers } from './offers/newCustomers';
import { terms } from './offers/terms';
import { firstAid, findFirstAid } from './services/firstAid';
import { services } from './services/services';
import { loadSymptom, symptoms } from './symptoms/symptoms';
import { commonSentences } from './texts/commonSentences';
import { dangers } from './texts/dangers';
import { loadTopic, topics } from './topics/topics';
import { towns } from './towns/towns';

const inTowns = (service: string) => towns.map(({ slug }) => `/uslugi/${service}/${slug}`);

const onMartens = ['/uslugi/odstraszanie-kun', '/objawy/tupanie-nad-sufitem'];
const onMould = ['/objawy/zapach-stechlizny', '/objawy/czarne-plamy-na-scianie'];
const martenArticle = '/blog/jak-odstraszyc-kuny-z-poddasza';
const { bumblebees } = commonSentences;
const plain = (text: string) => plainText(text).replaceAll('\n', ' ');

test.each([
  [
    dangers.floodedRoom,
    '/kontakt',
    '/objawy/czarne-plamy-na-scianie',
    '/uslugi/dezynfekcja',
    ...inTowns('dezynfekcja'),
  ],
  [dangers.shelters, '/uslugi/odstraszanie-kun', martenArticle],
  [dangers.pruning, martenArticle],
  [dangers.martenCatching, ...onMartens],
  [dangers.carbonMonoxide, '/uslugi/odgrzybianie', ...onMould],
  [dangers.waspsAtMeters, '/uslugi/dezynsekcja', '/objawy/gniazdo-os', '/szkodniki/osy'],
  [bumblebees, '/uslugi/dezynsekcja', '/objawy/gniazdo-os'],
  [companyLines.hours.map(({ label, hours }) => `${label}: ${hours}`).join(' '), '/kontakt'],
  ...companyLines.hours.map(({ label, hours }) => [`${label} ${hours}`, '/faq']),
  [`Adresat: ${company.legalName}`, '/odstapienie-od-umowy'],
  [
    `Od zgłoszenia do przyjazdu Do ${terms.arrival.disinfectionHours} godzin`,
    '/uslugi/dezynfekcja',
    ...inTowns('dezynfekcja'),
  ],
  [`najwyżej na ${terms.bedbug.awayHours} godziny`, '/przygotowanie/zwalczanie-pluskiew'],
  [`kontrolę po ${terms.bedbug.intervalDays} dniach`, '/przygotowanie/zwalczanie-pluskiew'],
  // The database deletes a message after them.
  [`${defaultLimits.keepMonths} miesięcy`, '/polityka-prywatnosci'],
  [`na odpowiedź na reklamację ${terms.guarantee.replyDays} dni`, '/gwarancja'],
  [commonSentences.phoneLine, '/', '/cennik', '/miasta'],
])('the pages of its kind say: %s', async (words = '', ...addresses) => {
  for (const address of addresses) expect(await textOf(address), address).toContain(plain(words));
});

const all = (...lines: (string | undefined)[]) => lines.flatMap((line) => (line ? [plain(line)] : []));
const emergencies = [
  ...Object.values(firstAid).map((aid) => ['/kontakt', aid] as const),
  ...services.map(({ slug, kind }) => [`/uslugi/${slug}`, findFirstAid(kind)] as const),
  ...symptoms.map(({ slug, firstAid: aid }) => [`/objawy/${slug}`, aid && firstAid[aid]] as const),
  ...topics.map(({ path, firstAid: aid }) => [path, aid && firstAid[aid]] as const),
];

test.each(emergencies.filter(([, aid]) => aid))('%s shows the first aid', async (address, aid) => {
  const { id, heading, steps } = aid!;
  const place = (await mainOf(address)).querySelector(`details:has(#${id}), #${id}`)!;
  expect(textsIn(place, ':is(h2, h3), ol > li')).toEqual(all(heading, ...steps));
});

test.each(services)('$slug has its price among the services and in each town', async ({ slug, price }) => {
  const pages = towns.map((town) => [`/miasta/${town.slug}`, `/uslugi/${slug}/${town.slug}`] as const);
  for (const [page, address] of [['/uslugi', `/uslugi/${slug}`] as const, ...pages]) {
    const link = (await mainOf(page)).querySelector(`:is(h2, h3, li) > [href="${address}"]`);
    expect(textIn(link!.closest('li')!), page).toContain(plain(price));
  }
  const row = (await mainOf('/cennik')).querySelector(`details:has([href="/uslugi/${slug}"])`)!;
  expect(textIn(row)).toContain(plain(price).replaceAll(/cena | z VAT/g, ''));
});

test('only towns nearby are promised a technician within minutes', async () => {
  for (const { slug: town, locative, nearby = false } of towns) {
    expect(terms.arrival.nearby.includes(locative.slice(2)), town).toBe(nearby);
    expect((await textOf(`/miasta/${town}`)).includes(`sprawach w ${terms.arrival.minutes}`)).toBe(nearby);
    for (const address of nearby ? [] : services.map(({ slug }) => `/uslugi/${slug}/${town}`))
      expect(await textOf(address)).not.toContain(`dobę, przyjazd w ${terms.arrival.minutes}`);
  }
});

const urgentCalls = '[href^="tel:"][data-urgent]';

test.each(symptoms)('/objawy/$slug asks for an urgent call where that is needed', async ({ slug }) => {
  const { urgency, firstAid: aid, elsewhere } = (await loadSymptom(slug))!;
  const main = await mainOf(`/objawy/${slug}`);
  const calls = urgency.level === 'urgent' ? 2 : Number(urgency.other?.level === 'urgent');
  expect(main.querySelectorAll(urgentCalls)).toHaveLength(calls);
  expect(main.querySelectorAll('strong[aria-hidden="true"]')).toHaveLength(urgency.about ? 0 : 1);
  if (calls > 0) expect(aid).toBeDefined();
  if (elsewhere) expect(linksIn(main)).toContain(`/kontakt#${firstAid[elsewhere].id}`);
});

test.each(topics)('$path asks for an urgent call where that is needed', async ({ path, parent, priceOf }) => {
  for (const [, zloty] of (await textOf(path)).matchAll(/(?:kosztuje od|\bOd) (\d+) zł/g))
    expect([terms.price[priceOf!], newCustomers?.firstPrices[priceOf!]]).toContain(Number(zloty));
  if (parent === 'pests' && priceOf)
    expect(await textOf('/szkodniki')).toContain(`od ${terms.price[priceOf]} zł`);
  expect(linksIn(await mainOf(path))).not.toContain(path);

  const { urgent } = (await loadTopic(path))!;
  const calls = (await mainOf(path)).querySelectorAll(urgentCalls);
  expect(calls).toHaveLength(urgent === 'most' ? 1 : 0);
  if (!urgent) expect(await textOf(path)).not.toContain(plain(commonSentences.arrivalWhenUrgent));
});

test('the declaration of accessibility says where to report a problem', async () => {
  const main = await mainOf('/dostepnosc');
  const report = main.querySelector('#zglos-problem')!.parentElement!;
  expect(linksIn(report)).toEqual([`tel:${company.phone.replaceAll(' ', '')}`, `mailto:${company.email}`]);
  expect(linksIn(main)).toContain('#zglos-problem');
});
