import { FaqGroup, PhoneButton } from '@tarcza/ui';
import { useSyncExternalStore } from 'react';
import { cities, type City } from '../content/cities';
import { company } from '../content/company';
import { layout as layoutWords } from '../content/layout';
import type { FullService } from '../content/load';
import type { LocalText } from '../content/localText';
import { fillPlace, region, type Place } from '../content/place';
import { servicePage, type ServicePageWords } from '../content/servicePage';
import { services, type Step } from '../content/services';
import { Breadcrumbs } from '../layout/Breadcrumbs';
import { CallToAction } from '../layout/CallToAction';
import { Hero } from '../layout/Hero';
import { Icon } from '../layout/icons';
import * as layout from '../layout/layout.css';
import { LinkList } from '../layout/LinkList';
import { RouterLink } from '../layout/RouterLink';
import { Section } from '../layout/Section';
import { FactList } from './FactList';
import { LocalSection } from './LocalSection';
import { PointList } from './PointList';
import * as styles from './ServiceAtPlace.css';
import { servicePlace } from './servicePlace';
import { UrgentBanner } from './UrgentBanner';

export interface ServiceAtPlaceProps {
  service: FullService;
  /** Absent on the service's own page. */
  city?: City | undefined;
  localText?: LocalText | undefined;
  /** Name of a town that is not on the list, as the address gives it. */
  unlistedCity?: string;
}

/** Everything about a service, in the words for one place. */
export function ServiceAtPlace({ service, city, localText, unlistedCity }: ServiceAtPlaceProps) {
  const place = servicePlace(city, useNameInAddress(unlistedCity));
  const unlisted = unlistedCity !== undefined;

  // What is promised, such as when a team arrives, holds for the region and not for whatever was typed.
  const served = city ?? region;
  const { urgent, facts, signs, methods, process, faq } = fillPlace(service, served);
  const words = fillPlace(servicePage, served);

  return (
    <>
      {urgent && <UrgentBanner>{urgent}</UrgentBanner>}
      <Trail
        service={service}
        placeName={place.name ?? (unlisted ? words.otherCity.breadcrumb : undefined)}
      />
      <ServiceHero service={service} place={place} words={words} unlisted={unlisted} />
      <section className={styles.facts} aria-label={words.factsLabel}>
        <div className={layout.column}>
          <FactList facts={facts} />
        </div>
      </section>

      <Section title={signs.heading} lead={signs.intro}>
        <PointList points={signs.items} />
      </Section>
      <Section title={methods.heading} lead={methods.intro} tone="sunken">
        <PointList points={methods.items} look="card" />
      </Section>
      <Section title={process.heading}>
        <Steps steps={process.steps} />
      </Section>
      {localText && <LocalSection words={words.local} text={localText} call={words.call} />}

      {city ? (
        <OtherServices service={service} city={city} words={words} />
      ) : (
        <AllCities service={service} words={words} />
      )}
      <Section title={words.faq.heading} tone={city ? 'sunken' : 'plain'}>
        <div className={styles.faq}>
          <FaqGroup
            title={`${service.name} ${served.locative}`}
            icon={<Icon name={service.icon} />}
            headingLevel={3}
            items={faq.map((item, index) => ({ ...item, id: `pytanie-${index + 1}` }))}
          />
        </div>
      </Section>
      <CallToAction {...words.callToAction} />
    </>
  );
}

const neverChanges = () => () => {};

/**
 * The host answers with the same static page for every town that is not on the list, so the first
 * drawing, which has to agree with it, does not know the name yet.
 */
function useNameInAddress(name: string | undefined): string | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => name,
    () => undefined,
  );
}

function Trail({ service, placeName }: { service: FullService; placeName: string | undefined }) {
  return (
    <Breadcrumbs
      trail={[
        { label: layoutWords.breadcrumbs.services, href: '/uslugi' },
        { label: service.name, href: placeName && `/uslugi/${service.slug}` },
        ...(placeName ? [{ label: placeName }] : []),
      ]}
    />
  );
}

interface PartProps {
  service: FullService;
  words: ServicePageWords;
}

function ServiceHero({ service, words, place, unlisted }: PartProps & { place: Place; unlisted: boolean }) {
  return (
    <Hero place="belowBreadcrumbs" picture={service.picture}>
      <h1 className={layout.title1}>
        {service.heading} {place.locative}
      </h1>
      <p className={layout.lead}>{fillPlace(service.lead, place)}</p>
      {unlisted && <p>{words.otherCity.note}</p>}
      <p className={layout.actions}>
        <PhoneButton phone={company.phone} size="large">
          {words.call}
        </PhoneButton>
        <RouterLink className={layout.secondaryButton} href="/kontakt">
          {words.contact}
        </RouterLink>
      </p>
    </Hero>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={layout.title4}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function OtherServices({ service, words, city }: PartProps & { city: City }) {
  const others = services.filter(({ slug }) => slug !== service.slug);
  return (
    <Section title={words.services.heading}>
      <LinkList
        links={others.map(({ slug, name }) => ({
          href: `/uslugi/${slug}/${city.slug}`,
          label: `${name} ${city.locative}`,
        }))}
        className={styles.links}
        linkClassName={styles.link}
      />
    </Section>
  );
}

function AllCities({ service, words }: PartProps) {
  return (
    <Section
      title={words.cities.heading.replace('{service}', service.name)}
      lead={words.cities.intro}
      tone="sunken"
    >
      <LinkList
        links={cities.map(({ slug, locative }) => ({
          href: `/uslugi/${service.slug}/${slug}`,
          label: `${service.name} ${locative}`,
        }))}
        className={styles.links}
        linkClassName={styles.link}
      />
    </Section>
  );
}
