import { Hero, Section, ServiceCard } from '@tarcza/ui';
import { contactForm, messageButton } from '@tarcza/ui/labels/en';
import { RouterLink } from '@tarcza/static-site';
import { Cover } from '../../components/Cover';
import { ContactDetails } from '../../components/ContactDetails';
import { MessageForm } from '../../components/MessageForm';
import { PriceList } from '../../components/PriceList';
import * as folded from '../../components/PriceList.css';
import { CallToAction } from '../../frame/CallToAction';
import { picture } from '../../pictures';
import * as page from '../../theme/page.css';
import { createFragment } from '../../text/createFragment';
import { Actions } from './Actions';
import { english } from './content';
import { formAndDetails } from '../contact/page.css';

const { services, prices, arrival, untilThen, treatment, renting, rights, contact, form } = english;
/** The note below the form says which fields are optional. */
const fieldNames = { email: 'Email', service: 'Service' };

const priceRows = services.items.map(({ text, ...line }) => ({
  ...line,
  details: [{ label: prices.details, text }],
}));

/** What the company does, what it costs and how to reach it, in English. A service without an English page leads to its price. */
export default function EnglishPage() {
  return (
    <>
      <Hero
        title={english.title}
        lead={english.lead}
        actions={<Actions note={english.note} />}
        note={
          <>
            <strong>{arrival.heading}.</strong> {arrival.urgent} {arrival.other}
          </>
        }
        picture={{ ...picture('en'), alt: '' }}
      />
      <Section id="services" title={services.heading} tone="sunken">
        <ul className={page.cardGrid}>
          {services.items.map(({ name, text, scene, price, ...item }) => (
            <li key={name}>
              <ServiceCard
                title={name}
                text={text}
                href={'language' in item ? `/en#${createFragment(name)}` : item.href}
                picture={<Cover scene={scene} />}
                foot={price}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="prices" title={prices.heading} lead={prices.lead}>
        <PriceList heads={prices.heads} rows={priceRows} />
        {prices.discount && (
          <p className={`${page.quiet} ${page.small} ${page.textColumn}`}>{prices.discount}</p>
        )}
      </Section>
      <Section tone="sunken">
        <div className={page.halves}>
          {[untilThen, treatment, renting, rights].map(({ heading, points }) => (
            <section key={heading} className={page.stack.small}>
              <h2 className={page.title3}>{heading}</h2>
              <div className={folded.list}>
                {points.map(({ title, text }) => (
                  <details key={title} className={folded.row}>
                    <summary className={folded.summary}>
                      <h3 className={folded.heading}>{title}</h3>
                    </summary>
                    <p>{text}</p>
                  </details>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Section>
      <Section id="contact" title={contact.heading} lead={contact.lead}>
        <div className={formAndDetails}>
          <WrittenMessage />
          <ContactDetails {...contact.details} messageLabels={messageButton} language="en" />
        </div>
      </Section>
      <CallToAction {...english.callToAction} language="en" />
    </>
  );
}

function WrittenMessage() {
  return (
    <section aria-labelledby="form" className={page.stack.small}>
      <h3 id="form" className={page.title3}>
        {form.heading}
      </h3>
      <p className={page.quiet}>{form.intro}</p>
      <p className={page.lead} data-without-script>
        {form.noScript}
      </p>
      <MessageForm
        services={form.services}
        messages={form.messages}
        language="en"
        labels={{ ...contactForm, ...fieldNames }}
        note={
          <>
            {form.note}{' '}
            <RouterLink href="/polityka-prywatnosci" hrefLang="pl">
              {form.privacy}
            </RouterLink>
          </>
        }
      />
    </section>
  );
}
