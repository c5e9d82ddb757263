import { ActionLink, FaqGroup, Hero, PhoneButton, Section, ServiceCard, Steps } from '@tarcza/ui';
import { firm } from '../../firm';
import { words } from '../../words';

const { home } = words;

export default function HomePage() {
  return (
    <>
      <Hero
        title={home.title}
        lead={home.lead}
        actions={
          <>
            <PhoneButton phone={firm.phone} size="large" labels={words.labels.phoneButton} />
            <ActionLink href={words.contact.address}>{home.write}</ActionLink>
          </>
        }
      />
      <Section title={home.services.title} tone="sunken">
        <ul className="cards">
          {home.services.cards.map((card) => (
            <li key={card.title}>
              <ServiceCard {...card} href={words.prices.address} />
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
