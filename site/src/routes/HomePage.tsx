import { ActionLink, Figures, Hero, PhoneButton, Section, ServiceCard } from '@tarcza/ui';
import { company } from '../content/company';
import { home } from '../content/home';
import { findService } from '../content/services';
import { CallToAction } from '../frame/CallToAction';
import { Icon } from '../icons';
import * as page from '../theme/page.css';
import { picture } from '../pictures';
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
    <Hero
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          <PhoneButton phone={company.phone} size="large">
            {hero.call}
          </PhoneButton>
          <ActionLink href="/kontakt">{hero.contact}</ActionLink>
        </>
      }
      note={hero.note}
      picture={{ ...picture('hero'), alt: '' }}
    />
  );
}

function Badges() {
  return (
    <section className={styles.badges} aria-label={badges.heading}>
      <div className={styles.badgeList}>
        <Figures figures={badges.items} size="medium" />
      </div>
      {badges.rating && <p className={styles.rating}>{badges.rating}</p>}
    </section>
  );
}

function Services() {
  return (
    <Section title={services.heading} lead={services.intro}>
      <ul className={page.cardGrid}>
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
        <ActionLink href="/uslugi">{services.all}</ActionLink>
      </p>
    </Section>
  );
}

function Reasons() {
  return (
    <Section title={reasons.heading} lead={reasons.intro} tone="sunken">
      <ul className={page.cardGrid}>
        {reasons.items.map(({ title, text }) => (
          <li key={title} className={styles.reason}>
            <h3 className={page.title4}>{title}</h3>
            <p className={page.quiet}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
