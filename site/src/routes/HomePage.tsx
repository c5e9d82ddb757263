import { PhoneButton, ServiceCard } from '@tarcza/ui';
import { company } from '../content/company';
import { home } from '../content/home';
import { findService } from '../content/services';
import { CallToAction } from '../layout/CallToAction';
import { Hero } from '../layout/Hero';
import { Icon } from '../layout/icons';
import * as layout from '../layout/layout.css';
import { RouterLink } from '@tarcza/static-site';
import { Section } from '../layout/Section';
import * as styles from './HomePage.css';

const { hero, badges, services, reasons, callToAction } = home;

export default function HomePage() {
  return (
    <>
      <FirstSight />
      <Badges />
      <Services />
      <Reasons />
      <CallToAction {...callToAction} />
    </>
  );
}

function FirstSight() {
  return (
    <Hero place="first" picture={{ name: 'hero', alt: '' }}>
      <h1 className={layout.title1}>{hero.title}</h1>
      <p className={layout.lead}>{hero.lead}</p>
      <p className={layout.actions}>
        <PhoneButton phone={company.phone} size="large">
          {hero.call}
        </PhoneButton>
        <RouterLink className={layout.secondaryButton} href="/kontakt">
          {hero.contact}
        </RouterLink>
      </p>
      <p className={`${layout.quiet} ${layout.small}`}>{hero.note}</p>
    </Hero>
  );
}

function Badges() {
  return (
    <section className={styles.badges} aria-label={badges.heading}>
      <dl className={styles.badgeList}>
        {badges.items.map(({ value, label }) => (
          <div key={label} className={styles.badge}>
            <dt className={styles.badgeLabel}>{label}</dt>
            <dd className={styles.badgeValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {badges.rating && <p className={styles.rating}>{badges.rating}</p>}
    </section>
  );
}

function Services() {
  return (
    <Section title={services.heading} lead={services.intro}>
      <ul className={layout.cardGrid}>
        {services.cards.map(({ slug, text }) => {
          const service = findService(slug);
          return (
            service && (
              <li key={slug}>
                <ServiceCard
                  title={service.name}
                  text={text}
                  href={`/uslugi/${slug}`}
                  icon={<Icon name={service.icon} />}
                />
              </li>
            )
          );
        })}
      </ul>
      <p className={styles.more}>
        <RouterLink className={layout.secondaryButton} href="/uslugi">
          {services.all}
        </RouterLink>
      </p>
    </Section>
  );
}

function Reasons() {
  return (
    <Section title={reasons.heading} lead={reasons.intro} tone="sunken">
      <ul className={layout.cardGrid}>
        {reasons.items.map(({ title, text }) => (
          <li key={title} className={styles.reason}>
            <h3 className={layout.title4}>{title}</h3>
            <p className={layout.quiet}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
