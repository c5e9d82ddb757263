import { phoneNumber } from '@tarcza/ui';
import { accessibility } from './content';
import { company } from '../../content/company/company';
import { fragment } from '../../text/fragment';
import * as page from '../../theme/page.css';
import { TextLayout } from '../../components/TextLayout';
import * as styles from '../../components/TextLayout.css';

const phone = phoneNumber(company.phone);
const { report } = accessibility;

export default function AccessibilityPage() {
  return (
    <TextLayout
      {...accessibility}
      headings={[...accessibility.sections, report].map(({ heading }) => heading)}
    >
      <section className={page.stack.small}>
        <h2 id={fragment(report.heading)} className={page.title3}>
          {report.heading}
        </h2>
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
    </TextLayout>
  );
}
