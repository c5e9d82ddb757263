import { Breadcrumbs, Section } from '@tarcza/ui';
import { prices } from './content';
import { PriceList, type PriceRow } from '../../components/PriceList';
import { findService, quoted } from '../../content/services/services';
import { PageIntro } from '../../components/PageIntro';
import { CallToAction } from '../../frame/CallToAction';
import { Items } from '../../components/Items';
import * as page from '../../theme/page.css';
import * as styles from './page.css';

const { table, free, sizes, discount, payment } = prices;
const { labels, more } = table;

/** What each service costs at least, and what makes it dearer. */
const rows: readonly PriceRow[] = [
  ...Object.entries(table.lines).map(
    ([slug, { price, forNewCustomers, total, per, contains, raisedBy }]) => ({
      name: findService(slug)?.name ?? slug,
      href: `/uslugi/${slug}`,
      per,
      price,
      forNewCustomers,
      more,
      total: total && `${labels.total} ${total}.`,
      details: [
        { label: labels.contains, text: contains },
        { label: labels.raisedBy, text: raisedBy },
      ],
    }),
  ),
  ...table.quoted.map(({ text, price = quoted, ...line }) => ({
    ...line,
    price,
    more,
    details: [{ label: labels.quoted, text }],
  })),
];

export default function PricesPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: prices.title }]} />
      <div className={page.top}>
        <PageIntro
          scene="cennik"
          title={prices.heading}
          lead={prices.lead}
          call={prices.call}
          contact={prices.contact}
          answersUrgentCalls
          hasFirstAid
        />
      </div>
      <Section title={table.heading} tone="sunken">
        <PriceList heads={table.heads} rows={rows} />
        {table.lowest && <p className={`${page.quiet} ${page.small}`}>{table.lowest}</p>}
      </Section>
      <Section>
        <div className={styles.conditions}>
          {[sizes, discount, free, payment]
            .filter((part) => part !== undefined)
            .map(({ heading, items }) => (
              <section key={heading} className={page.stack.small}>
                <h2 className={page.title4}>{heading}</h2>
                <Items items={items} />
              </section>
            ))}
        </div>
      </Section>
      <CallToAction {...prices.callToAction} />
    </>
  );
}
