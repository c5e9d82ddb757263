import { Prose } from '@tarcza/ui';
import { loadText, type TextPageWords } from '../content/textPage';
import { polishDate } from '../content/dates';
import { typesetText } from '../content/typeset';
import * as page from '../theme/page.css';
import type { RouteParams } from '@tarcza/static-site';
import * as styles from './TextPage.css';

export const load = ({ text = '' }: RouteParams): Promise<TextPageWords> => loadText(text);

export const files = ({ text }: RouteParams) => [`src/content/texts/${text}.ts`];

export default function TextPage({ data }: { data: TextPageWords }) {
  const { title, lead, sections, updated } = data;
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
      {updated && (
        <p className={page.quiet}>
          <time dateTime={updated.date}>
            {typesetText(updated.text.replace('{date}', polishDate(updated.date)))}
          </time>
        </p>
      )}
    </div>
  );
}
