import { Breadcrumbs, Section } from '@tarcza/ui';
import { prices, quoted } from './content';
import { PriceList, type PriceRow } from '../../components/PriceList';
import { joinSentences } from '../../text/joinSentences';
import { urgentHours } from '../../components/urgentHours';
import { findService } from '../../content/services/services';
import { PageIntro } from '../../components/PageIntro';
import { CallToAction } from '../../frame/CallToAction';
import { Items } from '../../components/Items';
import * as page from '../../theme/page.css';
import * as styles from './page.css';

const { table, free, sizes, discount, payment } = prices;
const { labels } = table;

/** The lowest price of 30 days stands beside the reduced one; where jobs are quoted, among the details. */
const beside = (price: string, lowest?: string) =>
  price !== quoted && lowest ? `${labels.lowest}: ${lowest}.` : undefined;
const later = (price: string, lowest?: string) =>
  price === quoted && lowest ? [{ label: labels.lowest, text: lowest }] : [];

/** What each service costs at least, and what makes it dearer. */
const rows: readonly PriceRow[] = [
  ...Object.entries(table.lines).map(([slug, { price, first, lowest, total, per, contains, raisedBy }]) => ({
    name: findService(slug)?.name ?? slug,
    href: `/uslugi/${slug}`,
    per,
    price,
    first,
    total: joinSentences(total && `${labels.total} ${total}.`, beside(price, lowest)),
    details: [
      ...later(price, lowest),
      { label: labels.contains, text: contains },
      { label: labels.raisedBy, text: raisedBy },
    ],
  })),
  ...table.quoted.map(({ text, lowest, price = quoted, ...line }) => ({
    ...line,
    price,
    total: beside(price, lowest),
    details: [...later(price, lowest), { label: labels.quoted, text }],
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
          {...urgentHours}
        />
      </div>
      <Section title={table.heading} lead={table.intro} tone="sunken">
        <PriceList heads={table.heads} rows={rows} more={table.more} />
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
      <CallToAction look="line" {...prices.callToAction} />
    </>
  );
}
