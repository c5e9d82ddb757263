import { Icon, LazyImage, PhoneButton } from '@tarcza/ui';
import { company, type Testimonial } from '../content/company';
import { landing, testimonials } from '../content/landing';
import { CallToAction } from '../layout/CallToAction';
import * as layout from '../layout/layout.css';
import { Section } from '../layout/Section';
import { picture } from '../pictures';
import { fixedPageHead } from '../seo/pageHead';
import { FactList } from './FactList';
import * as styles from './LandingPage.css';
import { UrgentBanner } from './UrgentBanner';

export const head = () => fixedPageHead('/uslugi/pluskwy-landing');

export default function LandingPage() {
  const { hero, symptoms, timeline, guarantee, statistics, promotion } = landing;
  return (
    <>
      <UrgentBanner>{hero.alarm}</UrgentBanner>
      <div className={styles.hero}>
        <div className={styles.heroText}>
          <h1 className={layout.title1}>{hero.title}</h1>
          <p className={layout.lead}>{hero.lead}</p>
          <PhoneButton phone={company.phone} tone="urgent" size="large">
            {hero.call}
          </PhoneButton>
          <p className={`${layout.quiet} ${layout.small}`}>{hero.note}</p>
        </div>
        <div className={styles.heroPicture}>
          <LazyImage
            {...picture('zwalczanie-pluskiew')}
            alt=""
            sizes="(min-width: 60rem) 32rem, calc(100vw - 2rem)"
            priority
          />
        </div>
      </div>

      <Section title={symptoms.heading} lead={symptoms.intro} tone="sunken">
        <ul className={styles.symptoms}>
          {symptoms.items.map(({ title, text }) => (
            <li key={title} className={styles.symptom}>
              <h3 className={layout.title4}>{title}</h3>
              <p className={layout.quiet}>{text}</p>
            </li>
          ))}
        </ul>
        <Call>{symptoms.call}</Call>
      </Section>

      <Section title={timeline.heading} lead={timeline.intro}>
        <ol className={styles.timeline}>
          {timeline.steps.map(({ when, title, text }) => (
            <li key={when} className={styles.step}>
              <h3 className={styles.stepTitle}>
                <span className={styles.when}>{when}</span> {title}
              </h3>
              <p className={layout.quiet}>{text}</p>
            </li>
          ))}
        </ol>
        <Call>{timeline.call}</Call>
      </Section>

      <Section title={guarantee.heading} lead={guarantee.intro} tone="sunken">
        <ul className={styles.guarantee}>
          {guarantee.items.map((item) => (
            <li key={item} className={styles.promise}>
              <Icon name="check" className={styles.check} />
              {item}
            </li>
          ))}
        </ul>
        <Call>{guarantee.call}</Call>
      </Section>

      <Section title={statistics.heading}>
        <FactList facts={statistics.items} size="large" />
      </Section>

      <Section title={landing.testimonials.heading} tone="sunken">
        <ul className={layout.cardGrid}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <Opinion {...testimonial} />
            </li>
          ))}
        </ul>
      </Section>

      <Section title={promotion.heading} lead={promotion.text}>
        <PhoneButton phone={company.phone} size="large">
          {promotion.call}
        </PhoneButton>
      </Section>

      <CallToAction {...landing.callToAction} />
    </>
  );
}

function Call({ children }: { children: string }) {
  return (
    <p className={styles.call}>
      <PhoneButton phone={company.phone}>{children}</PhoneButton>
    </p>
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
