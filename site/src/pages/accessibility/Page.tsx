import { phoneNumber } from '@tarcza/ui';
import { accessibility } from './content';
import { company } from '../../content/company/company';
import { createFragment } from '../../text/createFragment';
import * as page from '../../theme/page.css';
import { TextLayout } from '../../components/TextLayout';
import * as styles from '../../components/TextLayout.css';

const { report } = accessibility;
const contacts = [
  { label: report.phone, ...phoneNumber(company.phone) },
  { label: report.email, text: company.email, href: `mailto:${company.email}` },
];

export default function AccessibilityPage() {
  return (
    <TextLayout
      {...accessibility}
      headings={[...accessibility.sections, report].map(({ heading }) => heading)}
    >
      <section className={page.stack.small}>
        <h2 id={createFragment(report.heading)} className={page.title3}>
          {report.heading}
        </h2>
        {report.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={styles.contacts}>
          {contacts.map(({ label, text, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a className={`${page.linkAlone} ${page.strong}`} href={href}>
                  {text}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </TextLayout>
  );
}
