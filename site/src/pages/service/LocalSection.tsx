import { Section } from '@tarcza/ui';
import type { localPage, LocalText } from '../../content/localText';
import * as page from '../../theme/page.css';
import * as styles from './LocalSection.css';

export interface LocalSectionProps {
  words: typeof localPage;
  text: LocalText;
}

/** What a service is like in one town. */
export function LocalSection({ words, text }: LocalSectionProps) {
  return (
    <Section title={words.heading} tone="sunken">
      <div className={styles.columns}>
        <div className={styles.parts}>
          <p>{text.buildings}</p>
          <Part heading={words.visit} paragraphs={[text.visit]} />
        </div>
        <div className={styles.parts}>
          <Part heading={words.advice} paragraphs={[text.advice, text.timeline]} />
          <Part heading={words.travel} paragraphs={[text.travel, text.areas]} />
        </div>
      </div>
    </Section>
  );
}

function Part({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <div className={styles.part}>
      <h3 className={page.title4}>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
