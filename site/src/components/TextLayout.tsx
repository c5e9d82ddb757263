import { fillTemplate } from '@tarcza/contact/contract';
import { Breadcrumbs, Figures, phoneNumber, Prose } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { polishDate } from '../text/dates';
import { createFragment } from '../text/createFragment';
import { onThisPage, type TextPageTexts } from '../content/texts/textPage';
import { typesetText } from '../text/typeset';
import * as page from '../theme/page.css';
import { CompanyAddress } from './CompanyCard';
import { Contents, FoldedContents } from './Contents';
import * as styles from './TextLayout.css';

export interface TextLayoutProps extends Omit<TextPageTexts, 'head' | 'callToAction'> {
  /** Shown next to the text, or above it on a narrow screen, instead of a document with its headings beside it. */
  aside?: ReactNode;
  /** Shown above the list of headings. */
  call?: ReactNode;
  /** Buttons below the lead. */
  actions?: ReactNode;
}

/** Renders a page of continuous text: a document with numbered parts and the name of the firm, or beside a scene. */
export function TextLayout({
  title,
  breadcrumb = title,
  lead,
  figures,
  sections,
  updated,
  aside,
  call,
  actions,
}: TextLayoutProps) {
  const contents = { title: onThisPage, headings: sections.map(({ heading }) => heading) };
  const head = (
    <div className={page.stack.small}>
      <h1 className={page.title1}>{title}</h1>
      <p className={page.lead}>{lead}</p>
      {actions}
      {figures && <Figures figures={figures} size="medium" />}
    </div>
  );
  const text = (
    <div className={aside ? styles.withAside : styles.paper}>
      {aside && head}
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.body}>
        {sections.map(({ heading, paragraphs, items }) => (
          <section key={heading}>
            <Prose>
              <h2 id={createFragment(heading)}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{withLinks(paragraph)}</p>
              ))}
              {items && (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{withLinks(item)}</li>
                  ))}
                </ul>
              )}
            </Prose>
          </section>
        ))}
        {!aside && <CompanyAddress className={styles.firm} />}
        {updated && (
          <p className={page.quiet}>
            <time dateTime={updated.date}>
              {typesetText(fillTemplate(updated.text, { date: polishDate(updated.date) }))}
            </time>
          </p>
        )}
      </div>
    </div>
  );
  return (
    <>
      <Breadcrumbs trail={[{ label: breadcrumb }]} />
      {aside ? (
        text
      ) : (
        <div className={styles.desk}>
          {head}
          <FoldedContents {...contents} />
          {text}
          <div className={styles.deskSide}>
            {call}
            <Contents {...contents} />
          </div>
        </div>
      )}
    </>
  );
}

/** Makes phone numbers and e-mail addresses in a text links. */
const withLinks = (text: string) =>
  text.split(/(\+48[\d\s]+\d|[\w.+-]+@[\w.-]+\w)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        key={index}
        translate="no"
        href={part.includes('@') ? `mailto:${part}` : `tel:${part.replace(/\s/g, '')}`}
      >
        {part.includes('@') ? part : phoneNumber(part).text}
      </a>
    ),
  );
