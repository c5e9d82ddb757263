/** Which pages belong together: the links below a service and below a topic. */
import { articles } from './articles';
import { findChecklist } from './checklists';
import { findService } from './services';
import { symptoms } from './symptoms';
import { topicPage, topics, type Topic } from './topics';
import { typeset } from './typeset';

interface PageLink {
  href: string;
  label: string;
}

const words = typeset({
  prices: 'Cennik: ile to kosztuje',
  guarantee: 'Warunki gwarancji',
  checklist: 'Lista przygotowań do druku',
});

/** Slugs of the articles for each service. */
const articlesOf: Readonly<Record<string, readonly string[]>> = {
  'zwalczanie-pluskiew': [
    'jak-rozpoznac-pluskwy-w-domu',
    'domowe-sposoby-na-pluskwy',
    'jak-przygotowac-mieszkanie-do-zabiegu-pluskiew',
  ],
  'odstraszanie-kun': ['jak-odstraszyc-kuny-z-poddasza'],
  dezynfekcja: ['dezynfekcja-mieszkania-po-chorobie'],
  dezynsekcja: ['skuteczne-zwalczanie-karaluchow'],
  deratyzacja: ['deratyzacja-piwnicy-usuwanie-szczurow'],
  odgrzybianie: ['bezpieczenstwo-zabiegow-ddd'],
};

const articleLinks = (slugs: readonly string[] = []) =>
  articles
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, title }): PageLink => ({ href: `/blog/${slug}`, label: title }));

const symptomLinks = (isRelated: (symptom: (typeof symptoms)[number]) => boolean) =>
  symptoms
    .filter(isRelated)
    .map(({ slug, choice }): PageLink => ({ href: `/objawy/${slug}`, label: choice }));

/** What a visitor of a service's own page may want next. */
export function serviceLinks(service: string): readonly PageLink[] {
  return [
    { href: '/cennik', label: words.prices },
    { href: '/gwarancja', label: words.guarantee },
    ...(findChecklist(service) ? [{ href: `/przygotowanie/${service}`, label: words.checklist }] : []),
    ...symptomLinks((symptom) => symptom.service === service),
    ...topics
      .filter((topic) => [topic.service, ...(topic.alsoServices ?? [])].includes(service))
      .map(({ path, label }) => ({ href: path, label })),
    ...articleLinks(articlesOf[service]),
  ];
}

/** What a visitor of a topic's page may want next. */
export function topicLinks(topic: Topic): readonly PageLink[] {
  const services = [topic.service, ...(topic.alsoServices ?? [])];
  return [
    ...services.map((slug) => ({
      href: `/uslugi/${slug}`,
      label: `${topicPage.service} ${findService(slug)?.name ?? slug}`,
    })),
    { href: '/cennik', label: words.prices },
    { href: '/gwarancja', label: words.guarantee },
    ...services.flatMap((slug) => {
      const checklist = findChecklist(slug);
      return checklist ? [{ href: `/przygotowanie/${slug}`, label: checklist.title }] : [];
    }),
    ...symptomLinks(({ slug }) => topic.symptoms.includes(slug)),
    ...articleLinks(topic.articles),
  ];
}

/** Topics for a symptom's page. */
export const topicsOfSymptom = (slug: string): readonly PageLink[] =>
  topics
    .filter(({ symptoms: known, parent }) => parent && known.includes(slug))
    .map(({ path, label }) => ({ href: path, label }));
