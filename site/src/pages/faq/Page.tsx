import { RouterLink } from '@tarcza/static-site';
import { Breadcrumbs, FaqGroup, Section } from '@tarcza/ui';
import { Fragment } from 'react';
import { companyLines } from '../../content/company/companyLines';
import { faq } from './content';
import { faqCategories, type FaqQuestion } from '../../content/faq/categories';
import { firstAidPage } from '../../content/texts/navigation';
import { createFragment } from '../../text/createFragment';
import { CallToAction } from '../../frame/CallToAction';
import { SiteIcon } from '../../icons';
import { Chips } from '../../components/ChipLinks';
import { CheckList } from '../../components/CheckList';
import { Items } from '../../components/Items';
import * as page from '../../theme/page.css';
import { PageIntro } from '../../components/PageIntro';
import { Urgency } from '../../components/Urgency';
import * as styles from './page.css';

const groups = faqCategories.map(({ questions, ...category }) => ({
  ...category,
  items: questions.map((item) => ({
    id: createFragment(item.question),
    question: item.question,
    answer: item.lists ? <Lists {...item} /> : item.answer,
  })),
}));

export default function FaqPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: faq.title }]} />
      <div className={page.top}>
        <PageIntro scene="faq" title={faq.title} lead={faq.lead} {...faq.callToAction} />
      </div>

      <div className={styles.questions}>
        <nav aria-label={faq.categories}>
          <Chips links={groups.map(({ id, short }) => ({ label: short, href: `#${id}` }))} />
        </nav>
        <div className={page.stack.large}>
          {groups.map(({ id, name, items }) => (
            <FaqGroup key={id} id={id} title={name} items={items} />
          ))}
          <div className={page.stack.tight}>
            <p>{faq.onServicePages}</p>
            <Chips links={faq.servicePages} />
          </div>
        </div>
      </div>
      <Section tone="sunken">
        <div className={page.stack.huge}>
          <Highlights />
          <div className={styles.facts}>
            <OpeningHours />
            <Information />
          </div>
        </div>
      </Section>
      <CallToAction {...faq.callToAction} />
    </>
  );
}

function Lists({ lists = [], before }: FaqQuestion) {
  return (
    <>
      {before && <p>{before}</p>}
      <div className={styles.levels}>
        {lists.map(({ level, items }) => (
          <Fragment key={level}>
            <Urgency level={level} />
            <Items items={items} />
          </Fragment>
        ))}
      </div>
      <p>
        <RouterLink href="/kontakt#pierwsza-pomoc">{firstAidPage.heading}</RouterLink>
      </p>
    </>
  );
}

function Highlights() {
  return (
    <ul className={styles.facts}>
      {faq.highlights.map(({ icon, title, text }) => (
        <li key={title} className={styles.highlight}>
          <SiteIcon name={icon} />
          <div>
            <h2 className={page.title4}>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function OpeningHours() {
  return (
    <section className={page.stack.small} aria-labelledby="godziny">
      <h2 id="godziny" className={page.title3}>
        {faq.hours.heading}
      </h2>
      <dl className={page.stack.tight}>
        {companyLines.hours.map(({ label, hours: open }) => (
          <div key={label} className={styles.day}>
            <dt>{label}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Information() {
  const { heading, items } = faq.information;
  return (
    <section className={`${page.stack.small} ${styles.wideFact}`} aria-labelledby="informacje">
      <h2 id="informacje" className={page.title3}>
        {heading}
      </h2>
      <CheckList items={items} />
    </section>
  );
}
