import { Figures, Hero, Icon, Notice, PhoneButton, Section } from '@tarcza/ui';
import { company } from '../../content/company';
import type { Testimonial } from '../../content/confirmed';
import { landing, testimonials } from './content';
import { loadService, type FullService } from '../../content/load';
import { plates } from '../../content/plates';
import { CallToAction } from '../../frame/CallToAction';
import { cardPlace } from '../../theme/cardPlace';
import * as page from '../../theme/page.css';
import { picture } from '../../pictures';
import * as styles from './page.css';
import { Plates } from '../../components/Plates';
import { PointList } from '../../components/PointList';
import { Timeline } from './Timeline';

const slug = 'zwalczanie-pluskiew';

export type Data = FullService | undefined;

/** The service that the page advertises, for its price and its rating. */
export const load = (): Promise<Data> => loadService(slug);

export const files = () => [`src/content/services/${slug}.ts`];

export default function LandingPage({ data }: { data: Data }) {
  const { hero, symptoms, statistics, promotion } = landing;
  return (
    <>
      <Notice tone="urgent">{hero.alarm}</Notice>
      <Hero
        title={hero.title}
        lead={hero.lead}
        actions={
          <PhoneButton phone={company.phone} size="large">
            {hero.call}
          </PhoneButton>
        }
        note={hero.note}
        picture={{ ...picture(slug), alt: '' }}
      />
      <Section title={symptoms.heading} lead={symptoms.intro} tone="sunken">
        <PointList points={symptoms.items} picture={<Plates plates={[plates.pluskwa]} />} />
        <Call>{symptoms.call}</Call>
      </Section>
      <Calls weeks={data?.timeline} />
      <Guarantee />
      {statistics.items.length > 0 && (
        <Section title={statistics.heading}>
          <Figures figures={statistics.items} size="large" />
          {statistics.note && <p className={styles.note}>{statistics.note}</p>}
        </Section>
      )}
      <Opinions />
      <Section>
        <section className={styles.promotion} aria-labelledby="znizka">
          <h2 id="znizka" className={page.title2}>
            {promotion.heading}
          </h2>
          <p className={page.lead}>{promotion.text}</p>
          <PhoneButton phone={company.phone}>{promotion.call}</PhoneButton>
        </section>
      </Section>
      <CallToAction {...landing.callToAction} />
    </>
  );
}

function Calls({ weeks }: { weeks: FullService['timeline'] }) {
  const { heading, intro, steps, call } = landing.timeline;
  return (
    <Section title={heading} lead={intro}>
      <ol className={styles.timeline}>
        {steps.map(({ when, title, text }) => (
          <li key={when} className={styles.step}>
            <h3 className={styles.stepTitle}>
              <span className={styles.when}>{when}</span> {title}
            </h3>
            <p className={page.quiet}>{text}</p>
          </li>
        ))}
      </ol>
      {weeks && <Timeline {...weeks} />}
      <Call>{call}</Call>
    </Section>
  );
}

function Guarantee() {
  const { heading, intro, items, call } = landing.guarantee;
  return (
    <Section title={heading} lead={intro} tone="sunken">
      <ul className={styles.guarantee}>
        {items.map((item) => (
          <li key={item} className={styles.promise}>
            <Icon name="check" className={styles.check} />
            {item}
          </li>
        ))}
      </ul>
      <Call>{call}</Call>
    </Section>
  );
}

function Call({ children }: { children: string }) {
  return (
    <p className={styles.call}>
      <PhoneButton phone={company.phone}>{children}</PhoneButton>
    </p>
  );
}

/** What customers say; nothing where the company has supplied neither opinions nor a rating. */
function Opinions() {
  const { heading, rating, note } = landing.testimonials;
  if (testimonials.length === 0 && !rating) return null;
  return (
    <Section title={heading} lead={rating} tone="sunken">
      {testimonials.length > 0 && (
        <ul className={page.cardGrid}>
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.name} className={cardPlace(index, testimonials.length)}>
              <Opinion {...testimonial} />
            </li>
          ))}
        </ul>
      )}
      {note && !rating && <p className={styles.note}>{note}</p>}
    </Section>
  );
}

function Opinion({ name, text, rating }: Testimonial) {
  return (
    <figure className={styles.opinion}>
      <Stars rating={rating} />
      <blockquote className={styles.quote}>{text}</blockquote>
      <figcaption className={styles.author}>{name}</figcaption>
    </figure>
  );
}

const star = 'm12 2.5 2.9 6.1 6.7.9-4.9 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.4 9.5l6.7-.9Z';

function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 120 24"
      role="img"
      aria-label={landing.testimonials.ratingLabel.replace('{rating}', String(rating))}
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
