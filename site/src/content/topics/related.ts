/** Which pages belong together: the links below a topic. */
import { findChecklistLinks, serviceLinks } from '../services/serviceLinks';
import { findService, linkToKrakow } from '../services/services';
import { symptoms } from '../symptoms/symptoms';
import { topics, type Topic } from './topics';
import { findLanguages } from '../../seo/languages';
import { typeset } from '../../text/typeset';

interface PageLink {
  href: string;
  label: string;
}

const words = typeset({
  prices: 'Cennik: ile to kosztuje',
  guarantee: 'Warunki gwarancji',
  firms: 'DDD dla firm',
  english: 'O myszach po angielsku',
});

/** Returns links to articles, with the short titles of the services' pages. */
const linkArticles = (slugs: readonly string[]) =>
  slugs.flatMap(
    (slug) =>
      Object.values(serviceLinks)
        .flat()
        .find(({ href }) => href === `/blog/${slug}`) ?? [],
  );

const symptomLinks = (isRelated: (symptom: (typeof symptoms)[number]) => boolean) =>
  symptoms
    .filter(isRelated)
    .map(({ slug, choice }): PageLink => ({ href: `/objawy/${slug}`, label: choice }));

/** Returns whether the page for companies recommends an article of this topic. */
const isForFirms = ({ path, articles: own }: Topic) =>
  path !== '/dla-firm' &&
  topics.some((topic) => topic.path === '/dla-firm' && topic.articles.some((slug) => own.includes(slug)));

/** Returns at most eight pages that a visitor of a topic's page may want next. */
export function findTopicLinks(topic: Topic): readonly PageLink[] {
  const english = findLanguages(topic.path)?.['en'];
  const services = [topic.service, ...(topic.alsoServices ?? [])];
  return [
    { href: '/cennik', label: words.prices },
    ...services.map((slug) => ({ href: `/uslugi/${slug}`, label: findService(slug)?.name ?? slug })),
    { href: '/gwarancja', label: words.guarantee },
    linkToKrakow(topic.service),
    ...findChecklistLinks(topic.service),
    ...(english ? [{ href: english, label: words.english }] : []),
    ...(isForFirms(topic) ? [{ href: '/dla-firm', label: words.firms }] : []),
    ...linkArticles(topic.articles),
    ...symptomLinks(({ slug }) => topic.symptoms?.includes(slug) === true),
  ].slice(0, 8);
}
