/** What a visitor would be harmed by if it were missing: warnings, hours, guarantee, emergency numbers, rights. */
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- The exports of deliver load firebase-admin.
import { defaultLimits } from '../../../packages/contact/src/deliver/delivery.ts';
import { formatTimes } from '../hours/schedule';
import { english } from '../pages/english/content';
import { partOf, textOf } from '../testing/renderedPages';
import { plainText } from '../text/typeset';
import { articles } from './articles/articles';
import { company } from './company/company';
import { ratingText } from './company/figureTexts';
import { keptMonths, privacyInShort } from './company/privacyNotice';
import inEnglish from './languages/en';
import { pricesOf } from './offers/priceFigures';
import { terms } from './offers/terms';
import { checklists, checklistsPage } from './services/checklists';
import { firstAid, firstAidOf } from './services/firstAid';
import { checklistLinks, serviceLinks } from './services/serviceLinks';
import { servicePage } from './services/servicePage';
import { services } from './services/services';
import { urgencyLevels, urgentLineOf, whenToCall } from './services/urgency';
import { loadSymptom, symptoms, symptomsPage } from './symptoms/symptoms';
import { commonSentences, lowestPrices } from './texts/commonSentences';
import { dangers } from './texts/dangers';
import { notFound } from './texts/errors';
import { firstAidPage } from './texts/navigation';
import { loadTopic, topics, topicsOfSymptom } from './topics/topics';
import { localPage, usualArrivals } from './towns/localText';
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
  ...checklists.map(({ about }) => ['/przygotowanie', about]),
  ['/uslugi/dezynfekcja/inne-miasto', servicePage.otherTown.note.replace(/ \{.*/, '')],
  ...[notFound.heading, notFound.meaning, notFound.text].map((words) => ['/404', words]),
  ...['/404', '/galeria'].map((at) => [at, symptomsPage.intro]),
  ['/uslugi', 'Deratyzacja w Kętach'],
  ['/uslugi/deratyzacja', 'Deratyzacja: Kęty'],
  ['/uslugi/deratyzacja/kety', `${localPage.callToAction.heading} ${localPage.callToAction.areas}`],
  ['/uslugi/zwalczanie-pluskiew', 'efektu 0 14 28 42 Dzień'],
  ['/uslugi/pluskwy-landing', 'Cena dla nowych klientów od 600 zł z VAT od'],
  ['/przygotowanie/deratyzacja', `${checklistsPage.questions} 000 000 000 , ${company.name}`],
  ['/o-nas', ratingText('company') ?? ''],
  ['/en', 'Marten deterrence quote after inspection'],
  ...['/faq', '/o-nas'].map((at) => [at, commonSentences.urgentPhone]),
  ...['/', '/faq', '/kontakt', '/objawy/gniazdo-os'].map((at) => [
    at,
    commonSentences.arrivalWhenUrgent.slice(0, -1),
  ]),
  ...['/kontakt', '/faq'].flatMap((at) => company.openingHours.map(({ times }) => [at, formatTimes(times)])),
  ...['991', '994', '112'].map((number) => ['/kontakt', number]),
  ['/gwarancja', `${company.legalName}, ${company.address.street}`],
  ...['/', '/gwarancja'].map((at) => [at, `${terms.insect.guaranteeMonths} miesięcy od ostatniego zabiegu`]),
  ...inEnglish.footer.hours.map(({ label, hours }) => ['/en', `${label}: ${hours}`]),
  ['/en', `within ${terms.insect.effectHours} hours of treatment`],
  ['/gwarancja', `${terms.guarantee.replyDays} dni`],
  ['/gwarancja', 'nie wyłącza, nie ogranicza ani nie zawiesza praw'],
  ['/kontakt', company.legalName],
  ['/kontakt', `NIP ${company.nip}, REGON ${company.regon}`],
  ['/polityka-prywatnosci', `${keptMonths} miesięcy`],
])('%s says: %s', async (address = '', words = '') => {
  expect(await textOf(address)).toContain(plainText(words));
});

/** Returns the lines below the first buttons of a page: what it costs, hours of the phone, link to first aid. */
async function belowButtons(address: string) {
  const [, lines = ''] = /OfficeHours_hours__[^>]*>(.*?)<\/(?:div|p)>/.exec(await partOf(address)) ?? [];
  return lines.split(/<[^>]*>/).filter((line) => line.trim());
}

const all = (...lines: (string | undefined)[]) => lines.flatMap((line) => (line ? [plainText(line)] : []));
const { phoneLine, hoursLine } = commonSentences;
const hoursOf = (isUrgent: boolean) => (isUrgent ? phoneLine : hoursLine);
const atAnyHour = [phoneLine, firstAidPage.link];

test.each([
  ['/', all(...atAnyHour)],
  ['/cennik', all(...atAnyHour)],
  ['/uslugi', all(lowestPrices, ...atAnyHour)],
  ['/miasta', all(townPages.town.note, ...atAnyHour)],
  ['/miasta/bochnia', all(townPages.town.note, ...atAnyHour)],
  ['/o-nas', all(lowestPrices)],
  ['/uslugi/pluskwy-landing', all(pricesOf('zwalczanie-pluskiew').line, hoursLine)],
  ['/en', all(english.note, english.hours)],
  ['/en/mice', all('From 550 zł, VAT included.', english.hours)],
])('below its buttons %s says: %s', async (address, lines) => {
  expect(await belowButtons(address)).toEqual(lines);
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
  expect(main.split(` id="${aid!.id}"`)[1]).toMatch(/^(?:(?!<ul).)*<ol/s);
  for (const step of aid!.steps) expect(main).toContain(plainText(step));
});

test.each(services)('the pages of $slug say what is urgent', async ({ slug, kind, name, description }) => {
  const text = await textOf(`/uslugi/${slug}`);
  for (const row of whenToCall(kind)) for (const words of Object.values(row)) expect(text).toContain(words);
  for (const { label } of serviceLinks[slug] ?? []) expect(text).toContain(plainText(label));
  const isUrgent = urgentLineOf(kind) !== undefined;
  for (const address of [`/uslugi/${slug}`, `/uslugi/${slug}/krakow`])
    expect(await belowButtons(address)).toEqual(
      all(pricesOf(slug).line, hoursOf(isUrgent), isUrgent ? firstAidPage.link : undefined),
    );
  const main = await partOf(`/uslugi/${slug}`);
  // Most readers have bed bugs at home, where they are not urgent.
  const aid = firstAidOf(kind);
  if (aid) expect(main.indexOf(`id="${aid.id}"`) < main.indexOf('id="objawy"')).toBe(kind !== 'bedbug');
  expect(main.includes('<dt class="page_hidden')).toBe(whenToCall(kind).length === 1);
  const inTown = await partOf(`/uslugi/${slug}/krakow`);
  const links = Array.from(inTown.matchAll(/page_chip__[^>]*href="([^"]*)"/g), ([, href]) => href);
  expect(links).toEqual([
    ...['metody', 'pytania'].map((chapter) => `/uslugi/${slug}#${chapter}`),
    ...(serviceLinks[slug] ?? []).map(({ href }) => href).filter((href) => /cennik|gwar|przyg/.test(href)),
    ...services.filter((other) => other.slug !== slug).map((other) => `/uslugi/${other.slug}/krakow`),
    '/miasta/krakow',
  ]);
  for (const words of [urgentLineOf(kind, true) ?? '', usualArrivals[kind], localPage.others.heading])
    expect(await textOf(`/uslugi/${slug}/krakow`)).toContain(plainText(words));
  expect(await textOf('/uslugi')).toContain(plainText(`${name} ${description}`));
  expect(urgentLineOf(kind, false) ?? '').not.toContain(terms.arrival.minutes);
});

test.each(towns)('the page of $name has the arrival of its distance', async ({ slug, nearby }) => {
  const { lead } = townPages.town;
  const text = await textOf(`/miasta/${slug}`);
  expect(text).toContain(plainText(nearby ? lead.nearby : lead.elsewhere));
  for (const { name, price } of services) expect(text).toMatch(RegExp(`${name} .*${plainText(price)}`));
});

test.each(symptoms)(
  '/objawy/$slug says how urgent it is, and what to do before the price',
  async ({ slug }) => {
    const { urgency, until, drawings, comparison, service, elsewhere } = (await loadSymptom(slug))!;
    const { level, other } = urgency;
    const { name, call, arrival } = urgencyLevels[level];
    const text = await textOf(`/objawy/${slug}`);
    const main = await partOf(`/objawy/${slug}`);
    const urgentCalls = level === 'urgent' ? 2 : Number(other?.level === 'urgent');
    expect(main.match(/data-urgent/g) ?? []).toHaveLength(urgentCalls);
    expect(await belowButtons(`/objawy/${slug}`)).toEqual(
      all(pricesOf(service).line, hoursOf(urgentCalls > 0)),
    );
    for (const href of [
      ...(elsewhere ? [`/kontakt#${firstAid[elsewhere].id}`] : []),
      `/uslugi/${service}`,
      ...topicsOfSymptom(slug).map(({ path }) => path),
      ...checklistLinks(service).map((link) => link.href),
    ])
      expect(main).toContain(`href="${href}"`);
    expect(main.match(/marked_cross/g)).toHaveLength(until.avoid.length);
    expect(main.match(/<figure/g) ?? []).toHaveLength(drawings.length + (comparison ? 1 : 0));
    expect(text.toLowerCase()).toContain(call.toLowerCase());
    expect(text).toContain(`${symptomsPage.urgency.heading}: ${name}. `);
    expect(text).toContain([arrival, other && urgencyLevels[other.level].arrival].filter(Boolean).join(' '));
    const [first, price] = [symptomsPage.until.items, symptomsPage.price].map((heading) =>
      text.indexOf(` ${plainText(heading)} `),
    );
    expect(first).toBeGreaterThan(0);
    expect(price).toBeGreaterThan(first!);
  },
);

test.each(topics)('$path marks what to do, and what not', async ({ path }) => {
  const { chapters, price, note, urgent, isQuiet, parent, firstAid: aid } = (await loadTopic(path))!;
  const main = await partOf(path);
  expect(await belowButtons(path)).toEqual(all(note, hoursOf(urgent !== undefined)));
  expect(main.includes('data-urgent')).toBe(urgent === 'most');
  expect(await partOf(parent === 'pests' ? '/szkodniki' : '/uslugi')).toContain(`href="${path}"`);
  const tops = ['urgent', 'comparison'].map((name) => main.includes(`page_${name}__`));
  expect(tops).toEqual([aid !== undefined, parent === 'pests']);
  expect([main.includes('CallToAction_panel'), main.split('page_quietCall').length]).toEqual(
    isQuiet ? [false, 3] : [true, 1],
  );
  const [, jumps = ''] = /<nav [^>]*aria-label="Na tej stronie">(.*?)<\/nav>/.exec(main) ?? [];
  const shorts = [...chapters.map(({ short }) => short), price.short];
  expect(jumps.match(/(?<=>)[^<]+/g) ?? []).toEqual(all(...shorts));
  const marks = chapters.flatMap((chapter) =>
    chapter.kind === 'marked'
      ? chapter.lists.flatMap(({ items }, index) => items.map(() => (index === 0 ? 'check' : 'cross')))
      : [],
  );
  expect(main.match(/(?<=marked_)(check|cross)/g) ?? []).toEqual(marks);
});

test.each([
  ['/kontakt', privacyInShort.form],
  ['/blog', privacyInShort.newsletter],
])('%s says in short what becomes of the data, and links to the policy', async (address, words) => {
  const [, after] = (await partOf(address)).split(plainText(words));
  expect(after?.slice(0, 200)).toContain('href="/polityka-prywatnosci"');
});

test('the declaration of accessibility says where to report a problem', async () => {
  const [, ...reports] = (await partOf('/dostepnosc')).split('zglos-problem"');
  const links = reports.at(-1)?.match(/(?<=<dt>(Telefon|E-mail).*?href=")[^"]*/g);
  expect([reports.length, links]).toEqual([
    3,
    [`tel:${company.phone.replaceAll(' ', '')}`, `mailto:${company.email}`],
  ]);
});

test('the policy names the months after which the database deletes a message', () => {
  expect(defaultLimits.keepMonths).toBe(keptMonths);
});
