import type { PageProps } from '@tarcza/static-site';
import { ActionLink, FaqGroup, Hero, PhoneButton, Section, ServiceCard, Steps } from '@tarcza/ui';
import { firm } from '../../firm.ts';
import { site } from '../../language.ts';

export default function HomePage({ params }: PageProps) {
  const language = site.languageFrom(params.language);
  const { home, labels } = site.textsIn(language);
  return (
    <>
      <Hero
        title={home.title}
        lead={home.lead}
        actions={
          <>
            <PhoneButton phone={firm.phone} size="large" labels={labels.phoneButton} />
            <ActionLink href={site.addressOf('contact', language)}>{home.write}</ActionLink>
          </>
        }
      />
      <Section title={home.services.title} tone="sunken">
        <ul className="cards">
          {home.services.cards.map((card) => (
            <li key={card.title}>
              <ServiceCard {...card} href={site.addressOf('prices', language)} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={home.steps.title}>
        <Steps steps={home.steps.steps} />
      </Section>
      <Section tone="sunken">
        <FaqGroup title={home.questions.title} items={home.questions.items} />
      </Section>
    </>
  );
}
