import { FaqGroup, Section, Steps } from '@tarcza/ui';
import type { Town } from '../../content/towns/towns';
import { describeRating } from '../../content/company/figureTexts';
import { findFirstAid } from '../../content/services/firstAid';
import type { FullService } from '../../content/load';
import { fillPlace, region } from '../../text/place';
import { listCallTimes } from '../../content/services/urgency';
import { serviceLinks } from '../../content/services/serviceLinks';
import { servicePage } from '../../content/services/servicePage';
import { typeset } from '../../text/typeset';
import { CallToAction } from '../../frame/CallToAction';
import * as page from '../../theme/page.css';
import { ChipLinks } from '../../components/ChipLinks';
import { PestDrawings } from '../../components/PestDrawings';
import { FirstAid } from '../../components/FirstAid';
import { Warning } from '../../components/Marked';
import { PointList } from '../../components/PointList';
import { Timeline } from '../../components/Timeline';
import { Urgency } from '../../components/Urgency';
import { useBrowserValue } from '../../useBrowserValue';
import { anchors } from './serviceAnchors';
import * as styles from './ServiceAtPlace.css';
import { servicePlace } from './servicePlace';
import { ServiceTop } from './ServiceTop';
import { aid } from './ServiceTop.css';

export interface ServiceAtPlaceProps {
  service: FullService;
  /** A town without its own texts; absent on the service's own page. */
  town?: Town | undefined;
  /** Name of a town that is not on the list, as the address gives it. */
  unlistedTown?: string;
}

/** Renders everything about a service, for the whole region. */
export function ServiceAtPlace({ service, town, unlistedTown }: ServiceAtPlaceProps) {
  const place = servicePlace(town, useNameInAddress(unlistedTown));
  const unlisted = unlistedTown !== undefined;
  const steps = findFirstAid(service.kind);
  const firstAid = steps && <FirstAid {...steps} />;
  // Bed bugs are urgent away from home; most readers have them at home.
  const isAidLater = service.kind === 'bedbug';

  // The promises are those of the region, not of the name in the address.
  const served = town ?? region;
  const { facts, signs, methods, process, timeline, headings, faq } = fillPlace(service, served);
  const texts = fillPlace(servicePage, served);

  return (
    <>
      <ServiceTop
        service={service}
        place={place}
        placeName={place.name ?? (unlisted ? texts.otherTown.breadcrumb : undefined)}
        texts={texts}
        lead={fillPlace(service.lead, place)}
        facts={facts}
      >
        {unlisted && <p>{texts.otherTown.note}</p>}
      </ServiceTop>
      {firstAid && !isAidLater && <div className={aid}>{firstAid}</div>}
      <Section id={anchors.signs} title={signs.heading} lead={signs.intro}>
        {signs.warning && <Warning>{signs.warning}</Warning>}
        <PointList
          points={signs.items}
          scene={signs.picture}
          picture={signs.drawings && <PestDrawings drawings={signs.drawings} />}
          picturePlace={signs.drawings?.[1] ? 'above' : 'beside'}
        />
      </Section>
      <Section id={anchors.methods} title={methods.heading} lead={methods.intro} tone="sunken">
        <PointList points={methods.items} scene={methods.picture} />
      </Section>
      <Section id={anchors.process} title={process.heading}>
        <Steps steps={process.steps} />
        {timeline && <Timeline {...timeline} />}
        <div className={styles.urgent}>
          <WhenToCall {...service} />
          {isAidLater && firstAid}
        </div>
      </Section>
      <Section id={anchors.faq} aria-label={headings.faq} tone="sunken">
        <div className={town || unlisted ? undefined : styles.faq}>
          <FaqGroup
            title={headings.faq}
            items={faq.map((item, index) => ({ ...item, id: `pytanie-${index + 1}` }))}
          />
          {!town && !unlisted && <Related heading={headings.related} slug={service.slug} />}
        </div>
      </Section>
      <CallToAction {...texts.callToAction} />
    </>
  );
}

/** Renders what is urgent and what is not. The heading names a single problem. */
function WhenToCall({ kind, headings }: FullService) {
  const times = typeset(listCallTimes(kind));
  return (
    <section className={page.box} aria-labelledby="kiedy">
      <h2 id="kiedy" className={page.title4}>
        {headings.whenToCall}
      </h2>
      <div className={styles.problems}>
        {times.map((time) => (
          <Urgency key={time.level} {...time} about={times.length > 1 ? time.about : undefined} />
        ))}
      </div>
    </section>
  );
}

/** Returns the name after hydration. The HTML is the same for every unlisted town, so the first render has no name. */
const useNameInAddress = (name: string | undefined) => useBrowserValue(() => name, undefined);

/** Renders links to what belongs to a service, and what customers gave. */
function Related({ heading, slug }: { heading: string; slug: FullService['slug'] }) {
  const rating = describeRating(slug);
  return (
    <div className={styles.related}>
      <nav aria-label={heading}>
        <ChipLinks heading={heading} links={serviceLinks[slug] ?? []} />
      </nav>
      {rating && <p className={`${page.quiet} ${page.small}`}>{rating}</p>}
    </div>
  );
}
