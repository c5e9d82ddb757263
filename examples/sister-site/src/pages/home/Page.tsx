import { type RouteParams } from '@tarcza/static-site';
import { ActionLink, Figures, Hero, PhoneButton, Section, ServiceCard, Steps } from '@tarcza/ui';
import { addresses } from '../../addresses';
import { firm } from '../../content/firm';
import { wordsIn } from '../../content/words';

export default function HomePage({ params }: { params: RouteParams }) {
  const { language, labels, home, services } = wordsIn(params.language);
  return (
    <>
      <Hero
        title={home.title}
        lead={home.lead}
        actions={
          <>
            <PhoneButton phone={firm.phone} size="large" labels={labels.phoneButton} />
            <ActionLink href={addresses.contact[language]}>{home.write}</ActionLink>
          </>
        }
        note={home.note}
        picture={{
          src: '/images/door.svg',
          alt: home.door,
          width: 960,
          height: 640,
          labels: labels.lazyImage,
        }}
      />
      <Section title={home.servicesTitle} tone="sunken">
        <ul className="cards">
          {services.cards.map((card) => (
            <li key={card.title}>
              <ServiceCard {...card} href={addresses.services[language]} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={home.stepsTitle}>
        <Steps steps={home.steps} />
      </Section>
      <Section title={home.figuresTitle} tone="brand">
        <Figures figures={home.figures} size="large" />
      </Section>
    </>
  );
}
