import { RouterLink } from '@tarcza/static-site';
import { ActionLink, Breadcrumbs, PhoneButton, PriceTable, Section } from '@tarcza/ui';
import { company } from '../../content/company';
import { prices } from './content';
import { TableRows } from '../../components/Table';
import { findService } from '../../content/services';
import { PageTop } from '../../components/PageTop';
import { CallToAction } from '../../frame/CallToAction';
import { cardPlace } from '../../theme/cardPlace';
import * as page from '../../theme/page.css';
import * as styles from './page.css';

const { table, quoted, free, lowest, discount, payment } = prices;
const { labels } = table;

/** What each service costs at least, and what makes it dearer. */
const lines = table.lines.map(({ slug, price, first, per, contains, raisedBy }) => ({
  name: findService(slug)?.name ?? slug,
  href: `/uslugi/${slug}`,
  price,
  details: [
    ...(first ? [{ label: labels.first, text: first }] : []),
    { label: labels.per, text: per },
    { label: labels.contains, text: contains },
    { label: labels.raisedBy, text: raisedBy },
  ],
}));

export default function PricesPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: prices.title }]} />
      <div className={styles.top}>
        <PageTop
          scene="cennik"
          actions={
            <div className={styles.calls}>
              <p className={page.actions}>
                <PhoneButton phone={company.phone} size="large">
                  {prices.call}
                </PhoneButton>
                <ActionLink href="/kontakt">{prices.contact}</ActionLink>
              </p>
              <p className={`${page.quiet} ${page.small}`}>{prices.hours}</p>
            </div>
          }
        >
          <h1 className={page.title1}>{prices.heading}</h1>
          <p className={`${page.lead} ${page.textColumn}`}>{prices.lead}</p>
        </PageTop>
      </div>
      <Section title={lowest.heading} lead={lowest.intro} tone="sunken">
        <div className={styles.lowest}>
          <LowestPrices />
          {discount && (
            <section className={styles.sheet}>
              <h3 className={page.title4}>{discount.heading}</h3>
              <Points items={discount.items} />
            </section>
          )}
        </div>
      </Section>
      <Section title={table.heading}>
        <div className={styles.list}>
          <PriceTable lines={lines} labels={{ price: labels.price }} />
        </div>
        <h3 className={`${page.title3} ${styles.quotedHeading}`}>{quoted.heading}</h3>
        <ul className={page.cardGrid}>
          {quoted.items.map(({ name, href, text }, index) => (
            <li key={href} className={`${page.box} ${cardPlace(index, quoted.items.length)}`}>
              <RouterLink className={styles.quotedLink} href={href}>
                {name}
              </RouterLink>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sunken">
        <div className={styles.pair}>
          {[free, payment].map(({ heading, items }) => (
            <section key={heading} className={styles.sheet}>
              <h2 className={page.title3}>{heading}</h2>
              <Points items={items} />
            </section>
          ))}
        </div>
      </Section>
      <CallToAction apart look="line" {...prices.callToAction} />
    </>
  );
}

/** The lowest prices, for all and, while there is a discount, for new customers. */
function LowestPrices() {
  const { caption, heads, rows } = lowest.table;
  return (
    <div>
      {/* Four columns are wider than a phone where letters are twice as large, and the keyboard scrolls what has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={caption} tabIndex={0} className={styles.scroller}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <TableRows heads={heads} rows={rows} />
        </table>
      </div>
      <p className={`${page.quiet} ${page.small}`}>{lowest.note}</p>
    </div>
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
