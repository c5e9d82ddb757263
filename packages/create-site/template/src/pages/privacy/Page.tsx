import type { PageProps } from '@tarcza/static-site';
import { Hero, Prose, Section } from '@tarcza/ui';
import { site } from '../../language.ts';

export default function PrivacyPage({ params }: PageProps) {
  const { title, lead, paragraphs } = site.textsOf('privacy', params.language);
  return (
    <>
      <Hero title={title} lead={lead} />
      <Section>
        <Prose>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Prose>
      </Section>
    </>
  );
}
