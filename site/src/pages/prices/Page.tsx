import { Breadcrumbs, Section } from '@tarcza/ui';
import { prices, quoted } from './content';
import { PriceList, type PriceRow } from '../../components/PriceList';
import { findService } from '../../content/services';
import { PageTop } from '../../components/PageTop';
import { CallToAction } from '../../frame/CallToAction';
import * as page from '../../theme/page.css';
import { ContactActions } from '../../components/Office';
import * as styles from './page.css';

const { table, free, sizes, discount, payment } = prices;
const { labels } = table;

/** What each service costs at least, and what makes it dearer. */
const rows: readonly PriceRow[] = [
  ...table.lines.map(({ slug, price, first, lowest, total, per, contains, raisedBy }) => ({
    name: findService(slug)?.name ?? slug,
    href: `/uslugi/${slug}`,
    per,
    price,
    first,
    details: [
      ...(lowest ? [{ label: labels.lowest, text: lowest }] : []),
      ...(total ? [{ label: labels.total, text: total }] : []),
      { label: labels.contains, text: contains },
      { label: labels.raisedBy, text: raisedBy },
    ],
  })),
  ...table.quoted.map(({ name, href, text, price = quoted }) => ({
    name,
    href,
    price,
    details: [{ label: labels.quoted, text }],
  })),
];

export default function PricesPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: prices.title }]} />
      <div className={styles.top}>
        <PageTop
          scene="cennik"
          actions={
            <p className={page.actions}>
              <ContactActions call={prices.call} contact={prices.contact} hours={prices.hours} hasUrgent />
            </p>
          }
        >
          <h1 className={page.title1}>{prices.heading}</h1>
          <p className={`${page.lead} ${page.textColumn}`}>{prices.lead}</p>
        </PageTop>
      </div>
      <Section title={table.heading} lead={table.intro} tone="sunken">
        <PriceList heads={table.heads} rows={rows} more={table.more} />
      </Section>
      <Section>
        <div className={styles.conditions}>
          {[sizes, discount, free, payment]
            .filter((part) => part !== undefined)
            .map(({ heading, items }) => (
              <section key={heading} className={styles.condition}>
                <h2 className={page.title4}>{heading}</h2>
                <Points items={items} />
              </section>
            ))}
        </div>
      </Section>
      <CallToAction look="line" {...prices.callToAction} />
    </>
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
