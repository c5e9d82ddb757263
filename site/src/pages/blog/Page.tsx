import { useLayoutEffect, useRef, useState } from 'react';
import { articles, blogCategories, type BlogCategory } from '../../content/articles';
import { blog } from '../../content/blog';
import { cardPlace } from '../../theme/cardPlace';
import * as page from '../../theme/page.css';
import { ArticleCard } from '../../components/ArticleCard';
import * as styles from './page.css';
import { Newsletter } from './Newsletter';

const featured = articles.find((article) => article.featured);
const others = articles.filter((article) => article !== featured);

export default function BlogPage() {
  return (
    <>
      <div className={styles.page}>
        <div className={styles.top}>
          <h1 className={page.title1}>{blog.title}</h1>
          <p className={`${page.lead} ${page.textColumn}`}>{blog.lead}</p>
        </div>
        <Filter />
        {featured && (
          <div data-category={featured.category}>
            <ArticleCard article={featured} look="featured" />
          </div>
        )}
        <section aria-labelledby="artykuly">
          <h2 id="artykuly" className={page.hidden}>
            {blog.listHeading}
          </h2>
          <ul className={page.cardGrid}>
            {others.map((article, index) => (
              <li
                key={article.slug}
                className={cardPlace(index, others.length)}
                data-category={article.category}
              >
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Newsletter />
    </>
  );
}

type Choice = BlogCategory | 'all';

/** The style sheet hides what does not belong to the pressed button: it can before React is there. */
function Filter() {
  // Until a button is pressed there is nothing to announce.
  const [chosen, setChosen] = useState<Choice>();
  const group = useRef<HTMLDivElement>(null);

  // What was chosen before React came: see @tarcza/first-act.
  useLayoutEffect(() => {
    const pressed = group.current?.querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.value;
    if (pressed !== 'all') setChosen(pressed as BlogCategory);
  }, []);

  return (
    <>
      <div ref={group} role="group" aria-label={blog.filterLabel} className={styles.filter}>
        {(['all', ...blogCategories] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            value={choice}
            className={styles.filterButton}
            data-act="choose"
            aria-pressed={choice === (chosen ?? 'all')}
            onClick={() => setChosen(choice)}
          >
            {nameOf(choice)}
          </button>
        ))}
      </div>
      {/* Screen readers announce changes of an <output> less reliably. */}
      <p role="status" className={page.hidden}>
        {chosen &&
          blog.filtered.replace('{category}', nameOf(chosen)).replace('{count}', String(countOf(chosen)))}
      </p>
    </>
  );
}

const nameOf = (choice: Choice) => (choice === 'all' ? blog.allCategories : choice);

const countOf = (choice: Choice) =>
  articles.filter(({ category }) => choice === 'all' || category === choice).length;
