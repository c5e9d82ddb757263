import { PhoneButton } from '@tarcza/ui';
import { company } from '../content/company';
import type { LocalText } from '../content/localText';
import type { servicePage } from '../content/servicePage';
import * as layout from '../layout/layout.css';
import { Section } from '../layout/Section';
import * as styles from './LocalSection.css';

export interface LocalSectionProps {
  words: (typeof servicePage)['local'];
  text: LocalText;
  /** On the call button. */
  call: string;
}

/** What a service is like in one town. */
export function LocalSection({ words, text, call }: LocalSectionProps) {
  return (
    <Section title={words.heading} tone="sunken">
      <div className={styles.columns}>
        <div className={styles.column}>
          <p>{text.intro}</p>
          <p>{text.specifics}</p>
        </div>
        <div className={styles.column}>
          {(['areas', 'timeline', 'localAdvantage'] as const).map((part) => (
            <div key={part} className={styles.part}>
              <h3 className={layout.title4}>{words[part]}</h3>
              <p>{text[part]}</p>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.call}>
        <p className={styles.callText}>{text.cta}</p>
        <PhoneButton phone={company.phone}>{call}</PhoneButton>
      </div>
    </Section>
  );
}
