import { RouterLink } from '@tarcza/static-site';
import { Breadcrumbs, Figures, Hero, LazyImage } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { Marked } from '../../components/Marked';
import { TextByOpeningHours } from '../../components/TextByOpeningHours';
import { navigation } from '../../content/texts/navigation';
import type { FullService } from '../../content/load';
import { fillPlace, type Place } from '../../text/place';
import { getPrices, isQuoted } from '../../content/offers/priceFigures';
import { findFirstAid } from '../../content/services/firstAid';
import { findUrgentElsewhere, findUrgentLine } from '../../content/services/urgency';
import type { ServicePageTexts } from '../../content/services/servicePage';
import { commonSentences } from '../../content/texts/commonSentences';
import { typesetText } from '../../text/typeset';
import * as page from '../../theme/page.css';
import { stage } from '../../theme/stage.css';
import { picture } from '../../pictures';
import { ContactActions } from '../../components/ContactActions';
import * as styles from './ServiceTop.css';

export interface ServiceTopProps {
  service: FullService;
  place: Place;
  /** Last part of the way to the page; absent on the service's own page. */
  placeName: string | undefined;
  texts: Pick<ServicePageTexts, 'call' | 'contact' | 'factsLabel'>;
  lead: string;
  /** Short facts beside the prices, with the name of the place filled in. */
  facts: FullService['facts'];
  /** A line under the facts: what is urgent in a town. */
  note?: string | undefined;
  /** What is dangerous then. A link to the first aid follows. */
  danger?: string | undefined;
  /** More under the lead. */
  children?: ReactNode;
}

/** Renders the top of every page of a service: breadcrumbs, subject, call button, prices and facts. */
export function ServiceTop(props: ServiceTopProps) {
  const { service, place, placeName, texts, lead, facts, note, danger, children } = props;
  const urgentLine = findUrgentLine(service.kind);
  const prices = getPrices(service.slug);
  const quoted = isQuoted(service.slug);
  const aid = findFirstAid(service.kind);
  return (
    <>
      <div className={stage}>
        <Breadcrumbs
          trail={[
            { label: navigation.breadcrumbs.services, href: '/uslugi' },
            { label: service.name, href: placeName && `/uslugi/${service.slug}` },
            ...(placeName ? [{ label: placeName }] : []),
          ]}
        />
        <Hero
          place="belowBreadcrumbs"
          title={`${service.heading} ${place.locative}`}
          lead={lead}
          actions={
            <ContactActions
              call={texts.call}
              contact={texts.contact}
              note={prices.line}
              hours={typesetText(urgentLine ? commonSentences.phoneLine : commonSentences.hoursLine)}
              urgentElsewhere={urgentLine ? undefined : findUrgentElsewhere(service.kind)}
              answersUrgentCalls={urgentLine !== undefined}
              hasFirstAid={urgentLine !== undefined}
            />
          }
        >
          {service.urgent && (
            <p className={styles.urgent}>
              <Marked mark="soon">
                <TextByOpeningHours>{fillPlace(service.urgent, place)}</TextByOpeningHours>
              </Marked>
            </p>
          )}
          {children}
        </Hero>
        <div className={styles.drawing}>
          <LazyImage
            {...picture(service.picture.name)}
            alt={service.picture.alt}
            sizes="(min-width: 60rem) 50vw, 100vw"
            priority
          />
        </div>
      </div>
      <section className={styles.facts} aria-label={texts.factsLabel}>
        <div className={`${page.column} ${styles.strip}`}>
          <Figures figures={quoted ? [...facts, ...prices.figures] : [...prices.figures, ...facts]} />
          {prices.lowest && <p className={`${page.quiet} ${page.small}`}>{prices.lowest}</p>}
          {note && (
            <p>
              <Marked mark="urgent">{note}</Marked>
            </p>
          )}
          {danger && (
            <p>
              <Marked mark="urgent">
                {danger} {aid && <RouterLink href={`/kontakt#${aid.id}`}>{aid.heading}</RouterLink>}
              </Marked>
            </p>
          )}
        </div>
      </section>
    </>
  );
}
