import { Icon, LazyImage, PhoneButton } from '@tarcza/ui';
import { company, type Testimonial } from '../content/company';
import { landing, testimonials } from '../content/landing';
import { layout as layoutWords } from '../content/layout';
import { loadService, type FullService } from '../content/load';
import { pages } from '../content/pages';
import { CallToAction } from '../layout/CallToAction';
import * as heroStyles from '../layout/hero.css';
import * as layout from '../layout/layout.css';
import { Section } from '../layout/Section';
import { picture } from '../pictures';
import type { RouteParams } from '../routes';
import { fixedPageHead, type PageHead } from '../seo/pageHead';
import { breadcrumbs, service } from '../seo/structuredData';
import { FactList } from './FactList';
import * as styles from './LandingPage.css';
import { UrgentBanner } from './UrgentBanner';

const path = '/uslugi/pluskwy-landing';
const slug = 'zwalczanie-pluskiew';

type Data = FullService | undefined;

/** The service that the page advertises, for its price and its rating. */
export const load = (): Promise<Data> => loadService(slug);

export const files = () => [`src/content/services/${slug}.ts`];

export function head(_: RouteParams, advertised: Data): PageHead {
  const { title, description, shareImage } = pages[path];
  return fixedPageHead(path, [
    ...(advertised
      ? [
          service({
            name: title,
            serviceType: advertised.name,
            description,
            canonical: path,
            shareImage,
            priceFrom: advertised.priceFrom,
            rating: advertised.rating,
          }),
        ]
      : []),
    breadcrumbs({ name: layoutWords.breadcrumbs.services, path: '/uslugi' }, { name: title, path }),
  ]);
}

export default function LandingPage() {
  const { hero, symptoms, timeline, guarantee, statistics, promotion } = landing;
  return (
    <>
      <UrgentBanner>{hero.alarm}</UrgentBanner>
      <div className={heroStyles.hero.first}>
        <div className={heroStyles.heroText}>
          <h1 className={layout.title1}>{hero.title}</h1>
          <p className={layout.lead}>{hero.lead}</p>
          <p>
            <PhoneButton phone={company.phone} tone="urgent" size="large">
              {hero.call}
            </PhoneButton>
          </p>
          <p className={`${layout.quiet} ${layout.small}`}>{hero.note}</p>
        </div>
        <div className={heroStyles.heroPicture}>
          <LazyImage
            {...picture('zwalczanie-pluskiew')}
            alt=""
            sizes="(min-width: 60rem) 32rem, (min-width: 38rem) 36rem, calc(100vw - 2rem)"
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
