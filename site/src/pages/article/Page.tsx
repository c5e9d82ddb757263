import { PhoneWithHours } from '../../components/PhoneWithHours';
import { Breadcrumbs, Section, Prose } from '@tarcza/ui';
import { articles, type Article } from '../../content/articles/articles';
import { blog } from '../../content/articles/blog';
import { drawings } from '../../content/pests/drawings';
import { polishDate } from '../../text/dates';
import { linkToKrakow, services } from '../../content/services/services';
import { CallToAction } from '../../frame/CallToAction';
import { withAside } from '../../components/TextLayout.css';
import * as page from '../../theme/page.css';
import {
  type ArticleNode,
  ArticleText,
  getArticleText,
  RouterLink,
  type RouteParams,
} from '@tarcza/static-site';
import { ArticleCard } from '../../components/ArticleCard';
import { Contents, FoldedContents } from '../../components/Contents';
import { Cover, CroppedCover } from '../../components/Cover';
import { PestDrawings } from '../../components/PestDrawings';
import { CallOrWrite, WriteLink } from '../../components/ContactActions';
import * as styles from './page.css';

export interface Data {
  article: Article;
  text: readonly ArticleNode[];
}

/** Returns null if no article has the slug. */
export async function load({ slug }: RouteParams): Promise<Data | null> {
  const article = articles.find((candidate) => candidate.slug === slug);
  return article ? { article, text: await article.loadText() } : null;
}

export default function ArticlePage({ data }: { data: Data }) {
  const { article, text } = data;
  const texts = blog.article;
  const { intro, before, after } = splitText(text);
  const contents = {
    title: texts.contents,
    headings: text.filter(([tag]) => tag === 'h2').map(getArticleText),
  };
  return (
    <>
      <Breadcrumbs trail={[{ label: blog.title, href: '/blog' }, { label: article.title }]} />
      <article className={withAside}>
        <header className={page.stack.small}>
          <h1 className={page.title1}>{article.title}</h1>
          <p className={page.lead}>{article.excerpt}</p>
          <p className={styles.facts}>
            <strong>{article.category}</strong>{' '}
            <time dateTime={article.date}>{polishDate(article.date)}</time>{' '}
            {article.modified && (
              <span>
                {texts.modified} <time dateTime={article.modified}>{polishDate(article.modified)}</time>
              </span>
            )}{' '}
            <span>{texts.author}</span>
          </p>
        </header>
        <div className={styles.side}>
          <div className={`${page.cover} ${styles.picture}`}>
            <Cover of={article.kind} scene={article.scene} priority />
          </div>
          <div className={styles.stuck}>
            <Offer of={article} />
            <FoldedContents {...contents} />
            <Contents {...contents} />
          </div>
        </div>
        <div className={page.stack.large}>
          <Text nodes={intro} />
          <PestDrawings drawings={article.drawings?.map((name) => drawings[name])} look="column" />
          <Text nodes={before} />
          {article.inside && <CroppedCover scene={article.inside} />}
          <aside className={styles.call} aria-label={texts.middle.label}>
            <p>{texts.middle.text}</p>
            <div className={page.actions}>
              <CallOrWrite size="regular" tone="quiet" />
            </div>
          </aside>
          <Text nodes={after} />
        </div>
      </article>
      <CallToAction {...texts.callToAction} />

      <Section title={texts.related}>
        <ul className={page.cardGrid}>
          {findRelated(article).map((other) => (
            <li key={other.slug}>
              <ArticleCard article={other} isBrief />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** What the work costs that the article is about, and whom to call. */
function Offer({ of: { kind } }: { of: Article }) {
  const service = services.find((candidate) => candidate.kind === kind);
  const { name, price, href } = service
    ? { ...service, href: `/uslugi/${service.slug}` }
    : blog.article.offer;
  const inKrakow = service ? linkToKrakow(service.slug) : blog.article.offer.inKrakow;
  return (
    <aside className={styles.offer} aria-label={name}>
      <p>
        <RouterLink className={styles.offerLink} href={href}>
          {name}
        </RouterLink>
        <span className={styles.price}>{price}</span>
      </p>
      <RouterLink className={page.linkAlone} href={inKrakow.href}>
        {inKrakow.label}
      </RouterLink>
      <WriteLink data-while="closed" />
      <PhoneWithHours size="wide" />
    </aside>
  );
}

function Text({ nodes }: { nodes: readonly ArticleNode[] }) {
  return (
    <Prose size="reading">
      <ArticleText nodes={nodes} />
    </Prose>
  );
}

/** Returns the text up to its first chapter, and its chapters in halves. */
function splitText(text: readonly ArticleNode[]) {
  const chapters = text.flatMap(([tag], index) => (tag === 'h2' ? [index] : []));
  const [first = 0] = chapters;
  const middle = chapters[Math.ceil(chapters.length / 2)] ?? text.length;
  return { intro: text.slice(0, first), before: text.slice(first, middle), after: text.slice(middle) };
}

/** Returns three articles: those about the same pest, then those of the same category, then the newest of the others. */
function findRelated(article: Article): readonly Article[] {
  const rate = ({ kind, category }: Article) =>
    kind === article.kind ? 2 : Number(category === article.category);
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .sort((one, other) => rate(other) - rate(one))
    .slice(0, 3);
}
