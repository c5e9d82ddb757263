import { phoneNumber, Prose } from '@tarcza/ui';
import { accessibility } from '../content/accessibility';
import { company } from '../content/company';
import { polishDate } from '../content/dates';
import { typesetText } from '../content/typeset';
import * as page from '../theme/page.css';
import * as styles from './TextPage.css';

const phone = phoneNumber(company.phone);
const { title, lead, sections, report, updated } = accessibility;

export default function AccessibilityPage() {
  return (
    <div className={styles.page}>
      <div className={styles.section}>
        <h1 className={page.title1}>{title}</h1>
        <p className={page.lead}>{lead}</p>
      </div>
      {sections.map(({ heading, paragraphs, items }) => (
        <section key={heading}>
          <Prose>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items && (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </Prose>
        </section>
      ))}
      <section className={styles.section}>
        <h2 className={page.title3}>{report.heading}</h2>
        {report.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={styles.contacts}>
          <div>
            <dt>{report.phone}</dt>
            <dd>
              <a className={styles.link} href={phone.href}>
                {phone.text}
              </a>
            </dd>
          </div>
          <div>
            <dt>{report.email}</dt>
            <dd>
              <a className={styles.link} href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </dd>
          </div>
        </dl>
      </section>
      <p className={page.quiet}>
        <time dateTime={updated.date}>
          {typesetText(updated.text.replace('{date}', polishDate(updated.date)))}
        </time>
      </p>
    </div>
  );
}
