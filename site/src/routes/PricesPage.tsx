import { Section } from '@tarcza/ui';
import { prices, type PriceLine } from '../content/prices';
import { findService } from '../content/services';
import { CallToAction } from '../frame/CallToAction';
import * as page from '../theme/page.css';
import { RouterLink } from '@tarcza/static-site';
import * as styles from './PricesPage.css';

const { table, free, discount, payment } = prices;

export default function PricesPage() {
  return (
    <>
      <div className={styles.top}>
        <h1 className={page.title1}>{prices.title}</h1>
        <p className={`${page.lead} ${page.textColumn}`}>{prices.lead}</p>
      </div>
      <Section title={table.heading} lead={table.intro} tone="sunken">
        <ul className={page.cardGrid}>
          {table.lines.map((line) => (
            <li key={line.slug}>
              <Price {...line} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={discount.heading} lead={discount.intro}>
        <Points items={discount.items} />
      </Section>
      <Section title={free.heading} tone="sunken">
        <Points items={free.items} />
      </Section>
      <Section title={payment.heading}>
        <Points items={payment.items} />
      </Section>
      <CallToAction {...prices.callToAction} />
    </>
  );
}

/** What one service costs at least, and what makes it dearer. */
function Price({ slug, price, per, contains, raisedBy }: PriceLine) {
  const { labels } = table;
  return (
    <article className={styles.card}>
      <h3 className={page.title4}>
        <RouterLink href={`/uslugi/${slug}`}>{findService(slug)?.name}</RouterLink>
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>{labels.price}</dt>
          <dd className={styles.price}>{price}</dd>
        </div>
        <div>
          <dt>{labels.per}</dt>
          <dd>{per}</dd>
        </div>
        <div>
          <dt>{labels.contains}</dt>
          <dd>{contains}</dd>
        </div>
        <div>
          <dt>{labels.raisedBy}</dt>
          <dd>{raisedBy}</dd>
        </div>
      </dl>
    </article>
  );
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className={`${styles.points} ${page.textColumn}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
