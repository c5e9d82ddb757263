import { Figures, Hero, Section, ServiceCard } from '@tarcza/ui';
import { home } from './content';
import { findService } from '../../content/services/services';
import { symptomsPage } from '../../content/symptoms/symptoms';
import { CallToAction } from '../../frame/CallToAction';
import * as page from '../../theme/page.css';
import { scene } from '../../theme/stage.css';
import { SiteIcon } from '../../icons';
import { ChipLinks } from '../../components/ChipLinks';
import { SymptomChoices } from '../../components/SymptomChoices';
import { Area } from '../../components/RegionMap';
import { Cover, CroppedCover } from '../../components/Cover';
import { ContactActions } from '../../components/ContactActions';
import * as styles from './page.css';

const { hero, badges, services, reasons, area, callToAction } = home;

export default function HomePage() {
  return (
    <>
      <FirstSight />
      <Section id="objawy" title={symptomsPage.heading} tone="sunken">
        <SymptomChoices />
      </Section>
      <Badges />
      <Services />
      <Reasons />
      <Area title={area.heading} lead={area.intro} />
      <CallToAction {...callToAction} />
    </>
  );
}

function FirstSight() {
  return (
    <div className={styles.hero}>
      <Hero
        title={
          <>
            <span className={styles.sentence}>{hero.title[0]}</span>{' '}
            <span className={styles.sentence}>{hero.title[1]}</span>
          </>
        }
        lead={hero.lead}
        actions={<ContactActions call={hero.call} contact={hero.contact} answersUrgentCalls hasFirstAid />}
      />
      <div className={`${scene} ${styles.day}`}>
        <Cover scene="hero-dzien" />
      </div>
      <div className={`${scene} ${styles.night}`}>
        <Cover scene="hero" />
      </div>
    </div>
  );
}

function Badges() {
  return (
    <section className={styles.badges} aria-label={badges.heading}>
      <div className={`${page.column} ${page.stack.small}`}>
        <Figures figures={badges.items} size="medium" />
        {badges.source && <p className={`${page.quiet} ${styles.source}`}>{badges.source}</p>}
      </div>
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
                  picture={<Cover of={service.kind} />}
                  foot={service.price}
                />
              </li>
            )
          );
        })}
      </ul>
      <ChipLinks {...services.others} />
    </Section>
  );
}

function Reasons() {
  return (
    <Section aria-labelledby="powody" tone="brand">
      <div className={styles.reasons}>
        <div className={page.stack.medium}>
          <h2 id="powody" className={page.title2}>
            {reasons.heading}
          </h2>
          <p className={page.lead}>{reasons.intro}</p>
          <ul className={styles.reasonList}>
            {reasons.items.map(({ icon, title, text }) => (
              <li key={title} className={page.stack.tight}>
                <h3 className={`${page.title4} ${page.marked.check}`}>
                  <SiteIcon name={icon} /> {title}
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <CroppedCover scene="cennik" />
      </div>
    </Section>
  );
}
