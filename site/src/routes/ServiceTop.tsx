import { PhoneButton } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { company } from '../content/company';
import { layout as layoutWords } from '../content/layout';
import type { FullService } from '../content/load';
import type { Place } from '../content/place';
import type { ServicePageWords } from '../content/servicePage';
import { Breadcrumbs } from '../layout/Breadcrumbs';
import { Hero } from '../layout/Hero';
import * as layout from '../layout/layout.css';
import { RouterLink } from '@tarcza/static-site';
import { FactList } from './FactList';
import * as styles from './ServiceTop.css';

export interface ServiceTopProps {
  service: FullService;
  place: Place;
  /** Last part of the way to the page; absent on the service's own page. */
  placeName: string | undefined;
  words: Pick<ServicePageWords, 'call' | 'contact' | 'factsLabel'>;
  lead: string;
  /** Short facts, in the words for the place. */
  facts: FullService['facts'];
  /** More under the lead. */
  children?: ReactNode;
}

/** How every page of a service begins: the way to it, what it is about, the call button, and the facts. */
export function ServiceTop({ service, place, placeName, words, lead, facts, children }: ServiceTopProps) {
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: layoutWords.breadcrumbs.services, href: '/uslugi' },
          { label: service.name, href: placeName && `/uslugi/${service.slug}` },
          ...(placeName ? [{ label: placeName }] : []),
        ]}
      />
      <Hero place="belowBreadcrumbs" picture={service.picture}>
        <h1 className={layout.title1}>
          {service.heading} {place.locative}
        </h1>
        <p className={layout.lead}>{lead}</p>
        {children}
        <p className={layout.actions}>
          <PhoneButton phone={company.phone} size="large">
            {words.call}
          </PhoneButton>
          <RouterLink className={layout.secondaryButton} href="/kontakt">
            {words.contact}
          </RouterLink>
        </p>
      </Hero>
      <section className={styles.facts} aria-label={words.factsLabel}>
        <div className={layout.column}>
          <FactList facts={facts} />
        </div>
      </section>
    </>
  );
}
