import { ContactForm, PhoneButton } from '@tarcza/ui';
import { prepareToSend, sendMessage } from '../contact';
import { firm } from '../firm';
import { words } from '../words';

const { contact, home } = words;

export default function ContactPage() {
  return (
    <div className="column">
      <h1>{contact.title}</h1>
      <p>{contact.lead}</p>
      <p>
        <PhoneButton phone={firm.phone} labels={words.labels.phoneButton} />
      </p>
      <div className="form">
        <ContactForm
          services={home.services.cards.map(({ title }) => title)}
          onSubmit={sendMessage}
          onStart={prepareToSend}
          phone={firm.phone}
          note={contact.note}
          headingLevel={2}
          labels={words.labels.contactForm}
        />
      </div>
    </div>
  );
}
