import { readContactSettings, prepareSending, sendContactMessage } from '@tarcza/contact/store';
import type { RouteParams } from '@tarcza/static-site';
import { Breadcrumbs, ContactForm, Hero, PhoneButton, Section } from '@tarcza/ui';
import { addresses } from '../../addresses';
import { firm } from '../../content/firm';
import { wordsIn } from '../../content/words';
import { fields } from '../../fields';

const settings = () => readContactSettings(import.meta.env);
const [district, consent] = fields;

export default function ContactPage({ params }: { params: RouteParams }) {
  const { language, labels, contact } = wordsIn(params.language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: contact.title }]}
        home={addresses.home[language]}
        labels={labels.breadcrumbs}
      />
      <Hero
        title={contact.title}
        lead={contact.lead}
        actions={<PhoneButton phone={firm.phone} size="large" labels={labels.phoneButton} />}
        place="belowBreadcrumbs"
      />
      <Section title={contact.formTitle} tone="sunken">
        <ContactForm
          services={contact.service}
          fields={[
            { ...district, label: contact.district, problems: { missing: contact.districtMissing } },
            {
              ...consent,
              label: (
                <>
                  {contact.consent}
                  <a href={addresses.privacy[language]}>{contact.consentLink}</a>
                </>
              ),
              problems: { missing: contact.consentMissing },
            },
          ]}
          onStart={() => prepareSending(settings)}
          onSubmit={(message) => sendContactMessage(message, settings, fields)}
          phone={firm.phone}
          note={contact.note}
          labels={labels.contactForm}
        />
      </Section>
    </>
  );
}
