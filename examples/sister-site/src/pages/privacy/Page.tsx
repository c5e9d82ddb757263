import type { RouteParams } from '@tarcza/static-site';
import { Breadcrumbs, Hero, Prose, Section } from '@tarcza/ui';
import { addresses } from '../../addresses';
import { wordsIn } from '../../content/words';

export default function PrivacyPage({ params }: { params: RouteParams }) {
  const { language, labels, privacy } = wordsIn(params.language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: privacy.title }]}
        home={addresses.home[language]}
        labels={labels.breadcrumbs}
      />
      <Hero title={privacy.title} lead={privacy.lead} place="belowBreadcrumbs" />
      <Section>
        <Prose>
          {privacy.paragraphs.flatMap(({ heading, text }) => [
            <h2 key={heading}>{heading}</h2>,
            <p key={text}>{text}</p>,
          ])}
        </Prose>
      </Section>
    </>
  );
}
