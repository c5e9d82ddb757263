import { FaqGroup, LazyImage, PhoneButton } from '@tarcza/ui';
import { useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { cities, findCity, type City } from '../content/cities';
import { company } from '../content/company';
import { layout as layoutWords } from '../content/layout';
import { loadCity, loadService, type FullService } from '../content/load';
import type { LocalText } from '../content/localText';
import { fillPlace, region, unlistedPlace, type Place } from '../content/place';
import { servicePage } from '../content/servicePage';
import { findService, services, type Step } from '../content/services';
import { Breadcrumbs } from '../layout/Breadcrumbs';
import { CallToAction } from '../layout/CallToAction';
import { Icon } from '../layout/icons';
import * as heroStyles from '../layout/hero.css';
import * as layout from '../layout/layout.css';
import { RouterLink } from '../layout/RouterLink';
import { Section } from '../layout/Section';
import { picture } from '../pictures';
import type { RouteParams } from '../routes';
import { fixedPageHead, type PageHead } from '../seo/pageHead';
import { breadcrumbs, faqPage, service as serviceData } from '../seo/structuredData';
import { readCity, unlistedSlug } from './cityParameter';
import { FactList } from './FactList';
import NotFoundPage from './NotFoundPage';
import * as styles from './ServicePage.css';
import { UrgentBanner } from './UrgentBanner';

interface ServiceAtPlace {
  service: FullService;
  /** Absent on the service's own page. */
  city?: City | undefined;
  localText?: LocalText | undefined;
  /** Name of a town that is not on the list, as the address gives it. */
  unlistedCity?: string;
  /** Where the page lies whose address was spelled otherwise. */
  redirect?: string;
}

/** Null: there is no such service. */
type Data = ServiceAtPlace | null;

export async function load({ service: slug = '', city: parameter }: RouteParams): Promise<Data> {
  const read = parameter === undefined ? undefined : readCity(parameter);
  const listed = read?.kind === 'listed';
  const [service, city, local] = await Promise.all([
    loadService(slug),
    listed ? loadCity(read.slug) : undefined,
    listed ? import('../content/localText') : undefined,
  ]);
  if (!service) return null;

  switch (read?.kind) {
    case 'unlisted':
      return { service, unlistedCity: capitalised(service, read.name) };
    case 'misspelled':
      // The host answers as for an unlisted town, so that is what is drawn before the visitor is led on.
      return { service, unlistedCity: unlistedSlug, redirect: `/uslugi/${slug}/${read.slug}` };
    default:
      return { service, city, localText: city && local?.localText(city, service) };
  }
}

/** What `load` imports of an address that has a page of its own. */
export function files({ service, city }: RouteParams): readonly string[] {
  return [
    ...(findService(service ?? '') ? [`src/content/services/${service}.ts`] : []),
    ...(findCity(city ?? '') ? [`src/content/cities/${city}.ts`, 'src/content/localText.ts'] : []),
  ];
}

export function head(_: RouteParams, data: Data): PageHead {
  if (!data) return { ...fixedPageHead('/'), noindex: true };

  const { service, city, unlistedCity } = data;
  const place = placeOf(city, unlistedCity);
  const words = fillPlace(service.head, place);
  const servicePath = `/uslugi/${service.slug}`;
  const canonical = city ? `${servicePath}/${city.slug}` : servicePath;
  return {
    ...words,
    keywords: city ? [`${service.name} ${city.name}`, ...words.keywords] : words.keywords,
    canonical,
    noindex: unlistedCity !== undefined,
    structuredData:
      unlistedCity === undefined
        ? [
            serviceData({
              ...words,
              name: `${service.heading} ${place.locative}`,
              serviceType: service.name,
              canonical,
              priceFrom: service.priceFrom,
              rating: service.rating,
              city,
            }),
            breadcrumbs(
              { name: layoutWords.breadcrumbs.services, path: '/uslugi' },
              { name: service.name, path: servicePath },
              ...(city ? [{ name: city.name, path: canonical }] : []),
            ),
            faqPage(fillPlace(service.faq, place)),
          ]
        : [],
  };
}

export default function ServicePage({ data }: { data: Data }) {
  if (!data) return <NotFoundPage />;
  return (
    <>
      {data.redirect && <Redirect to={data.redirect} />}
      <ServiceAtPlace {...data} />
    </>
  );
}

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}

function ServiceAtPlace({ service, city, localText, unlistedCity }: ServiceAtPlace) {
  const place = placeOf(city, useNameInAddress(unlistedCity));
  const placeName =
    unlistedCity === undefined ? place.name : (place.name ?? servicePage.otherCity.breadcrumb);

  // What is promised, such as when a team arrives, holds for the region and not for whatever was typed.
  const served = city ?? region;
  const { urgent, facts, signs, methods, process, faq } = fillPlace(service, served);
  const words = fillPlace(servicePage, served);

  return (
    <>
      {urgent && <UrgentBanner>{urgent}</UrgentBanner>}
      <Breadcrumbs
        trail={[
          { label: layoutWords.breadcrumbs.services, href: '/uslugi' },
          { label: service.name, href: placeName && `/uslugi/${service.slug}` },
          ...(placeName ? [{ label: placeName }] : []),
        ]}
      />

      <div className={heroStyles.hero.belowBreadcrumbs}>
        <div className={heroStyles.heroText}>
          <h1 className={layout.title1}>
            {service.heading} {place.locative}
          </h1>
          <p className={layout.lead}>{fillPlace(service.lead, place)}</p>
          {unlistedCity !== undefined && <p>{words.otherCity.note}</p>}
          <p className={layout.actions}>
            <PhoneButton phone={company.phone} size="large">
              {words.call}
            </PhoneButton>
            <RouterLink className={layout.secondaryButton} href="/kontakt">
              {words.contact}
            </RouterLink>
          </p>
        </div>
        <div className={heroStyles.heroPicture}>
          <LazyImage
            {...picture(service.picture.name)}
            alt={service.picture.alt}
            sizes="(min-width: 60rem) 32rem, (min-width: 38rem) 36rem, calc(100vw - 2rem)"
            priority
          />
        </div>
      </div>

      <section className={styles.facts} aria-label={words.factsLabel}>
        <div className={layout.column}>
          <FactList facts={facts} />
        </div>
      </section>

      <Section title={signs.heading} lead={signs.intro}>
        <Items items={signs.items} look={styles.plainItem} />
      </Section>

      <Section title={methods.heading} lead={methods.intro} tone="sunken">
        <Items items={methods.items} look={styles.cardItem} />
      </Section>

      <Section title={process.heading}>
        <ol className={styles.steps}>
          {process.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={layout.title4}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>

      {localText && <Local words={words.local} text={localText} call={words.call} />}

      {city ? (
        <Section title={words.services.heading}>
          <LinkList
            links={services
              .filter(({ slug }) => slug !== service.slug)
              .map(({ slug, name }) => ({
                href: `/uslugi/${slug}/${city.slug}`,
                label: `${name} ${city.locative}`,
              }))}
          />
        </Section>
      ) : (
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
          />
        </Section>
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

/** On the bed-bug and marten pages a town begins with a capital; elsewhere it stays as it was typed. */
function capitalised({ icon }: FullService, name: string): string {
  return icon === 'bedbug' || icon === 'marten' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
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

function placeOf(city: City | undefined, unlistedCity: string | undefined): Place & { name?: string } {
  if (city) return city;
  return unlistedCity && unlistedCity.toLowerCase() !== unlistedSlug ? unlistedPlace(unlistedCity) : region;
}

function Items({ items, look }: { items: readonly Step[]; look: string }) {
  return (
    <ul className={styles.items}>
      {items.map(({ title, text }) => (
        <li key={title} className={look}>
          <h3 className={layout.title4}>{title}</h3>
          <p className={layout.quiet}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface LocalProps {
  words: (typeof servicePage)['local'];
  text: LocalText;
  call: string;
}

function Local({ words, text, call }: LocalProps) {
  return (
    <Section title={words.heading} tone="sunken">
      <div className={styles.local}>
        <div className={styles.localText}>
          <p>{text.intro}</p>
          <p>{text.specifics}</p>
        </div>
        <div className={styles.localText}>
          {(['areas', 'timeline', 'localAdvantage'] as const).map((part) => (
            <div key={part} className={styles.localPart}>
              <h3 className={layout.title4}>{words[part]}</h3>
              <p>{text[part]}</p>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.localCall}>
        <p className={styles.localCallText}>{text.cta}</p>
        <PhoneButton phone={company.phone}>{call}</PhoneButton>
      </div>
    </Section>
  );
}

function LinkList({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <RouterLink className={styles.link} href={href}>
            {label}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
