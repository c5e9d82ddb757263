import { Section } from '@tarcza/ui';
import type { localPage, LocalText } from '../../content/towns/localText';
import * as page from '../../theme/page.css';
import { point } from '../../components/PointList.css';

export interface LocalSectionProps {
  heading: string;
  texts: Pick<typeof localPage, 'buildings' | 'visit' | 'advice'>;
  text: LocalText;
}

/** Renders what a service is like in one town. */
export function LocalSection({ heading, texts, text }: LocalSectionProps) {
  return (
    <Section title={heading}>
      <div className={page.cardGrid}>
        <Part heading={texts.buildings} paragraphs={[text.buildings]} />
        <Part heading={texts.visit} paragraphs={[text.visit, text.timeline]} />
        <Part heading={texts.advice} paragraphs={[text.warning, text.advice, text.usualArrival]} />
      </div>
    </Section>
  );
}

function Part({ heading, paragraphs }: { heading: string; paragraphs: readonly (string | undefined)[] }) {
  return (
    <div className={point}>
      <h3 className={page.title4}>{heading}</h3>
      {paragraphs.map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
    </div>
  );
}
