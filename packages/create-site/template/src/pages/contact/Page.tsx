import type { PageProps } from '@tarcza/static-site';
import { Breadcrumbs, ContactForm, Hero, labelFields, PhoneButton, Section } from '@tarcza/ui';
import { prepareToSend, sendMessage } from '../../contact.ts';
import { fields } from '../../fields.ts';
import { firm } from '../../firm.ts';
import { site } from '../../language.ts';

export default function ContactPage({ params }: PageProps) {
  const language = site.languageFrom(params.language);
  const { home, labels } = site.textsIn(language);
  const contact = site.textsOf('contact', language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: contact.title }]}
        home={site.addressOf('home', language)}
        labels={labels.breadcrumbs}
      />
      <Hero
        title={contact.title}
        lead={contact.lead}
        actions={<PhoneButton phone={firm.phone} size="large" labels={labels.phoneButton} />}
        place="belowBreadcrumbs"
      />
      <Section tone="sunken">
        <p data-without-script>
          {contact.withoutScript} <a href={`mailto:${firm.email}`}>{firm.email}</a>.
        </p>
        <ContactForm
          services={home.services.cards.map(({ title }) => title)}
          fields={labelFields(fields, contact.fields, labels.contactForm.problem.missing)}
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
