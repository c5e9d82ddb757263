import { ActionLink, Breadcrumbs, Notice, PhoneButton, phoneNumber, Section } from '@tarcza/ui';
import { TextByOpeningHours } from '../../components/TextByOpeningHours';
import { company } from '../../content/company/company';
import { contact, formLabels } from './content';
import { firstAid } from '../../content/services/firstAid';
import { firstAidPage } from '../../content/texts/navigation';
import { privacyInShort } from '../../content/company/privacyNotice';
import { SiteIcon } from '../../icons';
import { Items } from '../../components/Items';
import { CheckList } from '../../components/CheckList';
import * as page from '../../theme/page.css';
import { RouterLink } from '@tarcza/static-site';
import * as folded from '../../components/PriceList.css';
import { Area } from '../../components/RegionMap';
import { ContactDetails } from '../../components/ContactDetails';
import { MessageForm } from '../../components/MessageForm';
import { CallOrWrite } from '../../components/ContactActions';
import { OfficeHours } from '../../components/OfficeHours';
import { CallToAction } from '../../frame/CallToAction';
import * as styles from './page.css';

const { form, details, emergency, promotion, reasons } = contact;
const phone = phoneNumber(company.phone);

export default function ContactPage() {
  return (
    <>
      <Notice>
        {promotion.free} {promotion.discount}{' '}
        {promotion.discount && <RouterLink href="/cennik">{promotion.lowest}</RouterLink>}
      </Notice>
      <Breadcrumbs trail={[{ label: contact.title }]} />
      <div className={styles.columns}>
        <h1 className={page.title1}>{contact.heading}</h1>
        <div className={page.stack.medium}>
          <FirstCall />
          <WrittenMessage />
        </div>
        <section aria-labelledby="dalej" className={page.box}>
          <h2 id="dalej" className={page.title4}>
            {form.next.heading}
          </h2>
          <Items items={form.next.steps} ordered />
        </section>
        <div className={page.stack.large}>
          <Emergency />
          <section aria-labelledby="dane">
            <h2 id="dane" className={page.title3}>
              {details.heading}
            </h2>
            <ContactDetails {...details} />
          </section>
        </div>
      </div>
      <Section id="pierwsza-pomoc" title={firstAidPage.heading} lead={emergency.arrival}>
        <FirstAidCases />
      </Section>
      <Area title={contact.area} tone="sunken" />
      <CallToAction {...reasons}>
        <CheckList items={reasons.items} />
        {reasons.source && <p className={`${page.quiet} ${page.small}`}>{reasons.source}</p>}
      </CallToAction>
    </>
  );
}

function FirstCall() {
  return (
    <div className={page.stack.small}>
      <p className={page.lead} data-while="closed">
        {contact.leadWhileClosed}
      </p>
      <p className={page.lead} data-while="open">
        {contact.lead}
      </p>
      <div className={`${page.actions} ${styles.call}`}>
        <CallOrWrite />
        <p className={`${page.quiet} ${page.small}`}>
          <OfficeHours answersUrgentCalls>{emergency.hours}</OfficeHours>
          {'. '}
          <a href="#pilne">{emergency.link}</a>
        </p>
      </div>
    </div>
  );
}

/** What to do until a technician arrives. A browser opens what hides the target of an address: the steps have the `id`. */
const FirstAidCases = () => (
  <div className={folded.list}>
    {Object.values(firstAid).map(({ id, heading, steps }) => (
      <details key={id} className={folded.row}>
        <summary className={folded.summary}>
          <h3 className={folded.heading}>{heading}</h3>
        </summary>
        <Items items={steps} ordered id={id} />
      </details>
    ))}
  </div>
);

function WrittenMessage() {
  return (
    <section aria-labelledby="formularz" className={styles.formCard}>
      <h2 id="formularz" className={page.title2}>
        {form.heading}
      </h2>
      <p className={page.quiet}>{form.intro}</p>
      <div className={page.box} data-without-script>
        <p className={page.lead}>{form.noScript}</p>
        <p className={page.actions}>
          {phone.href && <ActionLink href={phone.href}>{phone.text}</ActionLink>}
          <ActionLink href={`mailto:${company.email}`}>{company.email}</ActionLink>
        </p>
      </div>
      <MessageForm
        services={form.serviceOptions}
        messages={form}
        labels={formLabels}
        note={
          <>
            {form.note} {privacyInShort.form}{' '}
            <RouterLink href="/polityka-prywatnosci">{privacyInShort.link}</RouterLink>
          </>
        }
      />
    </section>
  );
}

function Emergency() {
  return (
    <section className={styles.emergency} aria-labelledby="pilne">
      <h2 id="pilne" className={`${page.title3} ${styles.alarm}`}>
        <SiteIcon name="clock" /> {emergency.heading}
      </h2>
      <p>{emergency.anyHour}</p>
      <Items items={emergency.problems} />
      <p className={page.actions}>
        <PhoneButton phone={company.phone} tone="urgent">
          {emergency.call}
        </PhoneButton>
      </p>
      <p className={page.quiet}>
        <TextByOpeningHours>{emergency.notAtNight}</TextByOpeningHours>
      </p>
    </section>
  );
}
