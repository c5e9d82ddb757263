import { fillTemplate } from '@tarcza/contact/contract';
import { Breadcrumbs } from '@tarcza/ui';
import { useState } from 'react';
import { articles, blogCategories, type BlogCategory } from '../../content/articles/articles';
import { blog } from '../../content/articles/blog';
import * as page from '../../theme/page.css';
import { CallToAction } from '../../frame/CallToAction';
import { ArticleCard } from '../../components/ArticleCard';
import * as styles from './page.css';
import { Newsletter } from './Newsletter';

type Category = BlogCategory | 'all';

const filterArticles = (chosen: Category) =>
  articles.filter(({ category }) => chosen === 'all' || category === chosen);

export default function BlogPage() {
  const [chosen, setChosen] = useState<Category>('all');
  const shown = filterArticles(chosen);
  const featured = shown.find((article) => article === articles[0]);
  const others = shown.filter((article) => article !== featured);
  return (
    <>
      <Breadcrumbs trail={[{ label: blog.title }]} />
      <div className={page.parts}>
        <div className={page.stack.small}>
          <h1 className={page.title1}>{blog.heading}</h1>
          <p className={`${page.lead} ${page.textColumn}`}>{blog.lead}</p>
        </div>
        <Filter chosen={chosen} onChoose={setChosen} />
        {featured && (
          <div className={styles.featured}>
            <ArticleCard article={featured} look="featured" />
          </div>
        )}
        <section aria-labelledby="artykuly">
          <h2 id="artykuly" className={page.hidden}>
            {blog.listHeading}
          </h2>
          <ul className={`${page.cardGrid} ${styles.list}`}>
            {others.map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Newsletter />
      <CallToAction {...blog.article.callToAction} />
    </>
  );
}

function Filter({ chosen, onChoose }: { chosen: Category; onChoose: (category: Category) => void }) {
  // Before the first choice there is nothing to announce.
  const [status, setStatus] = useState('');

  function choose(category: Category) {
    onChoose(category);
    setStatus(
      fillTemplate(blog.filtered, { category: getName(category), count: filterArticles(category).length }),
    );
  }

  return (
    <>
      <div role="group" aria-label={blog.filterLabel} className={styles.filter} data-with-script>
        {(['all', ...blogCategories] as const).map((category) => (
          <button
            key={category}
            type="button"
            className={styles.filterButton}
            aria-pressed={category === chosen}
            data-keep=""
            onClick={() => choose(category)}
          >
            {getName(category)}
          </button>
        ))}
      </div>
      {/* Screen readers announce changes of an <output> less reliably. */}
      <p role="status" className={page.hidden}>
        {status}
      </p>
    </>
  );
}

const getName = (category: Category) => (category === 'all' ? blog.allCategories : category);
