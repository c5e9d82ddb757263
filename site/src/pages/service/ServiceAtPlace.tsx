import { RouterLink } from '@tarcza/static-site';
import { FaqGroup, LinkList, Notice, Section, Steps } from '@tarcza/ui';
import { cities, type City } from '../../content/cities';
import { ratingText } from '../../content/claims';
import type { FullService } from '../../content/load';
import { fillPlace, region } from '../../content/place';
import { arrivalOf } from '../../content/promises';
import { serviceLinks } from '../../content/serviceLinks';
import { servicePage, type ServicePageWords } from '../../content/servicePage';
import { typesetText } from '../../content/typeset';
import { CallToAction } from '../../frame/CallToAction';
import { Icon } from '../../icons';
import * as page from '../../theme/page.css';
import { Plates } from '../../components/Plates';
import { PointList } from '../../components/PointList';
import { useBrowserValue } from '../../useBrowserValue';
import { anchors } from './serviceAnchors';
import * as styles from './ServiceAtPlace.css';
import { servicePlace } from './servicePlace';
import { ServiceTop } from './ServiceTop';

export interface ServiceAtPlaceProps {
  service: FullService;
  /** A town without its own texts; absent on the service's own page. */
  city?: City | undefined;
  /** Name of a town that is not on the list, as the address gives it. */
  unlistedCity?: string;
}

/** Renders everything about a service, for the whole region. */
export function ServiceAtPlace({ service, city, unlistedCity }: ServiceAtPlaceProps) {
  const place = servicePlace(city, useNameInAddress(unlistedCity));
  const unlisted = unlistedCity !== undefined;

  // The promises are those of the region, not of the name in the address.
  const served = city ?? region;
  const { urgent, facts, signs, methods, process, faq } = fillPlace(service, served);
  const words = fillPlace(servicePage, served);

  return (
    <>
      {urgent && <Notice tone="urgent">{urgent}</Notice>}
      <ServiceTop
        service={service}
        place={place}
        placeName={place.name ?? (unlisted ? words.otherCity.breadcrumb : undefined)}
        words={words}
        lead={fillPlace(service.lead, place)}
        facts={facts}
        rating={!city && !unlisted && service.rating ? ratingText(service.rating) : undefined}
        note={typesetText(arrivalOf(service.icon))}
      >
        {unlisted && <p>{words.otherCity.note}</p>}
      </ServiceTop>
      <Section id={anchors.signs} title={signs.heading} lead={signs.intro}>
        <PointList points={signs.items} picture={signs.plates && <Plates plates={signs.plates} />} />
      </Section>
      <Section id={anchors.methods} title={methods.heading} lead={methods.intro} tone="sunken">
        <PointList points={methods.items} look="card" />
      </Section>
      <Section id={anchors.process} title={process.heading}>
        <Steps steps={process.steps} />
      </Section>
      <AllCities service={service} words={words} />
      <Section id={anchors.faq} title={words.faq.heading.replace('{service}', service.name)}>
        <div className={styles.faq}>
          <FaqGroup
            title={`${service.name} ${served.locative}`}
            icon={<Icon name={service.icon} />}
            headingLevel={3}
            items={faq.map((item, index) => ({ ...item, id: `pytanie-${index + 1}` }))}
          />
        </div>
      </Section>
      {!city && !unlisted && (
        <Section title={words.related.replace('{service}', service.name)} tone="sunken">
          <LinkList links={serviceLinks[service.slug] ?? []} look="columns" />
        </Section>
      )}
      <CallToAction {...words.callToAction} apart={!city && !unlisted} />
    </>
  );
}

/**
 * The host returns the same static page for every town that is not on the list, so the first
 * drawing, which has to agree with it, does not know the name yet.
 */
const useNameInAddress = (name: string | undefined) => useBrowserValue(() => name, undefined);

interface AllCitiesProps {
  service: FullService;
  words: ServicePageWords;
}

function AllCities({ service, words }: AllCitiesProps) {
  return (
    <Section
      title={words.cities.heading.replace('{service}', service.name)}
      lead={words.cities.intro}
      tone="sunken"
    >
      <ul className={page.chips}>
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <RouterLink className={page.chip} href={`/uslugi/${service.slug}/${slug}`}>
              <span className={page.hidden}>{`${service.name}: `}</span>
              {name}
            </RouterLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
