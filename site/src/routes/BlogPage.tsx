import { useLayoutEffect, useRef, useState } from 'react';
import { articles, blogCategories, type Article, type BlogCategory } from '../content/articles';
import { blog } from '../content/blog';
import { Icon } from '../layout/icons';
import * as layout from '../layout/layout.css';
import { RouterLink } from '../layout/RouterLink';
import { ArticleCard, Byline, Digest } from './ArticleCard';
import * as styles from './BlogPage.css';
import { Newsletter } from './Newsletter';

export default function BlogPage() {
  // Until a button is pressed there is nothing to announce.
  const [chosen, setChosen] = useState<BlogCategory | 'all'>();
  const category = chosen ?? 'all';
  const filter = useRef<HTMLDivElement>(null);

  // What was chosen before React came: see loader.ts.
  useLayoutEffect(() => {
    const pressed = filter.current?.querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.value;
    if (pressed !== 'all') setChosen(pressed as BlogCategory);
  }, []);
  const featured = articles.find((article) => article.featured);
  const others = articles.filter((article) => article !== featured);

  const buttons = [
    { value: 'all', label: blog.allCategories } as const,
    ...blogCategories.map((name) => ({ value: name, label: name })),
  ];
  const announcement =
    chosen &&
    blog.filtered
      .replace('{category}', chosen === 'all' ? blog.allCategories : chosen)
      .replace(
        '{count}',
        String(articles.filter((article) => chosen === 'all' || article.category === chosen).length),
      );

  return (
    <>
      <div className={styles.page}>
        <div className={styles.top}>
          <h1 className={layout.title1}>{blog.title}</h1>
          <p className={`${layout.lead} ${layout.textColumn}`}>{blog.lead}</p>
        </div>

        {/* The style sheet hides what does not belong to the pressed one: it can before React is there. */}
        <div ref={filter} role="group" aria-label={blog.filterLabel} className={styles.filter}>
          {buttons.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              value={value}
              className={styles.filterButton}
              aria-pressed={value === category}
              onClick={() => setChosen(value)}
            >
              {label}
            </button>
          ))}
        </div>
        {/* Screen readers announce changes of an <output> less reliably. */}
        <p role="status" className={styles.hidden}>
          {announcement}
        </p>

        {featured && <FeaturedArticle article={featured} />}

        <section aria-labelledby="artykuly">
          <h2 id="artykuly" className={styles.hidden}>
            {blog.listHeading}
          </h2>
          <ul className={styles.list}>
            {others.map((article) => (
              <li key={article.slug} data-category={article.category}>
                <ArticleCard article={article} headingLevel={3} digest />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Newsletter />
    </>
  );
}

/** The one article that is shown large. */
function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article className={styles.featured} data-category={article.category} aria-labelledby={article.slug}>
      <div className={styles.featuredWords}>
        <p className={styles.featuredLabel}>
          <Icon name={article.icon} />
          {blog.featured}
        </p>
        <h2 id={article.slug} className={layout.title2}>
          <RouterLink className={styles.featuredLink} href={`/blog/${article.slug}`}>
            {article.title}
          </RouterLink>
        </h2>
        <p className={layout.lead}>{article.excerpt}</p>
        <Byline article={article} />
        <p className={styles.read} aria-hidden="true">
          {blog.read}
        </p>
      </div>
      <Digest lists={article.seoContent} headingLevel={3} />
    </article>
  );
}
