/** Which pages belong together: the links below a topic. */
import { articles } from '../articles/articles';
import { findChecklistLinks } from '../services/serviceLinks';
import { labelProcess, linkToKrakow } from '../services/services';
import { symptoms } from '../symptoms/symptoms';
import { topics, type Topic } from './topics';
import { findLanguages } from '../../seo/languages';
import { typeset } from '../../text/typeset';

interface PageLink {
  href: string;
  label: string;
}

const words = typeset({
  guarantee: 'Warunki gwarancji',
  firms: 'DDD dla firm',
  english: 'Strona o myszach po angielsku',
});

/** Returns links to articles. The build refuses a link to a missing article. */
const linkArticles = (slugs: readonly string[] = []) =>
  slugs.map((slug): PageLink => {
    const article = articles.find((one) => one.slug === slug);
    return { href: `/blog/${slug}`, label: article?.title ?? slug };
  });

const symptomLinks = (isRelated: (symptom: (typeof symptoms)[number]) => boolean) =>
  symptoms
    .filter(isRelated)
    .map(({ slug, choice }): PageLink => ({ href: `/objawy/${slug}`, label: choice }));

/** Returns whether the page for companies recommends an article of this topic. */
const isForFirms = ({ path, articles: own }: Topic) =>
  path !== '/dla-firm' &&
  topics.some((topic) => topic.path === '/dla-firm' && topic.articles.some((slug) => own.includes(slug)));

/** Returns at most seven pages that a visitor of a topic's page may want next. The prices have a link of their own. */
export function findTopicLinks(topic: Topic): readonly PageLink[] {
  const english = findLanguages(topic.path)?.['en'];
  const services = [topic.service, ...(topic.alsoServices ?? [])];
  return [
    ...services.map((slug) => ({ href: `/uslugi/${slug}`, label: labelProcess(slug) })),
    linkToKrakow(topic.service),
    ...findChecklistLinks(topic.service),
    ...(english ? [{ href: english, label: words.english }] : []),
    { href: '/gwarancja', label: words.guarantee },
    ...linkArticles(topic.articles),
    ...(isForFirms(topic) ? [{ href: '/dla-firm', label: words.firms }] : []),
    ...symptomLinks(({ slug }) => topic.symptoms.includes(slug)),
  ].slice(0, 7);
}
