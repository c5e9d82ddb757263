import type { PageProps } from '@tarcza/static-site';
import { Breadcrumbs, ContactForm, Hero, PhoneButton, Section } from '@tarcza/ui';
import { prepareToSend, sendMessage } from '../../contact';
import { firm } from '../../firm';
import { addressOf, languageFrom, wordsIn } from '../../language';

export default function ContactPage({ params }: PageProps) {
  const language = languageFrom(params.language);
  const { contact, home, labels } = wordsIn(language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: contact.title }]}
        home={addressOf('home', language)}
        labels={labels.breadcrumbs}
      />
      <Hero
        title={contact.title}
        lead={contact.lead}
        actions={<PhoneButton phone={firm.phone} size="large" labels={labels.phoneButton} />}
        place="belowBreadcrumbs"
      />
      <Section tone="sunken">
        <noscript>
          <p>
            {contact.withoutScript} <a href={`mailto:${firm.email}`}>{firm.email}</a>.
          </p>
        </noscript>
        <ContactForm
          services={home.services.cards.map(({ title }) => title)}
          onSubmit={sendMessage}
          onStart={prepareToSend}
          phone={firm.phone}
          note={contact.note}
          headingLevel={2}
          labels={labels.contactForm}
        />
      </Section>
    </>
  );
}
