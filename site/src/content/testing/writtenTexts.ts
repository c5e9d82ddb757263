/** Every text of the site, for tests that compare texts of several files. */
import site from '../../server';
import { getArticleText, type ArticleNode } from '@tarcza/static-site';
import { cities, type CityProfile } from '../towns/cities';
import { loadCity, loadService } from '../load';
import { localText } from '../towns/localText';
import { fillPlace } from '../../text/place';
import { services, type ServiceWords } from '../services/services';
import { typesetText } from '../../text/typeset';

// Not typeset: the company's details and the figures of the promises.
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../*/*.ts',
    '!../*/*.test.ts',
    '!../{testing,languages}/*.ts',
    '!../*/{company,readCompany,settings,parseSettings,terms,commonSentences,newCustomers,urgency,totals,figureTexts,languages}.ts',
    '../../pages/*/*.ts',
    '!../../pages/*/{*.test,*.css,head}.ts',
    // In English.
    '!../../pages/english*/*.ts',
  ],
  { eager: true },
);
export const serviceWords = import.meta.glob<ServiceWords>('../services/pages/*.ts', {
  eager: true,
  import: 'default',
});
const cityProfiles = import.meta.glob<CityProfile>('../towns/pages/*.ts', { eager: true, import: 'default' });
const symptomWords = import.meta.glob<object>('../symptoms/pages/*.ts', { eager: true, import: 'default' });
const topicWords = import.meta.glob<object>('../topics/pages/*.ts', { eager: true, import: 'default' });
const articleTexts = import.meta.glob<readonly ArticleNode[]>('../articles/texts/*.md', {
  eager: true,
  import: 'default',
});

export interface Found {
  /** Where the text is: "../faq.ts.faq.lead". */
  path: string;
  text: string;
}

/** Returns every string in a piece of content. */
function strings(content: unknown, path: string): Found[] {
  if (typeof content === 'string') return [{ path, text: content }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => strings(value, `${path}.${key}`));
}

/** The newsletter e-mail is plain text for a mail program. */
const notTypeset = /newsletterLetter|typeset/;

/** The texts of the content files. */
export const written: readonly Found[] = [
  ...strings(modules, '').filter(({ path }) => !notTypeset.test(path)),
  ...strings(serviceWords, ''),
  ...strings(topicWords, ''),
  ...strings(cityProfiles, ''),
  ...strings(symptomWords, ''),
  ...Object.entries(articleTexts).flatMap(([path, text]) =>
    strings(
      text.flatMap((node) => getArticleText(node).split('\n')),
      path,
    ),
  ),
];

/** The head of each page: title, description, canonical and other named elements. */
export const heads = new Map<string, Record<string, string>>();
for (const address of site.addresses) {
  const { head } = await site.render(address);
  const named = head.map(({ tag, attributes: { name, rel, content, href }, text }) => [
    name ?? rel ?? tag,
    content ?? href ?? text ?? '',
  ]);
  heads.set(address, Object.fromEntries(named) as Record<string, string>);
}
export const headTexts: readonly Found[] = [...heads].flatMap(([address, { title = '', description = '' }]) =>
  [title, description].map((text) => ({ path: `head of ${address}`, text: typesetText(text) })),
);

/** The texts of the services' pages in towns, with the town's name. */
export const filled: readonly Found[] = (
  await Promise.all(
    services.flatMap(({ slug }) =>
      cities.map(async (city) => {
        const [service, town] = await Promise.all([loadService(slug), loadCity(city.slug)]);
        if (!service || !town) throw new Error(`${slug} or ${city.slug} has no content file.`);
        const path = `/uslugi/${slug}/${city.slug}`;
        return [...strings(fillPlace(service, town), path), ...strings(localText(town, service) ?? {}, path)];
      }),
    ),
  )
).flat();
