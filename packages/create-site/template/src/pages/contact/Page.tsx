import { Breadcrumbs, ContactForm, Hero, PhoneButton, Section } from '@tarcza/ui';
import { prepareToSend, sendMessage } from '../../contact';
import { firm } from '../../firm';
import { words } from '../../words';

const { contact, home, labels } = words;

export default function ContactPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: contact.title }]} labels={labels.breadcrumbs} />
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
