import { fillTemplate } from '@tarcza/contact/contract';
import { RouterLink } from '@tarcza/static-site';
import { Figures, Hero, Section, Steps } from '@tarcza/ui';
import { landing, testimonials } from './content';
import { getPrices } from '../../content/offers/priceFigures';
import { findUrgentElsewhere } from '../../content/services/urgency';
import { drawings } from '../../content/pests/drawings';
import { CallToAction } from '../../frame/CallToAction';
import { CheckList } from '../../components/CheckList';
import * as page from '../../theme/page.css';
import { stage } from '../../theme/stage.css';
import { Cover } from '../../components/Cover';
import * as styles from './page.css';
import { PestDrawings } from '../../components/PestDrawings';
import { CallOrWrite, ContactActions } from '../../components/ContactActions';
import { PointList } from '../../components/PointList';
import { Timeline } from '../../components/Timeline';

export default function LandingPage() {
  const { hero, symptoms, after, statistics } = landing;
  return (
    <>
      <div className={styles.alarm}>
        <p className={page.column}>{hero.alarm}</p>
      </div>
      <div className={stage}>
        <Hero
          title={hero.title}
          lead={hero.lead}
          actions={
            <ContactActions
              {...hero}
              note={getPrices('zwalczanie-pluskiew').line}
              urgentElsewhere={findUrgentElsewhere('bedbug')}
            />
          }
        />
        <div className={styles.bedroom}>
          <Cover scene="pluskwy-landing" priority />
        </div>
      </div>
      <Section title={symptoms.heading} tone="sunken">
        <PointList points={symptoms.items} picture={<Proof />} />
      </Section>
      <Section title={after.heading} lead={after.lead}>
        <Steps steps={after.steps} />
        <Timeline {...after.timeline} />
      </Section>
      <Agreed />
      {statistics.items.length > 0 && (
        <Section title={statistics.heading}>
          <Figures figures={statistics.items} size="large" />
          <p className={`${page.quiet} ${page.small}`}>{statistics.note}</p>
        </Section>
      )}
      <Opinions />
      <CallToAction {...landing.callToAction} />
    </>
  );
}

/** What a bed bug looks like, and when it is certain that it is one. */
function Proof() {
  const { heading, text, link } = landing.symptoms.sure;
  return (
    <div className={`${page.stack.medium} ${styles.proof}`}>
      <PestDrawings drawings={[drawings.pluskwa]} />
      <section className={page.box} aria-labelledby="pewnosc">
        <h3 id="pewnosc" className={page.title4}>
          {heading}
        </h3>
        <p className={page.quiet}>{text}</p>
        <RouterLink className={page.linkAlone} href="/kontakt#formularz">
          {link}
        </RouterLink>
      </section>
    </div>
  );
}

function Agreed() {
  const { agreed, guarantee, promotion } = landing;
  return (
    <Section title={agreed.heading} lead={agreed.intro} tone="sunken">
      <div className={page.halves}>
        <div className={page.stack.small}>
          <CheckList items={[...agreed.items, guarantee.text]} />
          <RouterLink className={page.linkAlone} href="/gwarancja">
            {guarantee.link}
          </RouterLink>
        </div>
        <section className={styles.offer} aria-labelledby="cena">
          <h3 id="cena" className={page.title4}>
            {promotion.heading}
          </h3>
          <p className={`${page.actions} ${page.lead}`}>
            {promotion.priceBefore && <s className={page.quiet}>{promotion.priceBefore} </s>}
            <strong className={`${page.title2} ${styles.price}`}>{promotion.price}</strong>
          </p>
          <p className={page.quiet}>{promotion.text}</p>
          <CallOrWrite size="wide" tone="quiet" />
        </section>
      </div>
    </Section>
  );
}

/** What customers say; nothing where the company has supplied neither opinions nor a rating. */
function Opinions() {
  const { heading, rating, note } = landing.testimonials;
  if (testimonials.length === 0 && !rating) return null;
  return (
    <Section title={heading} tone="sunken">
      {testimonials.length > 0 && (
        <ul className={page.cardGrid}>
          {testimonials.map(({ name, text, rating: stars }) => (
            <li key={name}>
              <figure className={styles.opinion}>
                <Stars rating={stars} />
                <blockquote className={styles.quote}>{text}</blockquote>
                <figcaption className={`${page.quiet} ${page.small}`}>{name}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <p className={`${page.quiet} ${page.small}`}>{rating ?? note}</p>
    </Section>
  );
}

const star = 'm12 2.5 2.9 6.1 6.7.9-4.9 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.4 9.5l6.7-.9Z';

function Stars({ rating }: { rating: number }) {
  return (
    <svg
      width="7.5rem"
      height="1.5rem"
      viewBox="0 0 120 24"
      role="img"
      aria-label={fillTemplate(landing.testimonials.ratingLabel, { rating })}
    >
      {[1, 2, 3, 4, 5].map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${(place - 1) * 24})`}
          className={place > rating ? styles.emptyStar : styles.fullStar}
        />
      ))}
    </svg>
  );
}
