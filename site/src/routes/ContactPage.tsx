import { ContactForm, PhoneButton, phoneNumber, type ContactMessage } from '@tarcza/ui';
import { company } from '../content/company';
import { findCity } from '../content/cities';
import { contact } from '../content/contact';
import { prepareSending, sendContactMessage } from '../contact/sendContactMessage';
import { Icon } from '../layout/icons';
import * as layout from '../layout/layout.css';
import { Section } from '../layout/Section';
import { prepareToasts } from '../layout/Toasts';
import { notify } from '../layout/toastStore';
import { fixedPageHead } from '../seo/pageHead';
import { breadcrumbs, business } from '../seo/structuredData';
import { ContactMap } from './ContactMap';
import * as styles from './ContactPage.css';

export const head = () =>
  fixedPageHead('/kontakt', [business(), breadcrumbs({ name: contact.title, path: '/kontakt' })]);

const { form, cards, emergency, towns, map, reasons } = contact;
const phone = phoneNumber(company.phone);

function prepare() {
  prepareSending();
  prepareToasts();
}

async function send(message: ContactMessage) {
  try {
    await sendContactMessage(message);
    notify({ tone: 'success', ...form.success });
  } catch (error) {
    notify({ tone: 'urgent', ...form.failure });
    throw error;
  }
}

export default function ContactPage() {
  return (
    <>
      <div className={styles.top}>
        <h1 className={layout.title1}>{contact.title}</h1>
        <p className={`${layout.lead} ${layout.textColumn}`}>{contact.lead}</p>
        <p className={styles.promotion}>
          <strong>{contact.promotion.heading}</strong> {contact.promotion.text}
        </p>
      </div>

      <div className={styles.columns}>
        <section aria-labelledby="formularz" className={styles.formColumn}>
          <h2 id="formularz" className={layout.title2}>
            {form.heading}
          </h2>
          <p className={layout.quiet}>{form.intro}</p>
          <noscript>
            <div className={styles.formColumn}>
              <p className={layout.lead}>{form.noScript}</p>
              <p className={layout.actions}>
                <a className={layout.secondaryButton} href={phone.href}>
                  {phone.text}
                </a>
                <a className={layout.secondaryButton} href={`mailto:${company.email}`}>
                  {company.email}
                </a>
              </p>
            </div>
          </noscript>
          <ContactForm
            services={form.serviceOptions}
            onSubmit={send}
            onStart={prepare}
            phone={company.phone}
            note={form.note}
            labels={{
              sentTitle: form.thanks.title,
              sentText: form.thanks.text,
              failedTitle: form.failure.title,
              failedText: form.failure.text,
            }}
          />
        </section>

        <div className={styles.side}>
          <section className={styles.emergency} aria-labelledby="pilne">
            <h2 id="pilne" className={layout.title3}>
              {emergency.heading}
            </h2>
            <p>{emergency.text}</p>
            <PhoneButton phone={company.phone} tone="urgent" size="wide">
              {emergency.call}
            </PhoneButton>
          </section>

          <section aria-labelledby="dane">
            <h2 id="dane" className={layout.title3}>
              {cards.heading}
            </h2>
            <dl className={styles.cards}>
              <div>
                <dt>
                  <Icon name="phone" /> {cards.phone.heading}
                </dt>
                <dd>
                  <a href={phone.href}>{phone.text}</a> {cards.phone.text}
                </dd>
              </div>
              <div>
                <dt>
                  <Icon name="mail" /> {cards.email.heading}
                </dt>
                <dd>
                  <a href={`mailto:${company.email}`}>{company.email}</a> {cards.email.text}
                </dd>
              </div>
              <div>
                <dt>
                  <Icon name="mapPin" /> {cards.area.heading}
                </dt>
                <dd>{cards.area.text}</dd>
              </div>
              <div>
                <dt>
                  <Icon name="clock" /> {cards.hours.heading}
                </dt>
                <dd>
                  {company.openingHours.map(({ label, opens, closes }) => (
                    <span key={label} className={styles.hours}>
                      {label}: {opens}–{closes}
                    </span>
                  ))}
                  <span className={styles.hours}>{cards.hours.emergency}</span>
                </dd>
              </div>
            </dl>
          </section>
        </div>
      </div>

      <Section title={towns.heading} tone="sunken">
        <div className={styles.area}>
          <ul className={styles.towns}>
            {towns.slugs.map((slug) => (
              <li key={slug}>{findCity(slug)?.name}</li>
            ))}
            <li>{towns.more}</li>
          </ul>
          <figure className={styles.map}>
            <ContactMap />
            <figcaption className={`${layout.quiet} ${layout.small}`}>{map.caption}</figcaption>
          </figure>
        </div>
      </Section>

      <Section title={reasons.heading}>
        <ul className={styles.reasons}>
          {reasons.items.map((reason) => (
            <li key={reason}>
              <Icon name="check" /> {reason}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
