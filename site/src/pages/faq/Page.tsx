import { RouterLink } from '@tarcza/static-site';
import { Breadcrumbs, FaqGroup, PhoneButton } from '@tarcza/ui';
import { Fragment } from 'react';
import { company } from '../../content/company';
import { companyLines } from '../../content/companyLines';
import { faq } from './content';
import { faqCategories, type FaqQuestion } from './categories';
import { fragment } from '../../content/fragment';
import { sharedTexts } from '../../content/sharedTexts';
import { typesetText } from '../../content/typeset';
import { CallToAction } from '../../frame/CallToAction';
import { Icon } from '../../icons';
import * as page from '../../theme/page.css';
import { PageTop } from '../../components/PageTop';
import { ContactActions, OfficeHours } from '../../components/Office';
import * as styles from './page.css';

const phoneLine = typesetText(sharedTexts.phoneLine);
const highlightIcons = ['shield', 'clock', 'star'] as const;

const groups = faqCategories.map(({ questions, ...category }) => ({
  ...category,
  items: questions.map((item) => ({
    id: fragment(item.question),
    question: item.question,
    answer: item.lists ? <Lists {...item} /> : item.answer,
  })),
}));

export default function FaqPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: faq.title }]} />
      <div className={styles.top}>
        <PageTop
          scene="faq"
          actions={
            <p className={page.actions}>
              <ContactActions call={faq.callToAction.call} contact={faq.callToAction.contact} />
            </p>
          }
        >
          <h1 className={page.title1}>{faq.title}</h1>
          <p className={`${page.lead} ${page.textColumn}`}>{faq.lead}</p>
        </PageTop>
      </div>

      <div className={styles.questions}>
        <div className={styles.categories}>
          <nav aria-label={faq.categories}>
            <ul className={styles.categoryList}>
              {groups.map(({ id, name }) => (
                <li key={id}>
                  <a className={`${page.chip} ${styles.categoryLink}`} href={`#${id}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.ask}>
            <PhoneButton phone={company.phone} tone="quiet" />
            <p className={`${page.quiet} ${page.small}`}>
              <OfficeHours hasUrgent>{phoneLine}</OfficeHours>
            </p>
          </div>
        </div>
        <div className={styles.groups}>
          {groups.map(({ id, name, icon, items }, index) => (
            <FaqGroup
              key={id}
              id={id}
              title={name}
              icon={<Icon name={icon} />}
              items={items}
              defaultOpen={index === 0 ? (items[0]?.id ?? null) : null}
            />
          ))}
          <div className={styles.elsewhere}>
            <p>{faq.onServicePages}</p>
            <ul className={page.chips}>
              {faq.servicePages.map(({ label, href }) => (
                <li key={href}>
                  <RouterLink className={page.chip} href={href}>
                    {label}
                  </RouterLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div className={styles.after}>
        <Highlights />
      </div>
      <CallToAction look="line" {...faq.callToAction} />

      <div className={styles.cards}>
        <OpeningHours />
        <Information />
      </div>
    </>
  );
}

function Lists({ lists = [], after }: FaqQuestion) {
  return (
    <>
      {lists.map(({ heading, items }) => (
        <Fragment key={heading}>
          <p className={styles.level}>{heading}:</p>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p>{after}</p>
    </>
  );
}

function Highlights() {
  return (
    <ul className={styles.highlights}>
      {faq.highlights.map(({ title, text }, index) => (
        <li key={title} className={styles.highlight}>
          <Icon name={highlightIcons[index] ?? 'check'} />
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
  const { heading, emergency, note } = faq.hours;
  return (
    <section className={page.box} aria-labelledby="godziny">
      <h2 id="godziny" className={page.title3}>
        {heading}
      </h2>
      <dl className={styles.hours}>
        {companyLines.hours.map(({ label, hours: open }) => (
          <div key={label} className={styles.day}>
            <dt>{label}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.emergency}>{emergency}</p>
      <p>{note}</p>
    </section>
  );
}

function Information() {
  const { heading, items } = faq.information;
  return (
    <section className={page.box} aria-labelledby="informacje">
      <h2 id="informacje" className={page.title3}>
        {heading}
      </h2>
      <ul className={styles.information}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
