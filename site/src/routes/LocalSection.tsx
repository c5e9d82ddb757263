import { PhoneButton } from '@tarcza/ui';
import { company } from '../content/company';
import type { localPage, LocalText } from '../content/localText';
import * as layout from '../layout/layout.css';
import { Section } from '../layout/Section';
import * as styles from './LocalSection.css';

export interface LocalSectionProps {
  words: typeof localPage;
  text: LocalText;
  /** On the call button. */
  call: string;
}

/** What a service is like in one town. */
export function LocalSection({ words, text, call }: LocalSectionProps) {
  const parts = [
    { heading: words.visit, texts: [text.visit] },
    { heading: words.advice, texts: [text.advice, text.timeline] },
    { heading: words.travel, texts: [text.travel, text.areas] },
  ];
  return (
    <Section title={words.heading} tone="sunken">
      <div className={styles.columns}>
        <p className={layout.lead}>{text.buildings}</p>
        <div className={styles.parts}>
          {parts.map(({ heading, texts }) => (
            <div key={heading} className={styles.part}>
              <h3 className={layout.title4}>{heading}</h3>
              {texts.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.call}>
        <p className={styles.callText}>{words.call}</p>
        <PhoneButton phone={company.phone}>{call}</PhoneButton>
      </div>
    </Section>
  );
}
